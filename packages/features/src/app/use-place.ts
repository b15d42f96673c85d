import { useHash, usePathname, useSearchParams } from './navigation.tsx'

/** Returns the current path, query and fragment, to return to after signing in. */
export function usePlace(): string {
  const pathname = usePathname()
  const search = useSearchParams()
  const hash = useHash()
  const query = search.toString()
  return (query ? `${pathname}?${query}` : pathname) + hash
}
