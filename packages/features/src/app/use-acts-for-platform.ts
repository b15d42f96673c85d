import { useSession } from './services.tsx'

/** The slug of the platform's tenant. */
export const platformSlug = 'default'

/**
 * Whether the user acts for the whole marketplace and not for one shop: sees the rows of all shops and approves
 * products.
 */
export function useActsForPlatform(): boolean {
  const { actor, availableTenants, currentTenantId } = useSession()
  if (!actor) return false
  if (actor.platformRole === 'SUPER_ADMIN') return true
  const current = availableTenants.find(({ tenantId }) => tenantId === currentTenantId)
  return actor.platformRole === 'ADMIN' && current?.tenant.slug === platformSlug
}
