import type { Role } from '../access/roles.ts'

/** TENANT-09: only ACTIVE can be selected. */
export const membershipStatuses = ['INVITED', 'ACTIVE', 'SUSPENDED', 'LEFT'] as const

export type MembershipStatus = (typeof membershipStatuses)[number]

/** What the rules need to know of a membership; the contract's carries the tenant's name and logo besides. */
export type Membership = {
  readonly tenantId: string
  readonly role: Role
  readonly status: MembershipStatus
}

/** SHELL-16: the memberships that the switcher lists. */
export function selectableMemberships<M extends Membership>(memberships: readonly M[]): readonly M[] {
  return memberships.filter(({ status }) => status === 'ACTIVE')
}
