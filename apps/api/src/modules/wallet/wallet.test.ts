import { startOfMonthNamed, vietnamDate, vietnamMonthsSince } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { arrangeDeposit, walletOf } from '../../../test/testing/arrange-deposits.ts'
import { arrangeWithdrawal } from '../../../test/testing/arrange-withdrawals.ts'
import { arrangeCheckout, arrangeMoney, arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const keyed = () => ({ header: { 'Idempotency-Key': newKey() } })

async function approved(userId: string, amount: number) {
  const { id } = await arrangeDeposit(server, userId, { amount })
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  await admin.PUT('/admin/deposits/{id}/approve', { params: { path: { id }, ...keyed() }, body: {} })
  return id
}

test('[WAL-01] getWalletBalance: a new wallet is empty; a requested deposit is pending until credited', async () => {
  const person = await arrangePerson(server)
  const client = server.client(person.token)
  const balance = async () => (await client.GET('/wallet/balance')).data
  expect(await balance()).toEqual({ balanceInCents: 0, availableInCents: 0, pendingInCents: 0, currency: 'VND' })
  await arrangeDeposit(server, person.id, { amount: 30_000_000 })
  await arrangeDeposit(server, person.id, { amount: 99_000_000, status: 'FAILED' })
  expect(await balance()).toMatchObject({ balanceInCents: 0, pendingInCents: 30_000_000 })
  await approved(person.id, 20_000_000)
  expect(await balance()).toEqual({
    balanceInCents: 20_000_000,
    availableInCents: 20_000_000,
    pendingInCents: 30_000_000,
    currency: 'VND',
  })
})

test('getWalletBalance: money held by an open withdrawal counts as balance but is not available', async () => {
  const person = await arrangePerson(server)
  await arrangeMoney(server, person.id, 50_000_000)
  const entries = [
    { kind: 'USER_WALLET', userId: person.id, amountInCents: -20_000_000 },
    { kind: 'WITHDRAWAL_HOLD', userId: person.id, amountInCents: 20_000_000 },
  ]
  await server.owner.query(
    `select post_ledger('WALLET_WITHDRAWAL', 'RT', 'withdrawal', gen_random_uuid(), $1)
     from set_config('app.scope', 'system', true)`,
    [JSON.stringify(entries)],
  )
  const client = server.client(person.token)
  const { data } = await client.GET('/wallet/balance')
  expect(data).toMatchObject({ balanceInCents: 50_000_000, availableInCents: 30_000_000 })
  // Held money has not left, so nothing counts as withdrawn yet.
  expect((await client.GET('/wallet/stats', {})).data?.totalWithdrawnInCents).toBe(0)
})

test('[WAL-02] listWalletTransactions: lists every movement, newest first, with the balance after it', async () => {
  const { buyer, body } = await arrangeCheckout(server, { money: 15_000_000, price: 10_000_000 })
  const client = server.client(buyer.token)
  const depositId = await approved(buyer.id, 5_000_000)
  const order = await client.POST('/orders', { params: keyed(), body })
  const orderId = order.data?.orders[0]?.id ?? ''
  await client.POST('/orders/{id}/cancel', {
    params: { path: { id: orderId }, ...keyed() },
    body: { reason: 'Đổi ý rồi' },
  })
  const { data } = await client.GET('/wallet/transactions', {})
  const shown = data?.data.map(({ type, amountInCents, balanceAfterInCents, paymentMethod, referenceType }) => ({
    ...{ type, amountInCents, balanceAfterInCents, paymentMethod, referenceType },
  }))
  expect(shown).toEqual([
    {
      type: 'WALLET_REFUND',
      amountInCents: 10_000_000,
      balanceAfterInCents: 20_000_000,
      paymentMethod: 'WALLET',
      referenceType: 'ORDER',
    },
    {
      type: 'ORDER_PAYMENT',
      amountInCents: -10_000_000,
      balanceAfterInCents: 10_000_000,
      paymentMethod: 'WALLET',
      referenceType: 'ORDER_GROUP',
    },
    {
      type: 'MANUAL_DEPOSIT',
      amountInCents: 5_000_000,
      balanceAfterInCents: 20_000_000,
      paymentMethod: 'MANUAL_DEPOSIT',
      referenceType: 'DEPOSIT',
    },
    {
      type: 'MANUAL_DEPOSIT',
      amountInCents: 15_000_000,
      balanceAfterInCents: 15_000_000,
      paymentMethod: null,
      referenceType: 'DEPOSIT',
    },
  ])
  expect(data?.data[0]).toMatchObject({
    referenceId: orderId,
    feeInCents: 0,
    netAmountInCents: 10_000_000,
    status: 'COMPLETED',
  })
  expect(data?.data[2]?.referenceId).toBe(depositId)
})

test('[WAL-02] listWalletTransactions: filters by type, status and time, and pages', async () => {
  const { buyer, body } = await arrangeCheckout(server, { money: 30_000_000, price: 10_000_000 })
  const client = server.client(buyer.token)
  await client.POST('/orders', { params: keyed(), body })
  const list = async (query: object) => (await client.GET('/wallet/transactions', { params: { query } })).data
  expect((await list({ type: 'ORDER_PAYMENT' }))?.data.map(({ type }) => type)).toEqual(['ORDER_PAYMENT'])
  expect((await list({ status: 'COMPLETED' }))?.pagination.total).toBe(2)
  expect((await list({ status: 'PENDING' }))?.pagination.total).toBe(0)
  expect((await list({ startDate: new Date(Date.now() + 60_000).toISOString() }))?.data).toEqual([])
  expect((await list({ endDate: new Date(Date.now() + 60_000).toISOString() }))?.pagination.total).toBe(2)
  const second = await list({ page: 2, limit: 1 })
  expect(second?.data.map(({ type }) => type)).toEqual(['MANUAL_DEPOSIT'])
  expect(second?.pagination).toEqual({ page: 2, limit: 1, total: 2, totalPages: 2, hasNext: false, hasPrev: true })
})

test("listWalletTransactions, getWalletStats: only platform administrators read another person's figures", async () => {
  const rich = await arrangePerson(server)
  await arrangeMoney(server, rich.id, 50_000_000)
  const client = server.client((await arrangePerson(server)).token)
  expect((await client.GET('/wallet/transactions', {})).data?.data).toEqual([])
  const foreign = await client.GET('/wallet/stats', { params: { query: { userId: rich.id } } })
  expect([foreign.response.status, foreign.error?.code]).toEqual([403, 'auth.permission_missing'])
  const shop = await arrangeShop(server)
  const shopAdmin = server.client((await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })).token)
  expect((await shopAdmin.GET('/wallet/stats', { params: { query: { userId: rich.id } } })).response.status).toBe(403)
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const { data } = await admin.GET('/wallet/stats', { params: { query: { userId: rich.id } } })
  expect(data?.totalDepositedInCents).toBe(50_000_000)
})

test('getWalletBalance: refuses callers without a wallet', async () => {
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  expect((await admin.GET('/wallet/balance')).error?.code).toBe('auth.permission_missing')
  expect((await server.client().GET('/wallet/balance')).response.status).toBe(401)
})

test('getWalletStats: deposited, spent less refunds, and pending', async () => {
  const { buyer, body } = await arrangeCheckout(server, { money: 30_000_000, price: 10_000_000 })
  const client = server.client(buyer.token)
  const stats = async (query = {}) => (await client.GET('/wallet/stats', { params: { query } })).data
  const { data } = await client.POST('/orders', { params: keyed(), body })
  await arrangeDeposit(server, buyer.id, { amount: 7_000_000 })
  expect(await stats()).toEqual({
    totalDepositedInCents: 30_000_000,
    totalWithdrawnInCents: 0,
    totalSpentInCents: 10_000_000,
    pendingDepositsInCents: 7_000_000,
    pendingWithdrawalsInCents: 0,
  })
  await client.POST('/orders/{id}/cancel', {
    params: { path: { id: data?.orders[0]?.id ?? '' }, ...keyed() },
    body: { reason: 'Đổi ý rồi' },
  })
  expect(await stats()).toMatchObject({ totalSpentInCents: 0, totalDepositedInCents: 30_000_000 })
  expect(await stats({ endDate: '2020-01-01T00:00:00Z' })).toMatchObject({ totalDepositedInCents: 0 })
})

test('[WAL-08] getWalletBalance: equals the sum of the entries after deposits, payments and refunds', async () => {
  const { buyer, body } = await arrangeCheckout(server, { money: 30_000_000, price: 10_000_000 })
  const client = server.client(buyer.token)
  await approved(buyer.id, 5_000_000)
  const { data } = await client.POST('/orders', { params: keyed(), body })
  await client.POST('/orders/{id}/cancel', {
    params: { path: { id: data?.orders[0]?.id ?? '' }, ...keyed() },
    body: { reason: 'Đổi ý rồi' },
  })
  const { balance, sum, entries } = await walletOf(server, buyer.id)
  expect([balance, sum, entries]).toEqual([35_000_000, 35_000_000, 4])
  expect((await client.GET('/wallet/balance')).data?.balanceInCents).toBe(sum)
})

test('[WAL-08] createOrder: of 100 concurrent checkouts of 60 with a wallet of 100, one is paid', async () => {
  const { buyer, body } = await arrangeCheckout(server, { money: 100_00, price: 60_00 })
  const client = server.client(buyer.token)
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => client.POST('/orders', { params: keyed(), body })),
  )
  expect(answers.filter(({ response }) => response.status === 201)).toHaveLength(1)
  expect(answers.filter(({ response }) => response.status === 409)).toHaveLength(99)
  expect(await walletOf(server, buyer.id)).toMatchObject({ balance: 40_00, sum: 40_00 })
})

test('listWalletMonths: money in and out by month in Vietnam, and what is held for a withdrawal has not left', async () => {
  const { buyer, body } = await arrangeCheckout(server, { money: 30_000_000, price: 10_000_000 })
  const client = server.client(buyer.token)
  await client.POST('/orders', { params: keyed(), body })
  await arrangeWithdrawal(server, buyer.id, { amount: 5_000_000 })
  const [now] = vietnamMonthsSince(new Date(), new Date())
  const before = startOfMonthNamed(now ?? '', -1)
  // The last moment of the month before last.
  await server.owner.query(
    `update ledger_entries set created_at = $2 where id = (select min(e.id) from ledger_entries e
     join ledger_accounts a on a.id = e.account_id where a.kind = 'USER_WALLET' and a.user_id = $1)`,
    [buyer.id, new Date(before.getTime() - 1)],
  )
  const months = (await client.GET('/wallet/months')).data?.data ?? []
  expect(months).toHaveLength(12)
  expect(months.slice(-3)).toEqual([
    { month: vietnamDate(new Date(before.getTime() - 1)).slice(0, 7), inInCents: 30_000_000, outInCents: 0 },
    { month: vietnamDate(before).slice(0, 7), inInCents: 0, outInCents: 0 },
    // The withdrawal's own money came in; held, it is still there.
    { month: now, inInCents: 5_000_000, outInCents: 10_000_000 },
  ])
})
