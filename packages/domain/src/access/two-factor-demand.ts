import type { Actor } from './actor.ts'
import { type Role, roleRank } from './roles.ts'

/** Of whom the platform demands two-factor authentication. */
export const twoFactorDemands = ['NOBODY', 'ADMINISTRATORS', 'STAFF'] as const
export type TwoFactorDemand = (typeof twoFactorDemands)[number]

const lowestRank = {
  NOBODY: Number.POSITIVE_INFINITY,
  ADMINISTRATORS: roleRank.ADMIN,
  STAFF: roleRank.SELLER,
} as const satisfies Record<TwoFactorDemand, number>

type Roles = Pick<Actor, 'platformRole' | 'tenantRole'>

/** Whether one of both roles is among those of whom the second factor is demanded. */
export const isSecondFactorDemanded = ({ platformRole, tenantRole }: Roles, demand: TwoFactorDemand): boolean =>
  [platformRole, tenantRole ?? 'USER'].some((role) => roleRank[role] >= lowestRank[demand])

/**
 * The roles with which somebody acts until they have set up the second factor that is demanded of them: a customer's at
 * most, everywhere, so that neither a screen nor a row of the back office is open to a password alone.
 */
export function withoutStaffRoles<Person extends Roles>(person: Person): Person {
  const { platformRole, tenantRole } = person
  return { ...person, platformRole: atMostCustomer(platformRole), tenantRole: tenantRole && atMostCustomer(tenantRole) }
}

const atMostCustomer = (role: Role): Role => (roleRank[role] > roleRank.CUSTOMER ? 'CUSTOMER' : role)
