import { type Actor, isSuperAdmin } from '../access/actor.ts'
import { actsIn } from '../access/whose-row.ts'

/** Whether an administrator reaches a tenant's configurations. A super administrator reaches every tenant's. */
export function reachesGatewayConfig(actor: Actor, tenantId: string): boolean {
  return isSuperAdmin(actor) || actsIn(actor, tenantId)
}
