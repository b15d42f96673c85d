import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Hands focus on when an element that contains it unmounts: to the closest ancestor that matches `next`, or else to the
 * page's first match.
 */
export function useHandedOnFocus<Leaving extends HTMLElement>(next: string): RefObject<Leaving | null> {
  const element = useRef<Leaving>(null)
  useLayoutEffect(() => {
    const leaving = element.current
    return () => {
      if (!leaving?.contains(document.activeElement)) return
      const heir = leaving.closest<HTMLElement>(next) ?? document.querySelector<HTMLElement>(next)
      heir?.focus({ preventScroll: true })
    }
  }, [next])
  return element
}
