import { useCallback, useSyncExternalStore } from 'react'

/** Returns whether a media query matches; false while unknown, on the server. */
export function useMedia(text: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = matchMedia(text)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    [text],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(text).matches,
    () => false,
  )
}
