import { expect, test } from 'vitest'
import { arrangeDeposit, walletOf } from '../../../test/testing/arrange-deposits.ts'
import { arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const keyed = (key = newKey()) => ({ header: { 'Idempotency-Key': key } })
const nobody = '00000000-0000-4000-8000-000000000000'

async function customer() {
  const person = await arrangePerson(server)
  return { ...person, client: server.client(person.token) }
}

test('[WAL-03] createDeposit: a customer requests, reads, changes and cancels a deposit; its record is kept', async () => {
  const { client, id: userId } = await customer()
  const asked = await client.POST('/deposits', {
    params: keyed(),
    body: { amountInCents: 50_000_000, paymentMethod: 'BANK_TRANSFER', bankName: 'ACB', notes: 'Nạp lần đầu' },
  })
  expect(asked.response.status).toBe(201)
  expect(asked.data).toMatchObject({
    status: 'PENDING',
    amountInCents: 50_000_000,
    actualAmountInCents: null,
    bankName: 'ACB',
    bankReference: null,
    user: { id: userId, lastName: 'Nguyễn', firstName: 'An' },
  })
  const path = { id: asked.data?.id ?? '' }
  expect((await client.GET('/deposits/{id}', { params: { path } })).data).toEqual(asked.data)
  const changed = await client.PATCH('/deposits/{id}', {
    params: { path },
    body: { bankReference: 'FT2611', notes: null },
  })
  expect(changed.data).toMatchObject({ bankReference: 'FT2611', notes: null, bankName: 'ACB' })
  expect((await client.DELETE('/deposits/{id}', { params: { path } })).data).toEqual({ success: true })
  expect((await client.GET('/deposits/{id}', { params: { path } })).data?.status).toBe('CANCELLED')
  const listed = await client.GET('/deposits', {})
  expect(listed.data?.data.deposits.map(({ status }) => status)).toEqual(['CANCELLED'])
  expect(await walletOf(server, userId)).toMatchObject({ balance: 0 })
})

test("createDeposit: notifies the platform's administrators and is audited", async () => {
  const admin = await arrangePerson(server, { role: 'ADMIN' })
  const { client } = await customer()
  const { data } = await client.POST('/deposits', {
    params: keyed(),
    body: { amountInCents: 50_000_000, paymentMethod: 'VIETQR' },
  })
  const notices = await server.owner.query('select type, link, data from notifications where user_id = $1', [admin.id])
  expect(notices.rows).toMatchObject([
    { type: 'DEPOSIT_REQUESTED', link: '/admin/deposits', data: { depositReference: data?.depositReference } },
  ])
  const audit = await server.owner.query('select action from audit_logs where entity_id = $1', [data?.id])
  expect(audit.rows).toEqual([{ action: 'deposit.request' }])
})

test('createDeposit: concurrent calls with one key create one deposit', async () => {
  const { client, id } = await customer()
  const params = keyed()
  const body = { amountInCents: 50_000_000, paymentMethod: 'VIETQR' } as const
  const answers = await Promise.all(Array.from({ length: 50 }, () => client.POST('/deposits', { params, body })))
  for (const { data } of answers) expect(data).toEqual(answers[0]?.data)
  const { rows } = await server.owner.query('select count(*) from deposits where user_id = $1', [id])
  expect(rows[0].count).toBe(1)
  const other = await client.POST('/deposits', { params, body: { ...body, amountInCents: 60_000_000 } })
  expect(other.error).toMatchObject({ code: 'idempotency.key_reused', status: 422 })
})

test('[API-09] createDeposit: amounts are whole đồng in cents, from 1,000 to 50,000,000 VND', async () => {
  const { client } = await customer()
  const send = async (amountInCents: unknown) => {
    const body = { amountInCents: amountInCents as number, paymentMethod: 'BANK_TRANSFER' } as const
    const { error, response } = await client.POST('/deposits', { params: keyed(), body })
    return [response.status, [...new Set(error?.fields?.map(({ path }) => path))]]
  }
  for (const wrong of [0, -100_000, 99_900, 100_050, 5_000_000_100, 100_000.5, '100000', null])
    expect(await send(wrong)).toEqual([422, ['amountInCents']])
  expect((await send(100_000))[0]).toBe(201)
  expect((await send(5_000_000_000))[0]).toBe(201)
})

test.each(['COMPLETED', 'FAILED', 'CANCELLED'] as const)(
  'updateDeposit, deleteDeposit: refuse once %s',
  async (status) => {
    const { client, id: userId } = await customer()
    const { id } = await arrangeDeposit(server, userId, { status })
    const params = { path: { id } }
    const changed = await client.PATCH('/deposits/{id}', { params, body: { notes: 'khác' } })
    const cancelled = await client.DELETE('/deposits/{id}', { params })
    expect([changed.error?.code, changed.response.status]).toEqual(['deposit.not_pending', 409])
    expect([cancelled.error?.code, cancelled.response.status]).toEqual(['deposit.not_pending', 409])
  },
)

test("getDeposit: another person's deposit is not found; administrators may read but not change it", async () => {
  const { id: userId } = await customer()
  const { id } = await arrangeDeposit(server, userId)
  const params = { path: { id } }
  const shop = await arrangeShop(server)
  for (const stranger of [
    await arrangePerson(server),
    await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' }),
  ]) {
    const client = server.client(stranger.token)
    const answers = [
      await client.GET('/deposits/{id}', { params }),
      await client.PATCH('/deposits/{id}', { params, body: { notes: 'x' } }),
      await client.DELETE('/deposits/{id}', { params }),
    ]
    expect(answers.map(({ response }) => response.status)).toEqual([404, 404, 404])
  }
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  expect((await admin.GET('/deposits/{id}', { params })).data?.id).toBe(id)
  const all = server.client((await arrangePerson(server, { role: 'SUPER_ADMIN' })).token)
  const cancelled = await all.DELETE('/deposits/{id}', { params })
  expect([cancelled.response.status, cancelled.error?.code]).toEqual([403, 'deposit.not_yours'])
  expect((await all.GET('/deposits/{id}', { params: { path: { id: nobody } } })).response.status).toBe(404)
})

test('createDeposit: refuses callers without the permission; visitors get a 401', async () => {
  const user = server.client((await arrangePerson(server, { role: 'USER' })).token)
  const body = { amountInCents: 50_000_000, paymentMethod: 'VIETQR' } as const
  expect((await user.POST('/deposits', { params: keyed(), body })).error?.code).toBe('auth.permission_missing')
  expect((await server.client().GET('/deposits', {})).response.status).toBe(401)
})

test("[LIST-04, LIST-05] listDeposits: the caller's own deposits, newest first, 20 per page", async () => {
  const { client, id: userId } = await customer()
  await arrangeDeposit(server, (await customer()).id)
  for (let day = 1; day <= 25; day++)
    await arrangeDeposit(server, userId, { createdAt: new Date(Date.UTC(2026, 9, day)), amount: day * 1_000_000 })
  const { data } = await client.GET('/deposits', {})
  expect(data?.data.pagination).toEqual({ page: 1, limit: 20, total: 25, totalPages: 2, hasNext: true, hasPrev: false })
  expect(data?.data.deposits.map(({ amountInCents }) => amountInCents / 1_000_000)).toEqual(
    Array.from({ length: 20 }, (_, index) => 25 - index),
  )
  const second = await client.GET('/deposits', { params: { query: { page: 2 } } })
  expect(second.data?.data.deposits).toHaveLength(5)
})

test('listDeposits: a super administrator sees only their own here', async () => {
  await arrangeDeposit(server, (await customer()).id)
  const person = await arrangePerson(server, { role: 'SUPER_ADMIN' })
  const { data } = await server.client(person.token).GET('/deposits', {})
  expect(data?.data.pagination.total).toBe(0)
})

test("getDepositStats: covers the caller's own deposits only", async () => {
  const { client, id: userId } = await customer()
  await arrangeDeposit(server, userId, { amount: 10_000_000 })
  await arrangeDeposit(server, userId, { amount: 30_000_000, status: 'COMPLETED' })
  await arrangeDeposit(server, userId, { amount: 10_000_000, status: 'FAILED', createdAt: new Date('2026-01-01') })
  expect((await client.GET('/deposits/stats', {})).data).toEqual({
    totalAmountInCents: 50_000_000,
    totalDeposits: 3,
    pendingAmountInCents: 10_000_000,
    pendingCount: 1,
    completedAmountInCents: 30_000_000,
    completedCount: 1,
    averageAmountInCents: 16_666_700,
  })
  const lately = await client.GET('/deposits/stats', { params: { query: { startDate: '2026-06-01T00:00:00Z' } } })
  expect(lately.data?.totalDeposits).toBe(2)
})
