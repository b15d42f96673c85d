import { expect, test } from 'vitest'
import {
  arrangeAutomatedWithdrawal,
  arrangeBankAccount,
  balancesOf,
} from '../../../test/testing/arrange-withdrawals.ts'
import { arrangeMoney, arrangePerson } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

async function arrangeSaver(cents = 100_000_000) {
  const person = await arrangePerson(server)
  await arrangeMoney(server, person.id, cents)
  const account = await arrangeBankAccount(server, person.id)
  return { ...person, account: account.id, client: server.client(person.token) }
}

const settings = { name: ' Mỗi sáng ', minimumBalanceInCents: 50_000_000, frequency: 'DAILY' } as const

test('[WAL-06] automated withdrawals: created, listed, changed, switched off and on, and deleted', async () => {
  const { account, client } = await arrangeSaver()
  const { data: created, response } = await client.POST('/automated-withdrawals/config', {
    body: { ...settings, bankAccountId: account, percentage: 50 },
  })
  expect(response.status).toBe(201)
  expect(created).toMatchObject({ name: 'Mỗi sáng', source: 'WALLET', keptInCents: 0, percentage: 50, isActive: true })
  const params = { path: { id: created?.id ?? '' } }
  const { data: changed } = await client.PUT('/automated-withdrawals/config/{id}', {
    params,
    body: { percentage: null, amountInCents: 20_000_000 },
  })
  expect(changed).toMatchObject({ percentage: null, amountInCents: 20_000_000, nextRunAt: created?.nextRunAt })
  const off = await client.POST('/automated-withdrawals/config/{id}/toggle', { params })
  expect(off.data).toMatchObject({ isActive: false, nextRunAt: null })
  const on = await client.POST('/automated-withdrawals/config/{id}/toggle', { params })
  expect(on.data).toMatchObject({ isActive: true, nextRunAt: created?.nextRunAt })
  const used = await client.DELETE('/bank-accounts/{id}', { params: { path: { id: account } } })
  expect(used.error?.code).toBe('bank_account.in_use')
  await client.DELETE('/automated-withdrawals/config/{id}', { params })
  expect((await client.GET('/automated-withdrawals/config', {})).data?.data).toEqual([])
})

test('createAutomatedWithdrawalConfig: refuses amount with percentage, small amounts and other people’s accounts', async () => {
  const [mine, other] = [await arrangeSaver(), await arrangeSaver()]
  const problemsOf = async (more: object, bankAccountId = mine.account) => {
    const body = { ...settings, bankAccountId, ...more }
    const { error } = await mine.client.POST('/automated-withdrawals/config', { body })
    return error?.fields?.map(({ path, code }) => `${path} ${code}`)
  }
  expect(await problemsOf({ amountInCents: 20_000_000, percentage: 50 })).toEqual([
    'percentage automated.amount_or_percentage',
  ])
  expect(await problemsOf({ amountInCents: 4_999_900 })).toEqual(['amountInCents amount.too_small'])
  expect(await problemsOf({}, other.account)).toEqual(['bankAccountId bank_account.unknown'])
})

test('[WAL-06] test and trigger: the test moves nothing, the trigger withdraws that amount with its reason', async () => {
  const { id, account, client } = await arrangeSaver()
  const config = await arrangeAutomatedWithdrawal(server, id, { account, kept: 30_000_000 })
  const path = { id: config.id }
  const { data: outcome } = await client.POST('/automated-withdrawals/config/{id}/test', { params: { path } })
  expect(outcome).toEqual({ success: true, message: 'ready', wouldWithdrawInCents: 70_000_000 })
  expect(await balancesOf(server, { userId: id })).toEqual({ available: 100_000_000, held: 0 })
  const trigger = () =>
    client.POST('/automated-withdrawals/config/{id}/trigger', {
      params: { path, header: { 'Idempotency-Key': newKey() } },
      body: { reason: 'Cần tiền nhập hàng' },
    })
  expect((await trigger()).data).toMatchObject({ success: true, withdrawal: { amount: 70_000_000, isAutomatic: true } })
  expect(await balancesOf(server, { userId: id })).toEqual({ available: 30_000_000, held: 70_000_000 })
  expect((await trigger()).error?.code).toBe('automated_withdrawal.nothing_to_withdraw')
  const { data: history } = await client.GET('/automated-withdrawals/history', {
    params: { query: { configId: config.id } },
  })
  expect(history?.data).toMatchObject([
    { status: 'COMPLETED', isManual: true, amountInCents: 70_000_000, reason: 'Cần tiền nhập hàng' },
  ])
  const { data: stats } = await client.GET('/automated-withdrawals/stats', {})
  expect(stats).toMatchObject({ totalConfigs: 1, activeConfigs: 1, totalRuns: 1, totalAmountInCents: 70_000_000 })
})
