import { expect, test } from 'vitest'
import { type Actor, effectiveRole } from './actor.ts'
import { hasPermission } from './has-permission.ts'
import { adminOnly, meetsRequirement } from './requirement.ts'
import { type Role, roles } from './roles.ts'
import { guestRouteOutcome, protectedRouteOutcome } from './route-access.ts'

const inTenant = (tenantRole: Role, platformRole: Role = 'CUSTOMER'): Actor => ({
  id: 'someone',
  platformRole,
  tenantId: 'tenant',
  tenantRole,
})
const passing = (requirement: Parameters<typeof meetsRequirement>[1]) =>
  roles.filter((role) => meetsRequirement(inTenant(role, role), requirement))

test('[GUARD-05] admin-only lets ADMIN and SUPER_ADMIN in', () => {
  expect(passing(adminOnly)).toEqual(['SUPER_ADMIN', 'ADMIN'])
})

test('[GUARD-06] a guard of the role SELLER lets SELLER in, and nobody else', () => {
  expect(passing({ roles: ['SELLER'] })).toEqual(['SELLER'])
})

test('[GUARD-07] a guard without roles and permissions lets every role in, and no guest', () => {
  expect(passing({})).toEqual([...roles])
  expect(meetsRequirement(null, {})).toBe(false)
})

test('[GUARD-08] a guard requires all of its permissions, or any one of them', () => {
  const customer = inTenant('CUSTOMER')
  const permissions = ['create:order', 'create:product'] as const
  expect(meetsRequirement(customer, { permissions, match: 'all' })).toBe(false)
  expect(meetsRequirement(customer, { permissions, match: 'any' })).toBe(true)
})

test('[GUARD-08] a guard requires all of its roles, or any one of them', () => {
  const seller = inTenant('SELLER')
  const wanted = ['SELLER', 'ADMIN'] as const
  expect(meetsRequirement(seller, { roles: wanted, match: 'all' })).toBe(false)
  expect(meetsRequirement(seller, { roles: wanted, match: 'any' })).toBe(true)
})

test('a guest meets no requirement', () => {
  const requirements = [adminOnly, { roles: ['USER'] }, { permissions: ['read:order'] }, {}] as const
  expect(requirements.some((one) => meetsRequirement(null, one))).toBe(false)
})

test('[GUARD-01] while authentication loads, a protected route loads', () => {
  expect(protectedRouteOutcome({ isLoading: true }, ['ADMIN'])).toBe('loading')
})

test('[GUARD-02] the role is checked first: a guest without the role goes to /unauthorized', () => {
  expect(protectedRouteOutcome({ isLoading: false, actor: null }, ['ADMIN'])).toBe('unauthorized')
  expect(protectedRouteOutcome({ isLoading: false, actor: inTenant('SELLER') }, ['ADMIN'])).toBe('unauthorized')
})

test('[GUARD-03] a route without roles sends a guest to /login and shows itself to the others', () => {
  expect(protectedRouteOutcome({ isLoading: false, actor: null })).toBe('login')
  expect(protectedRouteOutcome({ isLoading: false, actor: inTenant('USER') })).toBe('render')
})

test('[GUARD-04] a guest-only page sends someone signed in to the dashboard', () => {
  expect(guestRouteOutcome({ isLoading: false, actor: inTenant('USER') })).toBe('dashboard')
  expect(guestRouteOutcome({ isLoading: false, actor: null })).toBe('render')
})

test('[ROLE-03] the role of the current membership is what guards read, beside the role of the account', () => {
  expect(effectiveRole(inTenant('SELLER', 'CUSTOMER'))).toBe('SELLER')
  expect(effectiveRole({ ...inTenant('SELLER'), tenantId: null, tenantRole: null })).toBe('CUSTOMER')
})

test('a super administrator stays one in every tenant', () => {
  expect(effectiveRole(inTenant('CUSTOMER', 'SUPER_ADMIN'))).toBe('SUPER_ADMIN')
})

test('permissions are the union of both roles: a seller can still buy', () => {
  const seller = inTenant('SELLER', 'CUSTOMER')
  expect(hasPermission(seller, 'create:order')).toBe(true)
  expect(hasPermission(seller, 'create:product')).toBe(true)
  expect(hasPermission(seller, 'access:admin_panel')).toBe(false)
})
