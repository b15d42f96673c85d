import type { Actor } from '../access/actor.ts'
import type { Role } from '../access/roles.ts'
import { withoutStaffRoles } from '../access/two-factor-demand.ts'
import { type Membership, selectableMemberships } from './membership.ts'

/**
 * Maps the signed-in user to an actor. A current tenant without an ACTIVE membership counts as none, and who must set up
 * the second factor acts as a customer.
 */
export function actorOf(user: {
  readonly id: string
  readonly platformRole: Role
  readonly currentTenantId: string | null
  readonly tenantMemberships: readonly Membership[]
  readonly mustSetUpTwoFactor?: boolean
}): Actor {
  const current = selectableMemberships(user.tenantMemberships).find(
    ({ tenantId }) => tenantId === user.currentTenantId,
  )
  const held: Actor = {
    id: user.id,
    platformRole: user.platformRole,
    tenantId: current?.tenantId ?? null,
    tenantRole: current?.role ?? null,
  }
  return user.mustSetUpTwoFactor ? withoutStaffRoles(held) : held
}
