import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { mayManageUser } from './manage-user.ts'
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
