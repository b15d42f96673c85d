import { useEffect, useRef, useState } from 'react'

/**
 * Gives the focus back to what had it when the overlay around this was opened. React Aria does so in the next frame,
 * but what closes an overlay by itself, such as an answer of the server, may be painted before the page stops being
 * inert: an inert button takes no focus, and the reader of a screen would start again at the top of the page.
 */
export function ReturnFocus() {
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body
        if (!isOpen.current && isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
      })
    }
  }, [opener])
  return null
}
