import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { isCriticalGrant, mayGrantRole } from './grant-role.ts'
import { mayAccessResource } from './resource-access.ts'
import { roles } from './roles.ts'

const actor = (platformRole: Actor['platformRole'], tenantRole = platformRole, tenantId = 'here'): Actor => ({
  id: 'me',
  platformRole,
  tenantId,
  tenantRole,
})
const allowed = (...question: Parameters<typeof mayAccessResource>) => mayAccessResource(...question).allowed

test('[ROLE-25] access fails without the permission, even to an own resource', () => {
  expect(mayAccessResource(actor('USER'), 'create:order', { ownerId: 'me' })).toEqual({
    allowed: false,
    because: 'auth.permission_missing',
  })
})

test('[ROLE-26] a super administrator always passes', () => {
  expect(allowed(actor('SUPER_ADMIN'), 'delete:product', { ownerId: 'other', tenantId: 'there' })).toBe(true)
})

test('[ROLE-27] an admin passes only within the own tenant', () => {
  const admin = actor('CUSTOMER', 'ADMIN')
  expect(allowed(admin, 'update:product', { ownerId: 'other', tenantId: 'here' })).toBe(true)
  expect(allowed(admin, 'update:product', { ownerId: 'other', tenantId: 'there' })).toBe(false)
  expect(allowed(admin, 'update:product', { tenantId: null })).toBe(false)
})

test('[ROLE-27] a platform administrator who switched does not carry the admin role into that tenant', () => {
  const switched = actor('ADMIN', 'CUSTOMER', 'shop')
  expect(allowed(switched, 'update:product', { ownerId: 'other', tenantId: 'shop' })).toBe(false)
})

test('[ROLE-28] a resource with an owner passes only for that owner', () => {
  const seller = actor('CUSTOMER', 'SELLER')
  expect(allowed(seller, 'update:product', { ownerId: 'me', tenantId: 'there' })).toBe(true)
  expect(mayAccessResource(seller, 'update:product', { ownerId: 'other', tenantId: 'here' })).toEqual({
    allowed: false,
    because: 'auth.not_yours',
  })
})

test('[ROLE-29] a resource without an owner passes only in the own tenant, or when it has none', () => {
  const seller = actor('CUSTOMER', 'SELLER')
  expect(allowed(seller, 'update:product', { tenantId: 'here' })).toBe(true)
  expect(allowed(seller, 'update:product', { tenantId: 'there' })).toBe(false)
  expect(allowed(seller, 'read:product', {})).toBe(true)
})

test('a resource without owner and tenant belongs to the platform: it can be read, not written', () => {
  expect(allowed(actor('CUSTOMER', 'SELLER'), 'update:product', {})).toBe(false)
})

test('the tenant administrator still reaches what they bought elsewhere', () => {
  expect(allowed(actor('CUSTOMER', 'ADMIN'), 'cancel:order', { ownerId: 'me', tenantId: 'there' })).toBe(true)
})

test('a guest reaches nothing', () => {
  expect(mayAccessResource(null, 'read:product', {})).toEqual({ allowed: false, because: 'auth.unauthenticated' })
})

test('[ROLE-35] nobody grants a role above their own', () => {
  const grants = (who: Actor, tenantId: string) => roles.filter((role) => mayGrantRole(who, role, tenantId).allowed)
  expect(grants(actor('SUPER_ADMIN'), 'there')).toEqual([...roles])
  expect(grants(actor('ADMIN'), 'there')).toEqual(['ADMIN', 'SELLER', 'CUSTOMER', 'USER'])
  expect(grants(actor('CUSTOMER', 'ADMIN'), 'here')).toEqual(['ADMIN', 'SELLER', 'CUSTOMER', 'USER'])
  expect(grants(actor('CUSTOMER', 'ADMIN'), 'there')).toEqual([])
  expect(grants(actor('CUSTOMER', 'SELLER'), 'here')).toEqual([])
  expect(mayGrantRole(actor('ADMIN'), 'SUPER_ADMIN', 'here')).toEqual({
    allowed: false,
    because: 'auth.role_above_own',
  })
})

test('granting ADMIN or SUPER_ADMIN is critical', () => {
  expect(roles.filter(isCriticalGrant)).toEqual(['SUPER_ADMIN', 'ADMIN'])
})
