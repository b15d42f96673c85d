import { expect, test } from 'vitest'
import { arrangeWithdrawal } from '../../../test/testing/arrange-withdrawals.ts'
import {
  arrangeCartLine,
  arrangeCheckout,
  arrangeMoney,
  arrangePerson,
  arrangeProduct,
  arrangeShop,
} from '../../../test/testing/arrange.ts'
import { newKey, type TestClient, useTestApi } from '../../../test/testing/test-api.ts'
import { checkLedger } from '../../jobs/check-ledger.ts'

const server = useTestApi()
const keyed = () => ({ header: { 'Idempotency-Key': newKey() } })

/** A buyer with a deposit, a purchase and its refund; the shop's administrator; the platform's administrator. */
async function arrangeHistory() {
  const { buyer, body, shop } = await arrangeCheckout(server, { money: 15_000_000, price: 10_000_000 })
  const client = server.client(buyer.token)
  const { data } = await client.POST('/orders', { params: keyed(), body })
  const orderId = data?.orders[0]?.id ?? ''
  await client.POST('/orders/{id}/cancel', { params: { path: { id: orderId }, ...keyed() }, body: { reason: 'Thôi' } })
  const shopAdmin = await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })
  const admin = await arrangePerson(server, { role: 'ADMIN' })
  return { buyer, shop, orderId, client, shopAdmin: server.client(shopAdmin.token), admin: server.client(admin.token) }
}

test('[TXN-01] listTransactionLogs: the movements of the own wallet in the documented fields', async () => {
  const { buyer, client, orderId } = await arrangeHistory()
  const { data } = await client.GET('/transaction-logs', {})
  expect(data?.data.map(({ type, amountInCents }) => [type, amountInCents])).toEqual([
    ['WALLET_REFUND', 10_000_000],
    ['ORDER_PAYMENT', -10_000_000],
    ['MANUAL_DEPOSIT', 15_000_000],
  ])
  expect(data?.data[0]).toEqual({
    id: expect.any(String),
    transactionDate: expect.any(String),
    type: 'WALLET_REFUND',
    description: expect.stringMatching(/^CN-/),
    amountInCents: 10_000_000,
    feeInCents: 0,
    netAmountInCents: 10_000_000,
    status: 'COMPLETED',
    paymentMethod: 'WALLET',
    referenceId: orderId,
    referenceType: 'ORDER',
    user: { id: buyer.id, firstName: expect.any(String), lastName: expect.any(String), email: expect.any(String) },
  })
  expect((await client.GET('/transaction-logs/my-transactions', {})).data).toEqual(data)
})

test('[TXN-01] listTransactionLogs: a checkout is named by the numbers of its orders, each shop by its own alone', async () => {
  const { buyer, body, shop } = await arrangeCheckout(server)
  const other = await arrangeShop(server)
  await arrangeCartLine(server, buyer.id, await arrangeProduct(server, { shop: other.id, price: 1_000_000 }), 1)
  const client = server.client(buyer.token)
  const { data } = await client.POST('/orders', {
    params: keyed(),
    body: { ...body, expectedTotalInCents: 11_000_000 },
  })
  const numberOf = (id: string) => data?.orders.find(({ tenant }) => tenant.id === id)?.orderNumber
  const paid = async (reader: TestClient) =>
    (await reader.GET('/transaction-logs', { params: { query: { type: 'ORDER_PAYMENT' } } })).data?.data[0]?.description
  const numbers = [numberOf(shop.id), numberOf(other.id)].toSorted().join(', ')
  expect(await paid(client)).toBe(numbers)
  // As earlier versions wrote it: a piece of an id.
  await server.owner.query(`update ledger_transactions set description = 'Order ded2e3d4' where reference_id = $1`, [
    data?.id,
  ])
  expect(await paid(client)).toBe(numbers)
  const seller = await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })
  expect(await paid(server.client(seller.token))).toBe(numberOf(shop.id))
})

test('listTransactionLogs: filters by type, status, method, text and time', async () => {
  const { client } = await arrangeHistory()
  const types = async (query: object) =>
    (await client.GET('/transaction-logs', { params: { query } })).data?.data.map(({ type }) => type)
  expect(await types({ type: 'ORDER_PAYMENT' })).toEqual(['ORDER_PAYMENT'])
  expect(await types({ status: 'PENDING' })).toEqual([])
  expect(await types({ status: 'REFUNDED' })).toEqual(['ORDER_PAYMENT'])
  expect(await types({ status: 'COMPLETED' })).toEqual(['WALLET_REFUND', 'MANUAL_DEPOSIT'])
  expect(await types({ paymentMethod: 'WALLET' })).toEqual(['WALLET_REFUND', 'ORDER_PAYMENT'])
  expect(await types({ search: 'cn-' })).toEqual(['WALLET_REFUND', 'ORDER_PAYMENT'])
  expect(await types({ startDate: new Date(Date.now() + 60_000).toISOString() })).toEqual([])
})

test('[TXN-02] listTransactionLogs: a purchase that was given back is refunded, for its buyer and its shop', async () => {
  const { client, shopAdmin, admin, orderId } = await arrangeHistory()
  for (const one of [client, shopAdmin]) {
    const { data } = await one.GET('/transaction-logs', { params: { query: { type: 'ORDER_PAYMENT' } } })
    expect(data?.data.map(({ status }) => status)).toEqual(['REFUNDED'])
  }
  const { data } = await admin.GET('/transaction-logs/admin/all', { params: { query: { status: 'COMPLETED' } } })
  expect(data?.data.filter(({ referenceId }) => referenceId === orderId).map(({ type }) => type)).toEqual([
    'WALLET_REFUND',
  ])
})

const decide = (status: 'PROCESSING' | 'COMPLETED' | 'REJECTED') => async (id: string) => {
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  await admin.PUT('/admin/withdrawals/{id}/process', { params: { path: { id }, ...keyed() }, body: { status } })
}
const cancel = async (id: string, token: string) => {
  await server.client(token).DELETE('/withdrawals/{id}', { params: { path: { id } } })
}

test.each([
  ['PENDING', 'that waits', async () => {}],
  ['PENDING', 'in process', decide('PROCESSING')],
  ['COMPLETED', 'that is paid out', decide('COMPLETED')],
  ['FAILED', 'that was rejected', decide('REJECTED')],
  ['CANCELLED', 'that its owner cancelled', cancel],
] as const)('[TXN-02] listTransactionLogs: %s for the request of a withdrawal %s', async (status, _, change) => {
  const { id: userId, token } = await arrangePerson(server)
  const { id } = await arrangeWithdrawal(server, userId)
  await change(id, token)
  const client = server.client(token)
  const query = { type: 'WALLET_WITHDRAWAL', status } as const
  for (const path of ['/transaction-logs', '/wallet/transactions'] as const) {
    const { data } = await client.GET(path, { params: { query } })
    expect(data?.data).toMatchObject([{ status, referenceId: id, amountInCents: -5_000_000 }])
  }
})

test('listTransactionLogs: a shop’s administrator sees what buyers paid and got back, with their names', async () => {
  const { shopAdmin, buyer } = await arrangeHistory()
  const { data } = await shopAdmin.GET('/transaction-logs', {})
  expect(data?.data.map(({ type, amountInCents, user }) => [type, amountInCents, user?.id])).toEqual([
    ['WALLET_REFUND', -10_000_000, buyer.id],
    ['ORDER_PAYMENT', 10_000_000, buyer.id],
  ])
  expect((await shopAdmin.GET('/transaction-logs/summary/stats', {})).data).toMatchObject({
    totalCount: 2,
    totalAmountInCents: 0,
  })
})

test('listAllTransactionLogs, listUserTransactionLogs: the platform sees everybody’s, found by user, name and reference', async () => {
  const { admin, buyer, client } = await arrangeHistory()
  const list = async (query: object) =>
    (await admin.GET('/transaction-logs/admin/all', { params: { query } })).data?.data ?? []
  const own = (await client.GET('/transaction-logs', {})).data?.data ?? []
  expect(await list({ userId: buyer.id })).toEqual(own)
  const email = own[0]?.user?.email ?? ''
  expect(await list({ search: email })).toEqual(own)
  expect(await list({ search: own[0]?.description })).toEqual(own.slice(0, 2))
  expect(await list({ search: '100%_' })).toEqual([])
  const [newest] = await list({ type: 'WALLET_REFUND' })
  expect(newest).toEqual(own[0])
  const path = { userId: buyer.id }
  expect((await admin.GET('/transaction-logs/user/{userId}', { params: { path } })).data?.data).toEqual(own)
  expect((await client.GET('/transaction-logs/user/{userId}', { params: { path } })).response.status).toBe(403)
})

test('listAllTransactionLogs: leaves out settlements, which move money between a shop’s own accounts', async () => {
  const { buyer, body, shop } = await arrangeCheckout(server)
  const seller = server.client((await arrangePerson(server, { shop: shop.id })).token)
  const order = await server.client(buyer.token).POST('/orders', { params: keyed(), body })
  const id = order.data?.orders[0]?.id ?? ''
  for (const status of ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'] as const) {
    await seller.PUT('/orders/{id}/status', { params: { path: { id }, ...keyed() }, body: { status } })
  }
  await server.client(buyer.token).POST('/orders/{id}/confirm-receipt', { params: { path: { id }, ...keyed() } })
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const { data } = await admin.GET('/transaction-logs/admin/all', { params: { query: { limit: 100 } } })
  expect(data?.data.filter(({ referenceId }) => referenceId === id)).toEqual([])
})

test('getTransactionLog: its entries explain the amount; of the others’ accounts only the shop is named', async () => {
  const { client, admin, shopAdmin, buyer } = await arrangeHistory()
  const [, payment] = (await client.GET('/transaction-logs', {})).data?.data ?? []
  const params = { path: { id: payment?.id ?? '' } }
  const { data } = await client.GET('/transaction-logs/{id}', { params })
  expect(data?.entries).toEqual([
    {
      account: 'USER_WALLET',
      gateway: null,
      name: expect.any(String),
      isOwn: true,
      amountInCents: -10_000_000,
      balanceAfterInCents: 5_000_000,
    },
    {
      account: 'ORDER_CLEARING',
      gateway: null,
      name: expect.any(String),
      isOwn: false,
      amountInCents: 10_000_000,
      balanceAfterInCents: null,
    },
  ])
  const ofShop = (await shopAdmin.GET('/transaction-logs/{id}', { params })).data
  expect(ofShop?.amountInCents).toBe(10_000_000)
  expect(ofShop?.entries[0]).toMatchObject({ account: 'USER_WALLET', name: null, balanceAfterInCents: null })
  expect((await admin.GET('/transaction-logs/{id}', { params })).data?.user?.id).toBe(buyer.id)
  const stranger = server.client((await arrangePerson(server)).token)
  expect((await stranger.GET('/transaction-logs/{id}', { params })).response.status).toBe(404)
})

test('getTransactionLogStats: totals of the own wallet; those of others only for the platform', async () => {
  const { client, admin, buyer } = await arrangeHistory()
  const { data } = await client.GET('/transaction-logs/summary/stats', {})
  expect(data).toEqual({
    totalCount: 3,
    totalAmountInCents: 15_000_000,
    totalFeeInCents: 0,
    netAmountInCents: 15_000_000,
    byType: [
      { type: 'MANUAL_DEPOSIT', count: 1, amountInCents: 15_000_000 },
      { type: 'ORDER_PAYMENT', count: 1, amountInCents: -10_000_000 },
      { type: 'WALLET_REFUND', count: 1, amountInCents: 10_000_000 },
    ],
    byStatus: [
      { status: 'COMPLETED', count: 2, amountInCents: 25_000_000 },
      { status: 'REFUNDED', count: 1, amountInCents: -10_000_000 },
    ],
  })
  const query = { userId: buyer.id }
  expect((await admin.GET('/transaction-logs/summary/stats', { params: { query } })).data).toEqual(data)
  const other = await server
    .client((await arrangePerson(server)).token)
    .GET('/transaction-logs/summary/stats', { params: { query } })
  expect(other.error?.code).toBe('auth.not_yours')
  const all = (await admin.GET('/transaction-logs/summary/stats', {})).data
  expect(all?.totalCount).toBeGreaterThanOrEqual(3)
})

test('listAllTransactionLogs: what the daily check counted is counted once, of all and of a type', async () => {
  await arrangeHistory()
  await server.owner.query(`update ledger_transactions set created_at = created_at - interval '2 days'`)
  await checkLedger({ database: server.api.database, ports: server.api.ports })
  const { rows } = await server.owner.query(
    `select transaction_counts as counts from ledger_checks order by created_at desc limit 1`,
  )
  expect(rows[0]?.counts).toMatchObject({ ORDER_PAYMENT: expect.any(Number) })
  const { admin } = await arrangeHistory()
  for (const type of [undefined, 'ORDER_PAYMENT', 'MANUAL_DEPOSIT', 'WALLET_REFUND'] as const) {
    const { data } = await admin.GET('/transaction-logs/admin/all', {
      params: { query: { limit: 1, ...(type && { type }) } },
    })
    const there = await server.owner.query(
      `select from ledger_transactions where case when $1::text is null then type <> 'ORDER_SETTLEMENT' else type = $1 end`,
      [type ?? null],
    )
    expect(data?.pagination.total, type).toBe(there.rowCount)
  }
})

test('listAllTransactionLogs: what the daily check counted is not counted again', async () => {
  const { admin } = await arrangeHistory()
  const totalOf = async (query: object) =>
    (await admin.GET('/transaction-logs/admin/all', { params: { query: { limit: 1, ...query } } })).data?.pagination
      .total
  // Tells by its number whether it was asked.
  await server.owner.query(
    `insert into ledger_checks (is_sound, sum_in_cents, account_count, wrong_balance_count, unbalanced_count,
       transaction_counts, counted_until) values (true, 0, 0, 0, 0, '{"ORDER_PAYMENT": 7000, "MANUAL_DEPOSIT": 500}', now())`,
  )
  expect(await totalOf({})).toBe(7500)
  expect(await totalOf({ type: 'ORDER_PAYMENT', page: 2 })).toBe(7000)
  expect(await totalOf({ search: 'không có' })).toBe(0)
})

test('[TXN-01] listTransactionLogs: a posting that waited for another comes after it', async () => {
  const { id, token } = await arrangePerson(server)
  const waiting = await server.owner.connect()
  await waiting.query('begin')
  await waiting.query(`select set_config('app.scope', 'system', true), now()`)
  await arrangeMoney(server, id, 3_000_000)
  const entries = [
    { kind: 'GATEWAY_CLEARING', gateway: 'manual_deposit', amountInCents: -500_000 },
    { kind: 'USER_WALLET', userId: id, amountInCents: 500_000 },
  ]
  await waiting.query(`select post_ledger('WALLET_BONUS', '', 'adjustment', gen_random_uuid(), $1::jsonb)`, [
    JSON.stringify(entries),
  ])
  await waiting.query('commit')
  waiting.release()
  const { data } = await server.client(token).GET('/transaction-logs', {})
  expect(data?.data.map(({ amountInCents }) => amountInCents)).toEqual([500_000, 3_000_000])
})
