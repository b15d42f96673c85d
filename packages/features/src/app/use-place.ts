import { usePathname, useSearchParams } from './navigation.tsx'

/** Where to come back to after signing in. */
export function usePlace(): string {
  const pathname = usePathname()
  const search = useSearchParams()
  const query = search.toString()
  return query ? `${pathname}?${query}` : pathname
}
