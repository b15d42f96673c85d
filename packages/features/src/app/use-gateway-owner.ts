import { effectiveRole, isSuperAdmin } from '@chonoi/domain'
import { useSession } from './services.tsx'
import { useActsForPlatform } from './use-acts-for-platform.ts'

/** Whose gateways somebody configures: the platform's, or their tenant's. */
export type GatewayOwner = 'platform' | 'tenant'

/**
 * Returns whose payment gateways the user configures: a super administrator the platform's, the administrator of a shop
 * the shop's, all others nobody's.
 */
export function useGatewayOwner(): GatewayOwner | null {
  const { actor } = useSession()
  const actsForPlatform = useActsForPlatform()
  if (!actor) return null
  if (isSuperAdmin(actor)) return 'platform'
  return effectiveRole(actor) === 'ADMIN' && !actsForPlatform ? 'tenant' : null
}
