import type { UiLinkProps } from '@chonoi/ui/ui-provider'
import { type ComponentType, useLayoutEffect, useRef } from 'react'

export interface CountedLinks {
  /** Draws the screen's links. */
  Link: ComponentType<UiLinkProps>
  /** The paths of those that were drawn once more, in order; empty it where counting begins. */
  drawnAnew: string[]
}

/**
 * Links that say when they are drawn once more.
 * @param within selector of the places whose links count
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
