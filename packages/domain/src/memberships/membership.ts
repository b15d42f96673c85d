import type { Role } from '../access/roles.ts'

/** TENANT-09: only ACTIVE can be selected. */
export const membershipStatuses = ['INVITED', 'ACTIVE', 'SUSPENDED', 'LEFT'] as const

export type MembershipStatus = (typeof membershipStatuses)[number]

/** The facts of a membership that the rules use. The contract's type also carries the tenant's name and logo. */
export type Membership = {
  readonly tenantId: string
  readonly role: Role
  readonly status: MembershipStatus
}

/** SHELL-16: the memberships that the switcher lists. */
export function selectableMemberships<M extends Membership>(memberships: readonly M[]): readonly M[] {
  return memberships.filter(({ status }) => status === 'ACTIVE')
}
