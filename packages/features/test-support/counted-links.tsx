import type { UiLinkProps } from '@chonoi/ui/ui-provider'
import { type ComponentType, useLayoutEffect, useRef } from 'react'

export interface CountedLinks {
  /** Renders the screen's links. */
  Link: ComponentType<UiLinkProps>
  /** The paths of links that rendered again, in order. Clear it to begin counting. */
  drawnAnew: string[]
}

/**
 * Creates links that record when they render again.
 *
 * @param within selector of the areas whose links count
 */
export function countedLinks(within: string): CountedLinks {
  const drawn = new WeakSet<Element>()
  const drawnAnew: string[] = []
  function Link({ children, ...rest }: UiLinkProps) {
    const shown = useRef<HTMLAnchorElement>(null)
    useLayoutEffect(() => {
      const link = shown.current
      if (!link?.closest(within)) return
      if (drawn.has(link)) drawnAnew.push(link.pathname)
      drawn.add(link)
    })
    return (
      <a {...rest} ref={shown}>
        {children}
      </a>
    )
  }
  return { Link, drawnAnew }
}
