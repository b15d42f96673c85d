import { safeNext } from '@chonoi/api-client'
import { href } from '@chonoi/domain'
import { useSearchParams } from './navigation.tsx'
import { useServices } from './services.tsx'

/** The parameter of the address that holds the way back. */
export const wayBackParameter = 'next'

/** The page that needs the money, from the address: a path of this site, or undefined. */
export function useWayBack(): string | undefined {
  const next = useSearchParams().get(wayBackParameter)
  const { origin } = useServices()
  return next === null ? undefined : safeNext(next, origin, href('/wallet'))
}
