import { expect, test } from 'vitest'
import { arrangeEarnings, arrangeOwedFees } from '../../../test/testing/arrange-withdrawals.ts'
import { arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

/** A shop that owes 100,000 ₫ and has `balance` cents. */
async function arrangeDebtor(balance: number) {
  const { id } = await arrangeShop(server)
  await arrangeOwedFees(server, id, 10_000_000)
  await arrangeEarnings(server, id, balance - 10_000_000)
  const client = server.client((await arrangePerson(server, { shop: id })).token)
  const pay = (key = newKey()) =>
    client.POST('/wallet/shop-debt/payments', { params: { header: { 'Idempotency-Key': key } } })
  const list = async () => (await client.GET('/wallet/shop-debt', { params: { query: {} } })).data
  return { id, client, pay, list }
}

test('[WAL-05] payShopDebt: the balance pays the debt, and the entries say so', async () => {
  const { pay, list } = await arrangeDebtor(15_000_000)
  expect((await pay()).data).toEqual({ paidInCents: 10_000_000, owedInCents: 0 })
  const debt = await list()
  expect(debt).toMatchObject({ owedInCents: 0, payableInCents: 5_000_000 })
  expect(debt?.data.map(({ reason, amountInCents, owedInCents }) => [reason, amountInCents, owedInCents])).toEqual([
    ['PAYMENT', -10_000_000, 0],
    ['COMMISSION', 10_000_000, 10_000_000],
  ])
})

test('[WAL-05] payShopDebt: a balance that is too small pays what it can', async () => {
  const { id, pay } = await arrangeDebtor(10_000_000)
  await arrangeOwedFees(server, id, 5_000_000)
  await arrangeEarnings(server, id, -11_000_000)
  expect((await pay()).data).toEqual({ paidInCents: 4_000_000, owedInCents: 11_000_000 })
  expect((await pay()).error?.code).toBe('wallet.insufficient_balance')
})

test('[WAL-05] payShopDebt: without a debt nothing moves', async () => {
  const { pay, list } = await arrangeDebtor(15_000_000)
  await pay()
  expect((await pay()).error?.code).toBe('wallet.nothing_owed')
  expect((await list())?.payableInCents).toBe(5_000_000)
})

test('[WAL-05] payShopDebt: the same key pays once', async () => {
  const { id, pay } = await arrangeDebtor(30_000_000)
  const key = newKey()
  const first = (await pay(key)).data
  await arrangeOwedFees(server, id, 10_000_000)
  expect((await pay(key)).data).toEqual(first)
})

test('[WAL-05] payShopDebt: is kept in the audit log', async () => {
  const { id, pay } = await arrangeDebtor(15_000_000)
  await pay()
  const { rows } = await server.owner.query(
    `select changes from audit_logs where action = 'shop_debt.pay' and entity_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ changes: { paidInCents: 10_000_000, owedInCents: 0 } }])
})

test('[WAL-05] payShopDebt: refuses customers', async () => {
  const client = server.client((await arrangePerson(server)).token)
  const { response } = await client.POST('/wallet/shop-debt/payments', {
    params: { header: { 'Idempotency-Key': newKey() } },
  })
  expect(response.status).toBe(403)
})

test('listLedgerAccounts: the platform sees which shops owe commission, and how much', async () => {
  const { id, pay } = await arrangeDebtor(15_000_000)
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const debts = async () => {
    const { data } = await admin.GET('/ledger/accounts', { params: { query: { owesFees: true, limit: 100 } } })
    return data?.data.filter(({ ownerId }) => ownerId === id)
  }
  expect(await debts()).toMatchObject([{ gateway: 'fees_owed', balanceInCents: -10_000_000 }])
  await pay()
  expect(await debts()).toEqual([])
})

test('getShopTransaction: an entry of the debt leads to its transaction, which sums to zero', async () => {
  const { client, pay, list } = await arrangeDebtor(15_000_000)
  await pay()
  const id = (await list())?.data[0]?.transactionId ?? ''
  const { data } = await client.GET('/wallet/shop-transactions/{id}', { params: { path: { id } } })
  expect(data?.type).toBe('ORDER_SETTLEMENT')
  expect(data?.entries.map(({ account, isOwn, amountInCents }) => [account, isOwn, amountInCents])).toEqual([
    ['SELLER_PAYABLE', true, -10_000_000],
    ['GATEWAY_CLEARING', true, 10_000_000],
  ])
})

test('getShopTransaction: another shop gets a 404', async () => {
  const { list } = await arrangeDebtor(15_000_000)
  const other = await arrangeDebtor(15_000_000)
  const id = (await list())?.data[0]?.transactionId ?? ''
  const { response } = await other.client.GET('/wallet/shop-transactions/{id}', { params: { path: { id } } })
  expect(response.status).toBe(404)
})
