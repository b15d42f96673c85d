import { usePathname, useSearchParams } from './navigation.tsx'

/** Returns the current path and query, to return to after signing in. */
export function usePlace(): string {
  const pathname = usePathname()
  const search = useSearchParams()
  const query = search.toString()
  return query ? `${pathname}?${query}` : pathname
}
