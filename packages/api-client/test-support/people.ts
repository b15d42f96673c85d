import type { AuthUser, TenantMembership } from '@chonoi/contract'

export const platform = membership('00000000-0000-4000-8000-000000000001', 'CUSTOMER')
export const teaShop = membership('00000000-0000-4000-8000-000000000002', 'SELLER')
export const silkShop = membership('00000000-0000-4000-8000-000000000003', 'ADMIN')
export const closedShop = membership('00000000-0000-4000-8000-000000000004', 'SELLER', 'SUSPENDED')

export function membership(
  tenantId: string,
  role: TenantMembership['role'],
  status: TenantMembership['status'] = 'ACTIVE',
): TenantMembership {
  const tenant = { id: tenantId, name: `Shop ${tenantId.slice(-1)}`, slug: `shop-${tenantId.slice(-1)}`, logoUrl: null }
  return { tenantId, tenant, role, status, joinedAt: '2026-01-02T03:04:05Z' }
}

/** Lan buys on the platform, sells in one shop, administers another, and is suspended from a third. */
export function lan(changes: Partial<AuthUser> = {}): AuthUser {
  return {
    id: '00000000-0000-4000-8000-0000000000aa',
    firstName: 'Lan',
    lastName: 'Nguyễn',
    email: 'lan@example.vn',
    phone: null,
    role: 'CUSTOMER',
    platformRole: 'CUSTOMER',
    tenantId: platform.tenantId,
    tenantMemberships: [platform, teaShop, silkShop, closedShop],
    currentTenantId: platform.tenantId,
    isVerified: true,
    language: 'vi',
    mustSetUpTwoFactor: false,
    ...changes,
  }
}
