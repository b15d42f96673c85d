import { expect, test } from 'vitest'
import {
  arrangeBankAccount,
  arrangeEarnings,
  arrangeShopAccount,
  arrangeWithdrawal,
  balancesOf,
} from '../../../test/testing/arrange-withdrawals.ts'
import { arrangeMoney, arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { DecryptionFailed } from '../../encryption/encryption.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const keyed = () => ({ header: { 'Idempotency-Key': newKey() } })
const written = { bankName: 'Vietcombank', accountNumber: '0071 0012 34567', accountHolder: 'NGUYEN THI LAN ANH' }

/** A customer with 1,000,000 VND and a stored bank account. */
async function arrangeCustomer(cents = 100_000_000) {
  const person = await arrangePerson(server)
  await arrangeMoney(server, person.id, cents)
  const account = await arrangeBankAccount(server, person.id, { number: '00710012345678' })
  return { ...person, account: account.id, client: server.client(person.token) }
}

test('[WAL-05, WAL-08] createWithdrawal: holds the amount of the wallet and masks the account number', async () => {
  const { id, account, client } = await arrangeCustomer()
  const { data, response } = await client.POST('/withdrawals', {
    params: keyed(),
    body: { amount: 30_000_000, bankAccountId: account, notes: '  Tiền hàng  ' },
  })
  expect(response.status).toBe(201)
  expect(data).toMatchObject({
    ...{ amount: 30_000_000, netAmountInCents: 30_000_000, status: 'PENDING', source: 'WALLET' },
    ...{ bankName: 'Vietcombank', accountNumber: '•••• 5678', notes: 'Tiền hàng', shop: null },
  })
  expect(await balancesOf(server, { userId: id })).toEqual({ available: 70_000_000, held: 30_000_000 })
})

test('createWithdrawal: stores the account number encrypted, bound to its row', async () => {
  const { client } = await arrangeCustomer()
  const { data } = await client.POST('/withdrawals', { params: keyed(), body: { amount: 5_000_000, ...written } })
  const { rows } = await server.owner.query('select * from withdrawals where id = $1', [data?.id])
  expect(JSON.stringify(rows)).not.toContain('00710012345')
  expect(rows[0].encrypted_account_number).toMatch(/^v1[.:]/)
  await expect(
    server.api.ports.encryption.decrypt(rows[0].encrypted_account_number, 'withdrawals.encrypted_account_number:other'),
  ).rejects.toThrow(DecryptionFailed)
})

test("createWithdrawal: pays from the shop's earnings for those who may withdraw them", async () => {
  const shop = await arrangeShop(server)
  await arrangeEarnings(server, shop.id, 50_000_000)
  const seller = await arrangePerson(server, { shop: shop.id })
  const { id: bankAccountId } = await arrangeShopAccount(server, shop.id)
  const body = { amount: 20_000_000, source: 'SHOP', bankAccountId } as const
  const { data } = await server.client(seller.token).POST('/withdrawals', { params: keyed(), body })
  expect(data).toMatchObject({ source: 'SHOP', shop: { id: shop.id } })
  expect(await balancesOf(server, { tenantId: shop.id })).toEqual({ available: 30_000_000, held: 20_000_000 })

  const buyer = await arrangePerson(server, { shop: shop.id, shopRole: 'CUSTOMER' })
  const refused = await server.client(buyer.token).POST('/withdrawals', { params: keyed(), body })
  expect(refused.error?.code).toBe('withdrawal.shop_forbidden')
})

test.each([
  ['nothing to pay to', { amount: 5_000_000 }, 'bankAccountId', 'required'],
  ['below the minimum', { amount: 4_999_900, ...written }, 'amount', 'amount.too_small'],
  ['above the daily limit', { amount: 10_000_000_100, ...written }, 'amount', 'amount.too_large'],
  [
    'a number with too few digits',
    { amount: 5_000_000, ...written, accountNumber: '12345   ' },
    'accountNumber',
    'account_number.invalid',
  ],
  ['half of an account', { amount: 5_000_000, bankName: 'ACB' }, 'accountNumber', 'required'],
  [
    'an account with letters',
    { amount: 5_000_000, ...written, accountNumber: 'VCB0071001' },
    'accountNumber',
    'pattern',
  ],
  ['a part of a đồng', { amount: 5_000_050, ...written }, 'amount', 'not_multiple'],
  ['2^53', { amount: 9_007_199_254_740_992, ...written }, 'amount', 'too_large'],
])('createWithdrawal: refuses %s', async (_, body, path, code) => {
  const { id, client } = await arrangeCustomer()
  const { error } = await client.POST('/withdrawals', { params: keyed(), body })
  expect(error?.fields?.map((field) => [field.path, field.code])).toContainEqual([path, code])
  expect(await balancesOf(server, { userId: id })).toEqual({ available: 100_000_000, held: 0 })
})

test("createWithdrawal: refuses more than the balance, and another person's bank account", async () => {
  const [mine, other] = [await arrangeCustomer(10_000_000), await arrangeCustomer()]
  const poor = await mine.client.POST('/withdrawals', {
    params: keyed(),
    body: { amount: 10_000_100, bankAccountId: mine.account },
  })
  expect(poor.error?.code).toBe('wallet.insufficient_balance')
  const stolen = await mine.client.POST('/withdrawals', {
    params: keyed(),
    body: { amount: 5_000_000, bankAccountId: other.account },
  })
  expect(stolen.error?.fields).toMatchObject([{ path: 'bankAccountId', code: 'bank_account.unknown' }])
  expect(await balancesOf(server, { userId: mine.id })).toEqual({ available: 10_000_000, held: 0 })
})

test('createWithdrawal: refuses what passes the daily limit, whose rest the terms name', async () => {
  const { id, client } = await arrangeCustomer(12_000_000_000)
  const ask = (amount: number) => client.POST('/withdrawals', { params: keyed(), body: { amount, ...written } })
  const first = await ask(9_000_000_000)
  const { data: terms } = await client.GET('/withdrawals/terms', {})
  expect(terms).toMatchObject({
    ...{ minimumInCents: 5_000_000, dailyLimitInCents: 10_000_000_000, feeInCents: 0, shop: null },
    wallet: { availableInCents: 3_000_000_000, heldInCents: 9_000_000_000, remainingTodayInCents: 1_000_000_000 },
  })
  const { error } = await ask(1_000_000_100)
  expect(error?.fields).toMatchObject([
    { path: 'amount', code: 'amount.over_daily_limit', params: { left: 10_000_000 } },
  ])
  await client.DELETE('/withdrawals/{id}', { params: { path: { id: first.data?.id ?? '' } } })
  expect((await ask(1_000_000_100)).response.status).toBe(201)
  expect(await balancesOf(server, { userId: id })).toEqual({ available: 10_999_999_900, held: 1_000_000_100 })
})

test('[WAL-05, WAL-08] cancelWithdrawal: releases the hold and keeps the row as REJECTED', async () => {
  const { id, account, client } = await arrangeCustomer()
  const { data } = await client.POST('/withdrawals', {
    params: keyed(),
    body: { amount: 30_000_000, bankAccountId: account },
  })
  const params = { path: { id: data?.id ?? '' } }
  await client.DELETE('/withdrawals/{id}', { params })
  expect(await balancesOf(server, { userId: id })).toEqual({ available: 100_000_000, held: 0 })
  const { data: kept } = await client.GET('/withdrawals/{id}', { params })
  expect(kept).toMatchObject({ status: 'REJECTED', processNotes: 'Người yêu cầu đã hủy.' })
  const again = await client.DELETE('/withdrawals/{id}', { params })
  expect(again.error?.code).toBe('withdrawal.not_pending')
  const { data: stats } = await client.GET('/wallet/stats', {})
  expect(stats).toMatchObject({ totalWithdrawnInCents: 0, totalDepositedInCents: 100_000_000 })
})

test('[WAL-05] updateWithdrawal: changes account and note while PENDING, not the amount', async () => {
  const { account, client, id } = await arrangeCustomer()
  const withdrawal = await arrangeWithdrawal(server, id)
  const params = { path: { id: withdrawal.id } }
  const { data } = await client.PATCH('/withdrawals/{id}', { params, body: { bankAccountId: account, notes: null } })
  expect(data).toMatchObject({ accountNumber: '•••• 5678', notes: null, amount: 5_000_000 })
  await server.owner.query(`update withdrawals set status = 'PROCESSING' where id = $1`, [withdrawal.id])
  const late = await client.PATCH('/withdrawals/{id}', { params, body: { notes: 'x' } })
  expect(late.error?.code).toBe('withdrawal.not_pending')
})

test("[WAL-05] lists: the caller's own, the shop's for its administrator, all for the platform", async () => {
  const shop = await arrangeShop(server)
  const seller = await arrangePerson(server, { shop: shop.id })
  const boss = await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })
  const other = await arrangeCustomer()
  const ofShop = (await arrangeWithdrawal(server, seller.id, { shop: shop.id })).id
  const ofWallet = (await arrangeWithdrawal(server, seller.id)).id
  const ofOther = (await arrangeWithdrawal(server, other.id)).id
  const idsOf = async (token: string) =>
    (await server.client(token).GET('/withdrawals', {})).data?.data.map(({ id }) => id)
  expect(await idsOf(seller.token)).toEqual([ofWallet, ofShop])
  expect(await idsOf(boss.token)).toEqual([ofShop])
  const admin = await arrangePerson(server, { role: 'ADMIN' })
  expect(await idsOf(admin.token)).toEqual(expect.arrayContaining([ofShop, ofWallet, ofOther]))
  const mine = await server.client(boss.token).GET('/withdrawals/my-requests', {})
  expect(mine.data?.data).toEqual([])
  const { data: figures } = await server.client(seller.token).GET('/withdrawals/stats', {})
  expect(figures).toMatchObject({ totalWithdrawals: 2, pendingCount: 2, pendingAmount: 10_000_000 })
})
