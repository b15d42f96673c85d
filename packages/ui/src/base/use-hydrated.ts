import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and for the first picture in the browser, then true. For what a server can't draw. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
