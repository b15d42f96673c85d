import { type Membership, selectableMemberships } from './membership.ts'

/** TENANT-06: the current one while it is ACTIVE, else the first ACTIVE one, else none. */
export function currentTenantAfter(memberships: readonly Membership[], current: string | null): string | null {
  const selectable = selectableMemberships(memberships)
  return (selectable.find(({ tenantId }) => tenantId === current) ?? selectable[0])?.tenantId ?? null
}

/** TENANT-07: a newly added membership that is ACTIVE becomes the current one. */
export function currentTenantAfterAdding(
  memberships: readonly Membership[],
  current: string | null,
  added: Membership,
): string | null {
  return added.status === 'ACTIVE' ? added.tenantId : currentTenantAfter([...memberships, added], current)
}

/** SESS-04: the user's current tenant, else the user's tenant, else the first membership. */
export function currentTenantAtLogin(user: {
  readonly currentTenantId?: string | null
  readonly tenantId?: string | null
  readonly tenantMemberships?: readonly Membership[]
}): string | null {
  return user.currentTenantId ?? user.tenantId ?? user.tenantMemberships?.[0]?.tenantId ?? null
}
