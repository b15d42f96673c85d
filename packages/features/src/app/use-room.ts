import { useSyncExternalStore } from 'react'

/**
 * Whether the window is this wide, in rem; false on the server. Media queries don't follow the text's size: with text
 * of 200 % a wide window has the room of a narrow one.
 */
export function useRoom(rem: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.innerWidth >= rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    () => false,
  )
}

/** The text's size is set at the root. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true })
  window.addEventListener('resize', onChange)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', onChange)
  }
}
