import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus with F6 to a region outside the page's tab order; F6 or Escape inside it moves the focus back.
 * Ignores keys that were already handled. Returns a function that moves the focus back.
 */
export function useF6Landmark(region: RefObject<HTMLElement | null>): () => void {
  const cameFrom = useRef<Element | null>(null)

  const goBack = useCallback(() => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    cameFrom.current = null
  }, [])

  // A layout effect, so that the key works as soon as the region is visible.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const element = region.current
      if (!element || event.defaultPrevented) return
      const isInside = element.contains(document.activeElement)
      if (event.key === 'F6' && !isInside) {
        cameFrom.current = document.activeElement
        element.focus()
      } else if (isInside && (event.key === 'F6' || event.key === 'Escape')) {
        goBack()
      } else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [region, goBack])

  return goBack
}
