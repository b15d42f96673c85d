import { expect, test } from 'vitest'
import { checkLedger } from '../../jobs/check-ledger.ts'
import { arrangeMoney, arrangePerson } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const tools = () => ({ database: server.api.database, ports: server.api.ports })

async function arrange() {
  const owner = await arrangePerson(server)
  await arrangeMoney(server, owner.id, 5_000_000)
  const client = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const { rows } = await server.owner.query<{ id: string }>(
    `select id from ledger_accounts where kind = 'USER_WALLET' and user_id = $1`,
    [owner.id],
  )
  return { owner, client, accountId: rows[0]?.id ?? '' }
}

test('getTrialBalance: all accounts sum to zero, by kind, with the last check', async () => {
  const { client } = await arrange()
  await checkLedger(tools())
  const { data } = await client.GET('/ledger/trial-balance')
  expect(data?.sumInCents).toBe(0)
  expect(data?.groups.reduce((total, { balanceInCents }) => total + balanceInCents, 0)).toBe(0)
  expect(data?.groups.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['USER_WALLET', 'GATEWAY_CLEARING']))
  expect(data?.lastCheck).toMatchObject({ isSound: true, wrongBalanceCount: 0, unbalancedCount: 0 })
  expect(data?.soundSince).toBe(data?.startedAt)
})

test('getTrialBalance, listLedgerChecks: a failed check ends the sound time; the next sound one begins it anew', async () => {
  const { client, accountId } = await arrange()
  const setBalance = (cents: number) =>
    server.owner.query('update ledger_accounts set balance_in_cents = $2 where id = $1', [accountId, cents])
  await setBalance(5_000_100)
  await checkLedger(tools())
  const failed = (await client.GET('/ledger/trial-balance')).data
  expect(failed).toMatchObject({ sumInCents: 100, soundSince: null })
  expect(failed?.lastCheck).toMatchObject({ isSound: false, wrongBalanceCount: 1, sumInCents: 100 })
  await setBalance(5_000_000)
  await checkLedger(tools())
  const sound = (await client.GET('/ledger/trial-balance')).data
  expect(sound?.soundSince).toBe(sound?.lastCheck?.createdAt)
  const checks = (await client.GET('/ledger/checks', {})).data?.data
  expect(checks?.slice(0, 2).map(({ isSound }) => isSound)).toEqual([true, false])
})

test('listLedgerAccounts, listLedgerEntries, getLedgerTransaction: every đồng can be followed', async () => {
  const { client, owner, accountId } = await arrange()
  const accounts = await client.GET('/ledger/accounts', {
    params: { query: { accountKind: 'USER_WALLET', limit: 100 } },
  })
  expect(accounts.data?.data.find(({ id }) => id === accountId)).toMatchObject({
    kind: 'USER_WALLET',
    ownerId: owner.id,
    balanceInCents: 5_000_000,
  })
  const { data } = await client.GET('/ledger/accounts/{id}/entries', { params: { path: { id: accountId } } })
  expect(data?.account.ownerId).toBe(owner.id)
  expect(data?.data).toMatchObject([{ amountInCents: 5_000_000, balanceAfterInCents: 5_000_000 }])
  const id = data?.data[0]?.transactionId ?? ''
  const transaction = await client.GET('/ledger/transactions/{id}', { params: { path: { id } } })
  expect(transaction.data?.entries).toMatchObject([
    { account: 'GATEWAY_CLEARING', name: 'manual_deposit', amountInCents: -5_000_000 },
    { account: 'USER_WALLET', amountInCents: 5_000_000, balanceAfterInCents: 5_000_000 },
  ])
})

test('listLedgerAccounts: finds accounts by their owner', async () => {
  const { client, owner, accountId } = await arrange()
  const { rows } = await server.owner.query<{ email: string }>('select email from users where id = $1', [owner.id])
  const { data } = await client.GET('/ledger/accounts', { params: { query: { search: rows[0]?.email ?? '' } } })
  expect(data?.data.map(({ id }) => id)).toEqual([accountId])
  expect(data?.pagination.total).toBe(1)
})

test('getTrialBalance: refuses everybody but the platform', async () => {
  const { owner } = await arrange()
  expect((await server.client(owner.token).GET('/ledger/trial-balance')).response.status).toBe(403)
})
