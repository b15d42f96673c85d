import { maxDailyCreditInCents } from '@chonoi/domain'
import { afterEach, expect, test } from 'vitest'
import { walletOf } from '../../../test/testing/arrange-deposits.ts'
import { arrangeMoney, arrangePerson } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const setLimit = (cents: number) =>
  server.owner.query('update platform_settings set wallet_adjustment_limit_in_cents = $1', [cents])
afterEach(() => setLimit(500_000_000))
const keyed = (key = newKey()) => ({ params: { header: { 'Idempotency-Key': key } } })
const nowhere = '00000000-0000-4000-8000-000000000000'

async function arrange(money = 0) {
  const owner = await arrangePerson(server)
  if (money > 0) await arrangeMoney(server, owner.id, money)
  const admin = await arrangePerson(server, { role: 'ADMIN' })
  return { owner, admin, client: server.client(admin.token) }
}

test('[WAL-07] adjustWallet: credits a bonus with its reason, in the audit log as CRITICAL, and notifies the owner', async () => {
  const { owner, client } = await arrange()
  const body = {
    userId: owner.id,
    amountInCents: 5_000_000,
    type: 'WALLET_BONUS',
    reason: '  Quà\nkhai trương ',
  } as const
  const { data } = await client.POST('/wallet/admin/adjust', { ...keyed(), body })
  expect(data).toMatchObject({
    balanceInCents: 5_000_000,
    transaction: {
      type: 'WALLET_BONUS',
      description: 'Quà khai trương',
      amountInCents: 5_000_000,
      balanceAfterInCents: 5_000_000,
      referenceType: 'ADJUSTMENT',
    },
  })
  const audit = await server.owner.query('select severity, changes from audit_logs where entity_id = $1', [owner.id])
  expect(audit.rows).toEqual([
    {
      severity: 'CRITICAL',
      changes: { type: 'WALLET_BONUS', amountInCents: 5_000_000, reason: 'Quà khai trương' },
    },
  ])
  const notifications = await server.client(owner.token).GET('/notifications', {})
  expect(notifications.data?.data[0]).toMatchObject({
    type: 'WALLET_ADJUSTED',
    data: { amountInCents: 5_000_000, reason: 'Quà khai trương' },
  })
})

test('[WAL-07] adjustWallet: takes money away, never more than there is', async () => {
  const { owner, client } = await arrange(1_000_000)
  const adjust = (amountInCents: number) =>
    client.POST('/wallet/admin/adjust', {
      ...keyed(),
      body: { userId: owner.id, amountInCents, type: 'WALLET_PENALTY', reason: 'Gian lận đánh giá' },
    })
  expect((await adjust(-1_000_100)).error?.code).toBe('wallet.insufficient_balance')
  expect((await adjust(-1_000_000)).data?.balanceInCents).toBe(0)
  expect(await walletOf(server, owner.id)).toMatchObject({ balance: 0, sum: 0 })
})

test('adjustWallet: the same key adjusts once; concurrent debits never go below zero', async () => {
  const { owner, client } = await arrange(1_000_000)
  const key = newKey()
  const debit = (from: string) =>
    client.POST('/wallet/admin/adjust', {
      ...keyed(from),
      body: { userId: owner.id, amountInCents: -400_000, type: 'WALLET_ADJUSTMENT', reason: 'Cộng nhầm' },
    })
  const first = await debit(key)
  expect((await debit(key)).data).toEqual(first.data)
  expect((await walletOf(server, owner.id)).balance).toBe(600_000)
  const answers = await Promise.all(Array.from({ length: 8 }, () => debit(newKey())))
  expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(1)
  expect((await walletOf(server, owner.id)).balance).toBe(200_000)
})

test('adjustWallet: credits no more in a day than the limit, in however many parts', async () => {
  await setLimit(maxDailyCreditInCents)
  const { owner, client } = await arrange()
  const credit = (amountInCents: number) =>
    client.POST('/wallet/admin/adjust', {
      ...keyed(),
      body: { userId: owner.id, amountInCents, type: 'WALLET_BONUS', reason: 'Quà khai trương' },
    })
  const tooLarge = [{ path: 'amountInCents', code: 'amount.too_large' }]
  expect((await credit(9_007_199_254_740_900)).error?.fields).toMatchObject(tooLarge)
  const half = maxDailyCreditInCents / 2
  const answers = await Promise.all([credit(half), credit(half), credit(half)])
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 200, 422])
  expect((await credit(100)).error?.fields).toMatchObject(tooLarge)
  expect((await walletOf(server, owner.id)).balance).toBe(maxDailyCreditInCents)
})

test('adjustWallet: refuses own wallets, unknown people, wrong amounts and callers who are no platform administrators', async () => {
  const { owner, admin, client } = await arrange(1_000_000)
  const adjust = (more: object, by = client) =>
    by.POST('/wallet/admin/adjust', {
      ...keyed(),
      body: { userId: owner.id, amountInCents: 100, type: 'WALLET_ADJUSTMENT', reason: 'Sửa sai', ...more },
    })
  expect((await adjust({ userId: admin.id })).error?.code).toBe('wallet.own_adjustment')
  expect((await adjust({ userId: nowhere })).response.status).toBe(404)
  expect((await adjust({ amountInCents: 0 })).error?.fields).toEqual([
    { path: 'amountInCents', code: 'amount.invalid' },
  ])
  expect((await adjust({ amountInCents: -100, type: 'WALLET_BONUS' })).error?.fields).toEqual([
    { path: 'amountInCents', code: 'amount.must_be_positive' },
  ])
  expect((await adjust({ amountInCents: 150 })).response.status).toBe(422)
  expect((await adjust({}, server.client(owner.token))).response.status).toBe(403)
  expect((await walletOf(server, owner.id)).balance).toBe(1_000_000)
})

test('[WAL-07] getAdminWalletBalance, listAdminWalletTransactions: an administrator reads a user’s balance and movements', async () => {
  const { owner, client } = await arrange(2_000_000)
  const path = { userId: owner.id }
  expect((await client.GET('/wallet/admin/balance/{userId}', { params: { path } })).data).toMatchObject({
    userId: owner.id,
    balanceInCents: 2_000_000,
    availableInCents: 2_000_000,
    pendingInCents: 0,
  })
  const list = async (query: object) => (await client.GET('/wallet/admin/transactions', { params: { query } })).data
  expect((await list({ userId: owner.id }))?.data).toMatchObject([
    { type: 'MANUAL_DEPOSIT', amountInCents: 2_000_000, user: { id: owner.id } },
  ])
  expect((await list({}))?.data[0]?.user?.id).toBe(owner.id)
  expect((await list({ type: 'WALLET_BONUS', userId: owner.id }))?.data).toEqual([])
  const unknown = await client.GET('/wallet/admin/balance/{userId}', { params: { path: { userId: nowhere } } })
  expect(unknown.response.status).toBe(404)
})
