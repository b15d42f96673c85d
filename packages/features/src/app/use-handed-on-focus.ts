import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For what goes away by a press on it: if the keyboard is in it then, it goes on at `next`, the nearest of this selector
 * around it, or else the page's first.
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
