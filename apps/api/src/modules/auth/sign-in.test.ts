import { expect, test } from 'vitest'
import { openRateLimits } from '../../http/rate-limits.ts'
import { arrangeAccount, arrangeSignIn, rightPassword } from '../../../test/testing/arrange-account.ts'
import { arrangePerson, arrangeShop, platformTenant } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const guarded = useTestApi((_ports, database) => ({ rateLimits: openRateLimits(database) }))

const account = (email: string) => ({ email, password: rightPassword, firstName: 'Bình', lastName: 'Trần' })

test('[SESS-03] register: returns tokens and the user, a customer of the platform, signed in', async () => {
  const platform = await platformTenant(server)
  const { data, response } = await server.client().POST('/auth/register', {
    body: { ...account('Binh.Tran@Chonoi.test'), phone: '+84912345678' },
  })
  expect(response.status).toBe(201)
  expect(data?.user).toMatchObject({
    email: 'binh.tran@chonoi.test',
    phone: '0912345678',
    role: 'CUSTOMER',
    platformRole: 'CUSTOMER',
    tenantId: platform,
    currentTenantId: platform,
  })
  const me = await server.client(data?.accessToken).GET('/auth/me')
  expect(me.data).toEqual(data?.user)
})

test('register: sends one welcome mail', async () => {
  const { data } = await server.client().POST('/auth/register', { body: account('chao@chonoi.test') })
  const { data: notices } = await server.client(data?.accessToken).GET('/notifications')
  expect(notices?.data.map(({ type }) => type)).toEqual(['ACCOUNT_WELCOME'])
})

test('register: one account per e-mail address, under concurrency and in any case', async () => {
  await platformTenant(server)
  const spellings = Array.from({ length: 12 }, (_, at) => (at % 2 ? 'Mot@chonoi.test' : 'mot@CHONOI.test'))
  const answers = await Promise.all(
    spellings.map((email) => server.client().POST('/auth/register', { body: account(email) })),
  )
  expect(answers.filter(({ response }) => response.status === 201)).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.code === 'auth.email_taken')).toHaveLength(11)
})

test('register: refused while registration is closed', async () => {
  await server.owner.query('update platform_settings set registration_enabled = false')
  const { error } = await server.client().POST('/auth/register', { body: account('sau@chonoi.test') })
  await server.owner.query('update platform_settings set registration_enabled = true')
  expect(error).toMatchObject({ status: 403, code: 'auth.registration_closed' })
})

test("[SESS-35, API-16] register: enforces the client's rules: required fields, e-mail format, password length", async () => {
  const { error } = await server.client().POST('/auth/register', {
    body: { email: 'khong-phai-email', password: 'ngan', firstName: ' ', lastName: 'Trần', phone: '12345' },
  })
  expect(error?.status).toBe(422)
  expect(error?.fields?.map(({ path, code }) => [path, code])).toEqual(
    expect.arrayContaining([
      ['email', 'format'],
      ['password', 'too_short'],
      ['firstName', 'pattern'],
      ['phone', 'pattern'],
    ]),
  )
})

test('register: refuses common passwords', async () => {
  const body = { ...account('pho-bien@chonoi.test'), password: 'matkhau123' }
  const { error } = await server.client().POST('/auth/register', { body })
  expect(error).toMatchObject({
    status: 422,
    code: 'auth.weak_password',
    fields: [{ path: 'password', code: 'password.too_common' }],
  })
})

test('[ROLE-03] login: returns the role in the current membership and the role of the account', async () => {
  const shop = await arrangeShop(server)
  const { id, grant } = await arrangeSignIn(server, { shop: shop.id, shopRole: 'ADMIN' })
  expect(grant.user).toMatchObject({ id, role: 'CUSTOMER', platformRole: 'CUSTOMER' })
  expect(grant.user.tenantMemberships.map(({ role, status }) => [role, status]).toSorted()).toEqual([
    ['ADMIN', 'ACTIVE'],
    ['CUSTOMER', 'ACTIVE'],
  ])
})

test('login: reveals an inactive account only with the right password', async () => {
  const { email, id } = await arrangeAccount(server)
  await server.owner.query('update users set is_active = false where id = $1', [id])
  const wrong = await server.client().POST('/auth/login', { body: { email, password: 'khong-dung-roi' } })
  expect(wrong.error?.code).toBe('auth.invalid_credentials')
  const right = await server.client().POST('/auth/login', { body: { email, password: rightPassword } })
  expect(right.error).toMatchObject({ status: 403, code: 'auth.account_inactive' })
})

test('login: blocks an address from an account after five failures, under concurrency too', async () => {
  const { email } = await arrangeAccount(guarded)
  const wrong = { email, password: 'khong-dung-roi' }
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => guarded.client().POST('/auth/login', { body: wrong })),
  )
  const codes = answers.map(({ error }) => error?.code)
  expect(codes.filter((code) => code === 'auth.invalid_credentials')).toHaveLength(5)
  expect(codes.filter((code) => code === 'request.rate_limited')).toHaveLength(7)
  const right = await guarded.client().POST('/auth/login', { body: { email, password: rightPassword } })
  expect(right.response.status).toBe(429)
  expect(Number(right.response.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('login: a success resets the failures', async () => {
  const { email } = await arrangeAccount(guarded)
  const attempt = async (password: string) => {
    await guarded.owner.query(`delete from rate_limits where key like 'auth:%'`)
    return (await guarded.client().POST('/auth/login', { body: { email, password } })).response.status
  }
  const statuses: number[] = []
  for (const password of ['sai-1', 'sai-2', 'sai-3', 'sai-4', rightPassword, 'sai-5', 'sai-6'])
    statuses.push(await attempt(password))
  expect(statuses).toEqual([401, 401, 401, 401, 200, 401, 401])
})

test('updateProfile: changes names, phone and language, and refuses protected fields', async () => {
  const { token, id } = await arrangePerson(server)
  const client = server.client(token)
  const { data } = await client.PUT('/auth/profile', {
    body: { firstName: ' Hoa ', phone: '+84987654321', language: 'en' },
  })
  expect(data).toMatchObject({ id, firstName: 'Hoa', lastName: 'Nguyễn', phone: '0987654321', language: 'en' })
  const raised = await client.PUT('/auth/profile', { body: { role: 'SUPER_ADMIN' } as never })
  expect(raised.error?.fields).toEqual([{ path: 'role', code: 'unknown_field' }])
  expect((await client.GET('/auth/profile')).data?.role).toBe('CUSTOMER')
})
