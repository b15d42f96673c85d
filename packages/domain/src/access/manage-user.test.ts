import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { mayManageUser, mayResetTwoFactor } from './manage-user.ts'
import { roles } from './roles.ts'

const admin: Actor = { id: 'admin', platformRole: 'ADMIN', tenantId: 'platform', tenantRole: 'ADMIN' }
const managed = (actor: Actor) =>
  roles.filter((role) => mayManageUser(actor, { id: 'somebody', role }, 'platform').allowed)

test('[ROLE-34] an administrator manages everybody who does not rank above them', () => {
  expect(managed(admin)).toEqual(['ADMIN', 'SELLER', 'CUSTOMER', 'USER'])
  expect(managed({ ...admin, platformRole: 'SUPER_ADMIN' })).toEqual([...roles])
})

test('a customer manages nobody', () => {
  expect(managed({ ...admin, platformRole: 'CUSTOMER', tenantRole: 'CUSTOMER' })).toEqual([])
})

test('nobody manages their own account', () => {
  expect(mayManageUser(admin, { id: 'admin', role: 'ADMIN' }, 'platform')).toEqual({
    allowed: false,
    because: 'user.own_account',
  })
})

const resettable = (actor: Actor) =>
  roles.filter((role) => mayResetTwoFactor(actor, { id: 'somebody', role }, 'platform').allowed)

test('an administrator turns two-factor authentication off for lower roles only', () => {
  expect(resettable(admin)).toEqual(['SELLER', 'CUSTOMER', 'USER'])
})

test('a super administrator turns it off for administrators too, and for no other super administrator', () => {
  expect(resettable({ ...admin, platformRole: 'SUPER_ADMIN' })).toEqual(['ADMIN', 'SELLER', 'CUSTOMER', 'USER'])
})

test('nobody without the permission turns it off', () => {
  expect(resettable({ ...admin, platformRole: 'SELLER', tenantRole: 'SELLER' })).toEqual([])
})
