import type { BodyOf } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { arrangeAccount, rightPassword } from '../../../test/testing/arrange-account.ts'
import { type ArrangedPerson, arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

const read = (viewer: ArrangedPerson, id: string) =>
  server.client(viewer.token).GET('/users/{id}', { params: { path: { id } } })
const change = (by: ArrangedPerson, id: string, body: BodyOf<'updateUser'>) =>
  server.client(by.token).PUT('/users/{id}', { params: { path: { id } }, body })
const audited = async (id: string) =>
  (await server.owner.query('select action, severity, changes from audit_logs where entity_id = $1', [id])).rows

test('[API-14] getUser: people see only themselves, though everybody is a member of the platform', async () => {
  const me = await arrangePerson(server)
  const other = await arrangePerson(server)
  const seller = await arrangePerson(server, { role: 'SELLER' })
  expect((await read(me, me.id)).data).toMatchObject({ id: me.id, email: me.email, role: 'CUSTOMER' })
  for (const viewer of [other, seller]) expect((await read(viewer, me.id)).response.status).toBe(404)
})

test("getUser: a tenant's administrator sees its members with their role; its sellers and other tenants' don't", async () => {
  const shop = await arrangeShop(server)
  const member = await arrangePerson(server, { shop: shop.id, shopRole: 'SELLER' })
  const administrator = await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })
  const colleague = await arrangePerson(server, { shop: shop.id, shopRole: 'SELLER' })
  const elsewhere = await arrangePerson(server, { shop: (await arrangeShop(server)).id, shopRole: 'ADMIN' })
  expect((await read(administrator, member.id)).data).toMatchObject({ id: member.id, role: 'SELLER' })
  for (const viewer of [colleague, elsewhere]) expect((await read(viewer, member.id)).response.status).toBe(404)
})

test('getUser: a platform administrator sees everybody with their role on the platform', async () => {
  const shop = await arrangeShop(server)
  const member = await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })
  const administrator = await arrangePerson(server, { role: 'ADMIN' })
  expect((await read(administrator, member.id)).data).toMatchObject({ id: member.id, role: 'CUSTOMER' })
})

test('updateUser: people change their own names and phone number, and no administrative field', async () => {
  const me = await arrangePerson(server)
  const { data } = await change(me, me.id, { firstName: 'Lan', phone: '+84281234567'.slice(0, 3) + '912345678' })
  expect(data).toMatchObject({ firstName: 'Lan', phone: '0912345678' })
  for (const body of [{ role: 'ADMIN' as const }, { isVerified: true }, { isActive: true }])
    expect((await change(me, me.id, body)).error).toMatchObject({ status: 403, code: 'auth.permission_missing' })
  expect((await read(me, me.id)).data?.role).toBe('CUSTOMER')
})

test('[API-16] updateUser: refuses to change the e-mail address', async () => {
  const me = await arrangePerson(server)
  const { error } = await change(me, me.id, { email: 'khac@chonoi.test' } as never)
  expect(error?.fields).toEqual([{ path: 'email', code: 'unknown_field' }])
})

test.each(['CUSTOMER', 'SELLER', 'ADMIN', 'SUPER_ADMIN'] as const)(
  '[ROLE-35] updateUser: a super administrator assigns the role %s',
  async (role) => {
    const root = await arrangePerson(server, { role: 'SUPER_ADMIN' })
    const person = await arrangePerson(server, { role: 'USER' })
    expect((await change(root, person.id, { role })).data?.role).toBe(role)
    const isCritical = role === 'ADMIN' || role === 'SUPER_ADMIN'
    expect(await audited(person.id)).toMatchObject([
      {
        action: 'user.grant_role',
        severity: isCritical ? 'CRITICAL' : 'INFO',
        changes: { role: { from: 'USER', to: role } },
      },
    ])
    expect((await server.client(person.token).GET('/auth/me')).data?.role).toBe(role)
  },
)

test("[ROLE-35] updateUser: refuses roles above one's own and users who rank higher", async () => {
  const administrator = await arrangePerson(server, { role: 'ADMIN' })
  const person = await arrangePerson(server)
  const root = await arrangePerson(server, { role: 'SUPER_ADMIN' })
  expect((await change(administrator, person.id, { role: 'ADMIN' })).data?.role).toBe('ADMIN')
  const above = await change(administrator, person.id, { role: 'SUPER_ADMIN' })
  expect(above.error).toMatchObject({ status: 403, code: 'auth.role_above_own' })
  for (const body of [{ role: 'CUSTOMER' as const }, { isActive: false }, { firstName: 'Khác' }])
    expect((await change(administrator, root.id, body)).error?.code).toBe('auth.role_above_own')
  expect((await read(administrator, root.id)).data).toMatchObject({ role: 'SUPER_ADMIN', isActive: true })
})

test("updateUser: refuses changes of one's own role or status, for super administrators too", async () => {
  const root = await arrangePerson(server, { role: 'SUPER_ADMIN' })
  for (const body of [{ role: 'CUSTOMER' as const }, { isActive: false }])
    expect((await change(root, root.id, body)).error?.code).toBe('auth.permission_missing')
})

test('updateUser: a reactivated and verified account signs in again', async () => {
  const administrator = await arrangePerson(server, { role: 'ADMIN' })
  const person = await arrangeAccount(server)
  const signIn = () => server.client().POST('/auth/login', { body: { email: person.email, password: rightPassword } })
  await change(administrator, person.id, { isActive: false })
  expect((await signIn()).error?.code).toBe('auth.account_inactive')
  await change(administrator, person.id, { isActive: true, isVerified: true })
  expect((await signIn()).data).toMatchObject({ user: { isVerified: true } })
})

test("updateUser: a tenant's administrator changes role and status in the tenant, but not the account", async () => {
  const shop = await arrangeShop(server)
  const member = await arrangePerson(server, { shop: shop.id, shopRole: 'SELLER' })
  const administrator = await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })
  expect((await change(administrator, member.id, { role: 'ADMIN' })).data?.role).toBe('ADMIN')
  expect((await change(administrator, member.id, { isActive: false })).data?.isActive).toBe(false)
  const me = await server.client(member.token).GET('/auth/me')
  expect(me.data).toMatchObject({ role: 'CUSTOMER', platformRole: 'CUSTOMER' })
  expect(me.data?.tenantMemberships.find(({ tenantId }) => tenantId === shop.id)?.status).toBe('SUSPENDED')
  for (const body of [{ firstName: 'Khác' }, { phone: null }, { isVerified: true }])
    expect((await change(administrator, member.id, body)).error).toMatchObject({ status: 403, code: 'auth.not_yours' })
  expect((await change(administrator, member.id, { role: 'SUPER_ADMIN' })).error?.code).toBe('auth.role_above_own')
})

test("[ROLE-03] getUser: a role in one tenant doesn't apply in another", async () => {
  const shop = await arrangeShop(server)
  const member = await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN', actsIn: 'platform' })
  const other = await arrangePerson(server, { shop: shop.id })
  expect((await read(member, other.id)).response.status).toBe(404)
  const asShop = server.client(member.token, { 'x-tenant-id': shop.id })
  const { response } = await asShop.GET('/users/{id}', { params: { path: { id: other.id } } })
  expect(response.status).toBe(200)
})

test('[ADM-USR-08] updateUser: changes the one thing that is sent and keeps the rest', async () => {
  const root = await arrangePerson(server, { role: 'SUPER_ADMIN' })
  const person = await arrangePerson(server)
  const shown = async () => {
    const { firstName, lastName, phone, role, isActive, isVerified } = (await read(root, person.id)).data ?? {}
    return { firstName, lastName, phone, role, isActive, isVerified }
  }
  const changes = [
    ...[{ isActive: false }, { isActive: true }, { isVerified: true }, { role: 'SELLER' as const }],
    ...[{ firstName: 'Bình' }, { lastName: 'Phạm' }, { phone: '0912345678' }],
  ]
  for (const sent of changes) {
    const before = await shown()
    expect((await change(root, person.id, sent)).response.status).toBe(200)
    expect(await shown()).toEqual({ ...before, ...sent })
  }
})
