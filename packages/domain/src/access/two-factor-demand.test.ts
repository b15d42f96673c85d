import { expect, test } from 'vitest'
import type { Role } from './roles.ts'
import { isSecondFactorDemanded, type TwoFactorDemand, withoutStaffRoles } from './two-factor-demand.ts'

test.each<[TwoFactorDemand, Role, Role | null, boolean]>([
  ['NOBODY', 'SUPER_ADMIN', 'SUPER_ADMIN', false],
  ['ADMINISTRATORS', 'CUSTOMER', 'SELLER', false],
  ['ADMINISTRATORS', 'CUSTOMER', 'ADMIN', true],
  ['ADMINISTRATORS', 'SUPER_ADMIN', null, true],
  ['STAFF', 'CUSTOMER', 'SELLER', true],
  ['STAFF', 'CUSTOMER', null, false],
  ['STAFF', 'USER', 'CUSTOMER', false],
])('of %s: the role %s, in the shop %s, is asked: %s', (demand, platformRole, tenantRole, isAsked) => {
  expect(isSecondFactorDemanded({ platformRole, tenantRole }, demand)).toBe(isAsked)
})

test('without the second factor a member of staff acts as a customer, and nobody gains a role', () => {
  expect(withoutStaffRoles({ platformRole: 'SUPER_ADMIN', tenantRole: 'ADMIN' })).toEqual({
    platformRole: 'CUSTOMER',
    tenantRole: 'CUSTOMER',
  })
  expect(withoutStaffRoles({ platformRole: 'USER', tenantRole: null })).toEqual({
    platformRole: 'USER',
    tenantRole: null,
  })
})
