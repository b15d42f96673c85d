import { type RefObject, useEffect } from 'react'
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside'

/**
 * Keeps all that a modal covers inert for as long as this is drawn. React Aria gives the page back in the frame that answers
 * Escape, and the browser restyles and lays out all of it before that frame can be seen (half of its work on a phone).
 * The page is counted with React Aria's own, so that another modal over it keeps its hold.
 */
export function InertPage({ besides }: { besides: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (besides.current) return ariaHideOutside([besides.current], { shouldUseInert: true })
  }, [besides])
  return null
}
