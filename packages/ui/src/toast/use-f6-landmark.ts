import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * F6 goes to a region that lies outside the order of the page, and F6 or Escape from within goes back to where one was.
 * Steps aside when something else has handled the key already. Returns the way back.
 */
export function useF6Landmark(region: RefObject<HTMLElement | null>): () => void {
  const cameFrom = useRef<Element | null>(null)

  const goBack = useCallback(() => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    cameFrom.current = null
  }, [])

  // Before the paint: the key works as soon as the region is seen.
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
