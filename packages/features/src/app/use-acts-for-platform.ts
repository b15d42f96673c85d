import { useSession } from './services.tsx'

/** The platform is the tenant with this slug. */
const platformSlug = 'default'

/** Whether who is signed in works for the whole marketplace now, not for one shop: sees every shop's rows and approves. */
export function useActsForPlatform(): boolean {
  const { actor, availableTenants, currentTenantId } = useSession()
  if (!actor) return false
  if (actor.platformRole === 'SUPER_ADMIN') return true
  const current = availableTenants.find(({ tenantId }) => tenantId === currentTenantId)
  return actor.platformRole === 'ADMIN' && current?.tenant.slug === platformSlug
}
