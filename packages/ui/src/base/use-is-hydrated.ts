import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the server's markup and while it is being taken over, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
