import { expect, test } from 'vitest'
import { arrangeDeposit, walletOf } from '../../../test/testing/arrange-deposits.ts'
import { arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const keyed = (id: string, key = newKey()) => ({ path: { id }, header: { 'Idempotency-Key': key } })
const administrator = async () => server.client((await arrangePerson(server, { role: 'ADMIN' })).token)

async function arrange(amount = 50_000_000) {
  const customer = await arrangePerson(server)
  const { id } = await arrangeDeposit(server, customer.id, { amount })
  return { customer, id, admin: await administrator() }
}

const noticesOf = async (userId: string) => {
  const { rows } = await server.owner.query('select type, data from notifications where user_id = $1', [userId])
  return rows
}
const auditOf = async (id: string) => {
  const { rows } = await server.owner.query('select action, changes from audit_logs where entity_id = $1', [id])
  return rows
}

test('[ADM-DEP-11, ADM-DEP-16, ADM-DEP-17] processAdminDeposit: accepting credits the actual amount in cents', async () => {
  const { customer, id, admin } = await arrange(200_000_000)
  const { data } = await admin.PUT('/admin/deposits/{id}/process', {
    params: keyed(id),
    body: { status: 'COMPLETED', adminNotes: 'Đã đối chiếu sao kê', actualAmountInCents: 123_456_700 },
  })
  expect(data).toMatchObject({
    status: 'COMPLETED',
    amountInCents: 200_000_000,
    actualAmountInCents: 123_456_700,
    adminNotes: 'Đã đối chiếu sao kê',
  })
  expect(data?.processedAt).not.toBeNull()
  expect(await walletOf(server, customer.id)).toEqual({ balance: 123_456_700, entries: 1, sum: 123_456_700 })
  expect(await noticesOf(customer.id)).toMatchObject([
    { type: 'DEPOSIT_COMPLETED', data: { depositId: id, amountInCents: 123_456_700 } },
  ])
  expect(await auditOf(id)).toMatchObject([
    { action: 'deposit.complete', changes: { status: { from: 'PENDING', to: 'COMPLETED' } } },
  ])
})

test('[ADM-DEP-12] processAdminDeposit: rejecting sets FAILED, credits nothing and notifies the owner', async () => {
  const { customer, id, admin } = await arrange()
  const { data } = await admin.POST('/deposits/{id}/process', {
    params: keyed(id),
    body: { status: 'FAILED', adminNotes: 'Không thấy giao dịch' },
  })
  expect(data).toMatchObject({ status: 'FAILED', actualAmountInCents: null, adminNotes: 'Không thấy giao dịch' })
  expect(await walletOf(server, customer.id)).toEqual({ balance: 0, entries: 0, sum: 0 })
  expect(await noticesOf(customer.id)).toMatchObject([{ type: 'DEPOSIT_FAILED' }])
  expect(await auditOf(id)).toMatchObject([{ action: 'deposit.fail' }])
})

test('[ADM-DEP-13] processAdminDeposit: waiting keeps it PENDING with the note; it can be accepted later', async () => {
  const { customer, id, admin } = await arrange()
  const waiting = await admin.PUT('/admin/deposits/{id}/process', {
    params: keyed(id),
    body: { status: 'PENDING', adminNotes: 'Chờ ngân hàng xác nhận' },
  })
  expect(waiting.data).toMatchObject({ status: 'PENDING', adminNotes: 'Chờ ngân hàng xác nhận', processedAt: null })
  expect(await walletOf(server, customer.id)).toEqual({ balance: 0, entries: 0, sum: 0 })
  const accepted = await admin.PUT('/admin/deposits/{id}/process', {
    params: keyed(id),
    body: { status: 'COMPLETED', actualAmountInCents: 50_000_000 },
  })
  expect(accepted.data).toMatchObject({ status: 'COMPLETED', adminNotes: 'Chờ ngân hàng xác nhận' })
})

test.each(['COMPLETED', 'FAILED', 'CANCELLED'] as const)(
  '[ADM-DEP-07, ADM-DEP-14] processAdminDeposit: refuses a deposit once %s',
  async (status) => {
    const customer = await arrangePerson(server)
    const { id } = await arrangeDeposit(server, customer.id, { status })
    const admin = await administrator()
    for (const body of [
      { status: 'COMPLETED', actualAmountInCents: 100 },
      { status: 'FAILED' },
      { status: 'PENDING' },
    ] as const) {
      const { error, response } = await admin.PUT('/admin/deposits/{id}/process', { params: keyed(id), body })
      expect([response.status, error?.code]).toEqual([409, 'deposit.not_pending'])
    }
    expect(await walletOf(server, customer.id)).toMatchObject({ entries: 0 })
  },
)

test('approveDeposit: credits the requested amount, or the given one', async () => {
  const { customer, id, admin } = await arrange(70_000_000)
  const { data } = await admin.PUT('/admin/deposits/{id}/approve', { params: keyed(id), body: {} })
  expect(data).toMatchObject({ status: 'COMPLETED', actualAmountInCents: 70_000_000 })
  const other = await arrangeDeposit(server, customer.id, { amount: 70_000_000 })
  const less = await admin.PUT('/admin/deposits/{id}/approve', {
    params: keyed(other.id),
    body: { actualAmountInCents: 60_000_000 },
  })
  expect(less.data?.actualAmountInCents).toBe(60_000_000)
  expect((await walletOf(server, customer.id)).balance).toBe(130_000_000)
})

test("processAdminDeposit: refuses one's own deposit, for super administrators too", async () => {
  const person = await arrangePerson(server, { role: 'SUPER_ADMIN' })
  const { id } = await arrangeDeposit(server, person.id)
  const { error, response } = await server.client(person.token).PUT('/admin/deposits/{id}/process', {
    params: keyed(id),
    body: { status: 'COMPLETED', actualAmountInCents: 50_000_000 },
  })
  expect([response.status, error?.code]).toEqual([403, 'deposit.own_processing'])
  expect(await walletOf(server, person.id)).toMatchObject({ balance: 0 })
})

test('[ADM-DEP-15, ADM-DEP-17] processAdminDeposit: accepting requires the credited amount, other decisions refuse it', async () => {
  const { id, admin } = await arrange()
  const send = async (body: object) => {
    const { error, response } = await admin.PUT('/admin/deposits/{id}/process', {
      params: keyed(id),
      body: body as { status: 'COMPLETED' },
    })
    return [response.status, [...new Set(error?.fields?.map(({ path }) => path))]]
  }
  expect(await send({ status: 'COMPLETED' })).toEqual([422, ['actualAmountInCents']])
  expect(await send({ status: 'FAILED', actualAmountInCents: 100 })).toEqual([422, ['actualAmountInCents']])
  expect(await send({ status: 'PENDING', actualAmountInCents: 100 })).toEqual([422, ['actualAmountInCents']])
  expect(await send({ status: 'COMPLETED', actualAmountInCents: 150 })).toEqual([422, ['actualAmountInCents']])
  expect(await send({ status: 'COMPLETED', actualAmountInCents: -100 })).toEqual([422, ['actualAmountInCents']])
  expect(await send({ status: 'COMPLETED', actualAmountInCents: '500' })).toEqual([422, ['actualAmountInCents']])
  expect(await send({ status: 'CANCELLED' })).toEqual([422, ['status']])
  expect(await send({})).toEqual([422, ['status']])
})

test('processAdminDeposit: an unknown deposit is a 404', async () => {
  const admin = await administrator()
  const { response } = await admin.PUT('/admin/deposits/{id}/process', {
    params: keyed('00000000-0000-4000-8000-000000000000'),
    body: { status: 'FAILED' },
  })
  expect(response.status).toBe(404)
})

test("[ROLE-38] processAdminDeposit: refuses customers, sellers and a shop's administrators", async () => {
  const { id } = await arrange()
  const shop = await arrangeShop(server)
  const people = [
    await arrangePerson(server),
    await arrangePerson(server, { shop: shop.id, shopRole: 'SELLER' }),
    await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' }),
  ]
  for (const { token } of people) {
    const client = server.client(token)
    const params = keyed(id)
    const answers = [
      await client.GET('/admin/deposits'),
      await client.GET('/admin/deposits/pending'),
      await client.GET('/admin/deposits/statistics'),
      await client.GET('/admin/deposits/export', { parseAs: 'stream' }),
      await client.PUT('/admin/deposits/{id}/process', { params, body: { status: 'FAILED' } }),
      await client.PUT('/admin/deposits/{id}/approve', { params, body: {} }),
      await client.POST('/deposits/{id}/process', { params, body: { status: 'FAILED' } }),
    ]
    expect(answers.map(({ response }) => response.status)).toEqual(answers.map(() => 403))
  }
  const { rows } = await server.owner.query('select status from deposits where id = $1', [id])
  expect(rows[0].status).toBe('PENDING')
})

test('[ADM-DEP-11, WAL-08] processAdminDeposit: a hundred concurrent acceptances credit once', async () => {
  const { customer, id } = await arrange(50_000_000)
  const people = await Promise.all(Array.from({ length: 100 }, () => arrangePerson(server, { role: 'ADMIN' })))
  const answers = await Promise.all(
    people.map(({ token }) =>
      server.client(token).PUT('/admin/deposits/{id}/process', {
        params: keyed(id),
        body: { status: 'COMPLETED', actualAmountInCents: 50_000_000 },
      }),
    ),
  )
  expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.code === 'deposit.not_pending')).toHaveLength(99)
  expect(await walletOf(server, customer.id)).toEqual({ balance: 50_000_000, entries: 1, sum: 50_000_000 })
  expect(await noticesOf(customer.id)).toHaveLength(1)
  expect(await auditOf(id)).toHaveLength(1)
})

test('processAdminDeposit: fifty equal calls with one key have one effect and one answer', async () => {
  const { customer, id, admin } = await arrange(50_000_000)
  const params = keyed(id)
  const body = { status: 'COMPLETED', actualAmountInCents: 50_000_000 } as const
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => admin.PUT('/admin/deposits/{id}/process', { params, body })),
  )
  const first = answers[0]?.data
  expect(first?.status).toBe('COMPLETED')
  for (const { data } of answers) expect(data).toEqual(first)
  expect(await walletOf(server, customer.id)).toMatchObject({ entries: 1 })
})

test('processAdminDeposit, deleteDeposit: exactly one succeeds, and the money matches the status', async () => {
  for (let round = 0; round < 10; round++) {
    const { customer, id, admin } = await arrange(50_000_000)
    await Promise.all([
      admin.PUT('/admin/deposits/{id}/approve', { params: keyed(id), body: {} }),
      server.client(customer.token).DELETE('/deposits/{id}', { params: { path: { id } } }),
    ])
    const { rows } = await server.owner.query('select status from deposits where id = $1', [id])
    const credited = rows[0].status === 'COMPLETED' ? 50_000_000 : 0
    expect(['COMPLETED', 'CANCELLED']).toContain(rows[0].status)
    expect((await walletOf(server, customer.id)).balance).toBe(credited)
  }
})
