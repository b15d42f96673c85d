import type { BodyOf, QueryOf } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { arrangeAccount, rightPassword } from '../../../test/testing/arrange-account.ts'
import {
  arrangeAddress,
  arrangeMoney,
  type ArrangedPerson,
  arrangePerson,
  arrangeShop,
} from '../../../test/testing/arrange.ts'
import { cleanUp } from '../../jobs/clean-up.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

const list = (by: ArrangedPerson, query: QueryOf<'listUsers'> = {}) =>
  server.client(by.token).GET('/users', { params: { query } })
const create = (by: ArrangedPerson, body: BodyOf<'createUser'>) => server.client(by.token).POST('/users', { body })
const remove = (by: ArrangedPerson, id: string) =>
  server.client(by.token).DELETE('/users/{id}', { params: { path: { id } } })
const bulk = (by: ArrangedPerson, ids: string[], action: BodyOf<'bulkUpdateUsers'>['action']) =>
  server.client(by.token).POST('/users/bulk', { body: { ids, action } })
const me = (person: ArrangedPerson) => server.client(person.token).GET('/auth/me')
const audited = async (id: string) =>
  (await server.owner.query('select action, severity from audit_logs where entity_id = $1', [id])).rows
const mailsTo = async (email: string) =>
  (
    await server.owner.query<{ subject: string; body: string }>(
      'select subject, text_body as body from mail_outbox where recipient = $1',
      [email],
    )
  ).rows
const admin = () => arrangePerson(server, { role: 'ADMIN' })
let number = 0
const newEmail = () => `moi-${Date.now().toString(36)}${number++}@chonoi.test`

test('[ADM-USR-06, ADM-USR-19] listUsers: finds by name in either order without marks, and by e-mail', async () => {
  const by = await admin()
  const email = newEmail()
  const { data: created } = await create(by, {
    email,
    passwordLink: true,
    firstName: 'Hường',
    lastName: 'Đặng Thị',
    role: 'SELLER',
  })
  for (const search of ['huong dang', 'dang thi huong', email]) {
    const { data } = await list(by, { search })
    expect(data?.data).toMatchObject([
      { ...{ id: created?.id, email, firstName: 'Hường', lastName: 'Đặng Thị', role: 'SELLER' }, lastSeenAt: null },
    ])
    expect(data?.pagination.total).toBe(1)
  }
  const beyond = await list(by, { search: 'huong dang', page: 2 })
  expect(beyond.data).toMatchObject({ data: [], pagination: { total: 1 } })
})

test.each(['createdAt', 'email', 'firstName', 'role'] as const)(
  '[ADM-USR-06] listUsers: sorts by %s',
  async (sortBy) => {
    const by = await admin()
    await arrangePerson(server, { role: 'SELLER' })
    const { data } = await list(by, { sortBy, sortOrder: 'asc', limit: 100 })
    const values = data?.data.map((user) => user[sortBy]) ?? []
    expect(values).toEqual(values.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)))
    expect(values.length).toBeGreaterThan(2)
  },
)

test('[ADM-USR-06] listUsers: filters by role, by standing and by verification', async () => {
  const by = await admin()
  const { data: created } = await create(by, { email: newEmail(), passwordLink: true, role: 'SELLER', isActive: false })
  const found = async (query: QueryOf<'listUsers'>) =>
    (await list(by, { limit: 100, ...query })).data?.data.some(({ id }) => id === created?.id)
  expect(await found({ role: 'SELLER', isActive: false, isVerified: false })).toBe(true)
  for (const query of [{ role: 'CUSTOMER' }, { isActive: true }, { isVerified: true }] as const)
    expect(await found(query)).toBe(false)
})

test('listUsers: tells when somebody was last seen', async () => {
  const person = await arrangePerson(server)
  await me(person)
  const { data } = await list(await admin(), { search: person.email })
  expect(Date.now() - Date.parse(data?.data[0]?.lastSeenAt ?? '')).toBeLessThan(10 * 60_000)
})

test("listUsers: a shop's administrator lists its members with their role there; its sellers list nobody", async () => {
  const shop = await arrangeShop(server)
  const seller = await arrangePerson(server, { shop: shop.id, shopRole: 'SELLER' })
  const by = await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })
  const { data } = await list(by, { sortBy: 'role', sortOrder: 'asc' })
  expect(data?.data.map(({ id, role, lastSeenAt }) => [id, role, lastSeenAt])).toEqual([
    [by.id, 'ADMIN', null],
    [seller.id, 'SELLER', null],
  ])
  expect((await list(seller)).response.status).toBe(403)
})

test('getUserStatistics: counts a deactivated account as inactive and no longer as waiting', async () => {
  const by = await admin()
  const read = async () => (await server.client(by.token).GET('/users/statistics')).data
  const before = await read()
  const { data: created } = await create(by, { email: newEmail(), passwordLink: true, role: 'CUSTOMER' })
  const between = await read()
  expect(between).toEqual({
    totalUsers: (before?.totalUsers ?? 0) + 1,
    inactiveUsers: before?.inactiveUsers,
    unverifiedUsers: (before?.unverifiedUsers ?? 0) + 1,
    newUsers: (before?.newUsers ?? 0) + 1,
  })
  await bulk(by, [created?.id ?? ''], 'DEACTIVATE')
  expect(await read()).toMatchObject({
    inactiveUsers: (between?.inactiveUsers ?? 0) + 1,
    unverifiedUsers: before?.unverifiedUsers,
  })
})

test('[ADM-USR-07] createUser: the typed password signs in, with the role that was given', async () => {
  const email = newEmail()
  const names = { firstName: 'Lan', lastName: 'Phạm', phone: '0912345678' }
  const { data } = await create(await admin(), {
    email,
    password: rightPassword,
    ...names,
    role: 'SELLER',
    isActive: true,
  })
  expect(data).toMatchObject({ email, ...names, role: 'SELLER', isActive: true, isVerified: false })
  const { data: grant } = await server.client().POST('/auth/login', { body: { email, password: rightPassword } })
  expect(grant).toMatchObject({ user: { email, role: 'SELLER' } })
})

test('createUser: mails a link that sets the first password', async () => {
  const email = newEmail()
  await create(await admin(), { email, passwordLink: true, role: 'CUSTOMER' })
  await expect.poll(() => mailsTo(email)).toHaveLength(1)
  const [mail] = await mailsTo(email)
  const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
  const reset = await server.client().POST('/auth/reset-password', { body: { token, newPassword: rightPassword } })
  expect(reset.response.status).toBe(200)
  const { response } = await server.client().POST('/auth/login', { body: { email, password: rightPassword } })
  expect(response.status).toBe(200)
})

test('[ADM-USR-12] createUser: needs a password or the link; an address is taken once', async () => {
  const by = await admin()
  const email = newEmail()
  const { error } = await create(by, { email, role: 'CUSTOMER' })
  expect(error?.fields).toEqual([{ path: 'password', code: 'required' }])
  await create(by, { email, passwordLink: true, role: 'CUSTOMER' })
  expect((await create(by, { email: email.toUpperCase(), passwordLink: true, role: 'CUSTOMER' })).error?.code).toBe(
    'auth.email_taken',
  )
})

test('[ROLE-35] createUser: refuses a role above the own one; an administrative one is CRITICAL in the log', async () => {
  const by = await admin()
  const refused = await create(by, { email: newEmail(), passwordLink: true, role: 'SUPER_ADMIN' })
  expect(refused.error).toMatchObject({ status: 403, code: 'auth.role_above_own' })
  const { data } = await create(by, { email: newEmail(), passwordLink: true, role: 'ADMIN' })
  expect(await audited(data?.id ?? '')).toEqual([{ action: 'user.create', severity: 'CRITICAL' }])
})

test('[ADM-USR-15] updateUser: whoever is deactivated can’t sign in until they are activated again', async () => {
  const by = await admin()
  const { id, email } = await arrangeAccount(server)
  const set = (isActive: boolean) =>
    server.client(by.token).PUT('/users/{id}', { params: { path: { id } }, body: { isActive } })
  const signIn = async () =>
    (await server.client().POST('/auth/login', { body: { email, password: rightPassword } })).response.status
  await set(false)
  expect(await signIn()).toBe(403)
  await set(true)
  expect(await signIn()).toBe(200)
})

test('[ADM-USR-16, ADM-USR-17] updateUser: verifies an account, and changes its role', async () => {
  const by = await admin()
  const { id } = await arrangePerson(server)
  for (const body of [{ isVerified: true }, { role: 'SELLER' }] as const) {
    const { data } = await server.client(by.token).PUT('/users/{id}', { params: { path: { id } }, body })
    expect(data).toMatchObject(body)
  }
})

test('[ADM-USR-15] updateUser: deactivating ends every session for good', async () => {
  const by = await admin()
  const person = await arrangePerson(server)
  expect((await me(person)).response.status).toBe(200)
  const set = (isActive: boolean) =>
    server.client(by.token).PUT('/users/{id}', { params: { path: { id: person.id } }, body: { isActive } })
  await set(false)
  expect((await me(person)).response.status).toBe(401)
  await set(true)
  expect((await me(person)).response.status).toBe(401)
})

test('[ADM-USR-09, ADM-USR-17] deleteUser: removes who somebody was and keeps what others need', async () => {
  const by = await admin()
  const person = await arrangePerson(server)
  await arrangeAddress(server, person.id)
  expect((await remove(by, person.id)).response.status).toBe(200)
  expect((await me(person)).response.status).toBe(401)
  expect((await list(by, { search: person.email })).data?.data).toEqual([])
  expect((await remove(by, person.id)).response.status).toBe(404)
  const { rows } = await server.owner.query(
    `select first_name || last_name || coalesce(phone, '') as name, email like 'deleted-%' as "isForgotten",
       (select count(*) from addresses where user_id = u.id) + (select count(*) from memberships where user_id = u.id) as left
     from users u where id = $1`,
    [person.id],
  )
  expect(rows).toEqual([{ name: '', isForgotten: true, left: 0 }])
  const again = await create(by, { email: person.email, passwordLink: true, role: 'CUSTOMER' })
  expect(again.response.status).toBe(201)
})

test('deleteUser: refuses oneself, a higher rank, and an account with money', async () => {
  const by = await admin()
  const root = await arrangePerson(server, { role: 'SUPER_ADMIN' })
  const rich = await arrangePerson(server)
  await arrangeMoney(server, rich.id, 100_000)
  const codes = []
  for (const id of [by.id, root.id, rich.id]) codes.push((await remove(by, id)).error?.code)
  expect(codes).toEqual(['user.own_account', 'auth.role_above_own', 'user.has_balance'])
})

test('[ADM-USR-16] bulkUpdateUsers: changes each by itself and names the refusals', async () => {
  const by = await admin()
  const root = await arrangePerson(server, { role: 'SUPER_ADMIN' })
  const { data: fresh } = await create(by, { email: newEmail(), passwordLink: true, role: 'CUSTOMER' })
  const ids = [fresh?.id ?? '', root.id, by.id]
  expect((await bulk(by, ids, 'VERIFY')).data).toEqual({
    ...{ succeeded: 1, failed: 2 },
    results: [
      { id: ids[0], success: true, code: null },
      { id: ids[1], success: false, code: 'auth.role_above_own' },
      { id: ids[2], success: false, code: 'auth.permission_missing' },
    ],
  })
})

test('listUserSessions and endUserSessions: the latest sessions, and all of them ended', async () => {
  const by = await admin()
  const person = await arrangePerson(server)
  const params = { path: { id: person.id } }
  const sessions = async () => (await server.client(by.token).GET('/users/{id}/sessions', { params })).data?.data
  expect(await sessions()).toMatchObject([{ isSignedIn: true }])
  const { data } = await server.client(by.token).DELETE('/users/{id}/sessions', { params })
  expect(data).toEqual({ affected: 1 })
  expect(await sessions()).toMatchObject([{ isSignedIn: false }])
  expect((await me(person)).response.status).toBe(401)
  expect(await audited(person.id)).toEqual([{ action: 'user.end_sessions', severity: 'WARNING' }])
})

test('listUserSessions: those of a higher rank are not shown', async () => {
  const root = await arrangePerson(server, { role: 'SUPER_ADMIN' })
  const { error } = await server
    .client((await admin()).token)
    .GET('/users/{id}/sessions', { params: { path: { id: root.id } } })
  expect(error?.code).toBe('auth.role_above_own')
})

test('cleanUp: adding up what was counted changes no count', async () => {
  const by = await admin()
  const read = async () => (await server.client(by.token).GET('/users/statistics')).data
  const before = await read()
  await cleanUp(server.api)
  expect(await read()).toEqual(before)
  const { rows } = await server.owner.query(
    'select from user_counts group by platform_role, is_active, is_verified having count(*) > 1',
  )
  expect(rows).toEqual([])
})

test('[CATALOG-04] users are created, read, listed with all parameters, changed and deleted', async () => {
  const by = await admin()
  const client = server.client(by.token)
  const [first, second] = [newEmail(), newEmail()]
  const word = `tim${Date.now().toString(36)}`
  for (const email of [first, second])
    await create(by, { email, passwordLink: true, firstName: word, lastName: 'Phạm', role: 'SELLER' })
  const page = (number: number) =>
    list(by, { search: word, role: 'SELLER', page: number, limit: 1, sortBy: 'email', sortOrder: 'desc' })
  const emails = [first, second].toSorted().toReversed()
  expect((await page(1)).data).toMatchObject({ data: [{ email: emails[0] }], pagination: { total: 2, totalPages: 2 } })
  const found = (await page(2)).data?.data[0]
  expect(found?.email).toBe(emails[1])
  const at = { params: { path: { id: found?.id ?? '' } } }
  expect((await client.GET('/users/{id}', at)).data?.firstName).toBe(word)
  expect((await client.PUT('/users/{id}', { ...at, body: { firstName: 'Mới' } })).data?.firstName).toBe('Mới')
  expect((await client.DELETE('/users/{id}', at)).response.status).toBe(200)
  expect((await page(1)).data?.pagination.total).toBe(1)
})
