import { useNavigation } from './navigation.tsx'

/** Where to come back to after signing in. */
export function usePlace(): string {
  const { pathname, search } = useNavigation()
  const query = search.toString()
  return query ? `${pathname}?${query}` : pathname
}
