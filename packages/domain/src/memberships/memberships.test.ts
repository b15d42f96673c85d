import { expect, test } from 'vitest'
import { actorOf } from './actor-of.ts'
import { currentTenantAfter, currentTenantAfterAdding, currentTenantAtLogin } from './current-tenant.ts'
import { type Membership, membershipStatuses, selectableMemberships } from './membership.ts'
import { maySwitchTo, switchTenant, tenantSwitchRefused } from './switch-tenant.ts'

const first: Membership = { tenantId: 'first', role: 'CUSTOMER', status: 'ACTIVE' }
const second: Membership = { tenantId: 'second', role: 'SELLER', status: 'ACTIVE' }
const suspended: Membership = { tenantId: 'suspended', role: 'ADMIN', status: 'SUSPENDED' }
const memberships = [suspended, first, second]

test('[TENANT-01] switching is allowed only to an ACTIVE membership', () => {
  const allowed = membershipStatuses.filter((status) => maySwitchTo([{ ...first, status }], 'first').allowed)
  expect(allowed).toEqual(['ACTIVE'])
  expect(maySwitchTo(memberships, 'unknown').allowed).toBe(false)
})

test('[TENANT-02] any other gives the documented message', () => {
  expect(switchTenant(memberships, 'first', 'suspended')).toEqual({
    kind: 'refused',
    message: 'Cannot switch to inactive or unavailable tenant',
  })
  expect(tenantSwitchRefused).toBe('Cannot switch to inactive or unavailable tenant')
})

test('[TENANT-04] switching to the current tenant is ignored', () => {
  expect(switchTenant(memberships, 'first', 'first')).toEqual({ kind: 'ignored' })
})

test("[TENANT-05] after a switch the role is the chosen membership's", () => {
  expect(switchTenant(memberships, 'first', 'second')).toMatchObject({
    kind: 'switched',
    membership: { role: 'SELLER' },
  })
})

test('[TENANT-06] when the current membership is lost or inactive, the first ACTIVE one takes over', () => {
  expect(currentTenantAfter(memberships, 'gone')).toBe('first')
  expect(currentTenantAfter(memberships, 'suspended')).toBe('first')
  expect(currentTenantAfter(memberships, 'second')).toBe('second')
})

test('[TENANT-06] without an ACTIVE membership there is no current tenant', () => {
  expect(currentTenantAfter([suspended], 'suspended')).toBeNull()
})

test('[TENANT-07] a newly added ACTIVE membership becomes current, another does not', () => {
  expect(currentTenantAfterAdding([first], 'first', second)).toBe('second')
  expect(currentTenantAfterAdding([first], 'first', suspended)).toBe('first')
})

test('[TENANT-09] ACTIVE is the selectable status', () => {
  expect(selectableMemberships(memberships)).toEqual([first, second])
})

test("at login: the user's current tenant, else the user's tenant, else the first membership", () => {
  const user = { currentTenantId: 'a', tenantId: 'b', tenantMemberships: memberships }
  expect(currentTenantAtLogin(user)).toBe('a')
  expect(currentTenantAtLogin({ ...user, currentTenantId: null })).toBe('b')
  expect(currentTenantAtLogin({ tenantMemberships: memberships })).toBe('suspended')
  expect(currentTenantAtLogin({})).toBeNull()
})

test('the signed-in user acts with the role of the current ACTIVE membership, and without one with none', () => {
  const user = { id: 'me', platformRole: 'CUSTOMER', tenantMemberships: memberships } as const
  expect(actorOf({ ...user, currentTenantId: 'second' })).toEqual({
    id: 'me',
    platformRole: 'CUSTOMER',
    tenantId: 'second',
    tenantRole: 'SELLER',
  })
  expect(actorOf({ ...user, currentTenantId: 'suspended' })).toMatchObject({ tenantId: null, tenantRole: null })
})

test('actorOf: who must set up the second factor acts as a customer at most', () => {
  const staff = { id: 'me', platformRole: 'ADMIN', tenantMemberships: memberships, mustSetUpTwoFactor: true } as const
  expect(actorOf({ ...staff, currentTenantId: 'second' })).toMatchObject({
    platformRole: 'CUSTOMER',
    tenantId: 'second',
    tenantRole: 'CUSTOMER',
  })
})
