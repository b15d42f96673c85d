import type { AuthUser, TenantMembership } from '@chonoi/contract'

const idOf = (last: string) => `00000000-0000-4000-8000-0000000000${last}`

export function membership(
  last: string,
  name: string,
  role: TenantMembership['role'],
  status: TenantMembership['status'] = 'ACTIVE',
): TenantMembership {
  const tenantId = idOf(last)
  const tenant = { id: tenantId, name, slug: `shop-${last}`, logoUrl: null }
  return { tenantId, tenant, role, status, joinedAt: '2026-01-02T03:04:05Z' }
}

export const platform = membership('01', 'Chợ Nổi', 'CUSTOMER')
export const pottery = membership('02', 'Gốm Bát Tràng Nhà Lan', 'SELLER')
export const suspended = membership('03', 'Trái cây Cái Răng', 'SELLER', 'SUSPENDED')

/** Lan, who buys; `changes` give her other roles and shops. */
export function lan(changes: Partial<AuthUser> = {}): AuthUser {
  return {
    id: idOf('aa'),
    firstName: 'Lan',
    lastName: 'Nguyễn Thị',
    email: 'lan@example.vn',
    phone: null,
    role: 'CUSTOMER',
    platformRole: 'CUSTOMER',
    tenantId: platform.tenantId,
    tenantMemberships: [platform],
    currentTenantId: platform.tenantId,
    isVerified: true,
    language: 'vi',
    ...changes,
  }
}

/** A token of the right shape that holds for an hour; its signature is nobody's, for the client never looks at it. */
export function accessToken(): string {
  const now = Math.floor(Date.now() / 1000)
  const encode = (value: unknown) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ iat: now, exp: now + 3600 })}.c2lnbmF0dXJl`
}
