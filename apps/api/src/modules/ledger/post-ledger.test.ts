import { randomUUID } from 'node:crypto'
import type { LedgerGateway } from '@chonoi/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inScope, type Scope, systemScope } from '../../database/scope.ts'
import { toFailure } from '../../http/problem.ts'
import { walletOf } from '../../../test/testing/arrange-deposits.ts'
import { arrangeMoney, arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'
import { type LedgerAccount, type LedgerPosting, postLedger } from './post-ledger.ts'

const server = useTestApi()

type Entry = LedgerPosting['entries'][number]
const post = (entries: readonly Entry[], scope: Scope = systemScope, referenceId = randomUUID()) =>
  inScope(server.api.database, scope, ({ queries }) =>
    postLedger(queries, {
      type: 'WALLET_ADJUSTMENT',
      description: 'thử',
      referenceType: 'adjustment',
      referenceId,
      entries,
    }),
  )
const codeOf = (refused: unknown) => toFailure(refused).code
const settled = async (work: Promise<unknown>) => work.then(() => 'done', codeOf)

/** Accounts of one round, of every kind; the last two may go below zero. */
async function arrangeAccounts(): Promise<LedgerAccount[]> {
  const [first, second] = [await arrangePerson(server), await arrangePerson(server)]
  const shop = await arrangeShop(server)
  return [
    { kind: 'USER_WALLET', userId: first.id },
    { kind: 'USER_WALLET', userId: second.id },
    { kind: 'WITHDRAWAL_HOLD', userId: first.id },
    { kind: 'ORDER_CLEARING', tenantId: shop.id },
    { kind: 'SELLER_PAYABLE', tenantId: shop.id },
    { kind: 'GATEWAY_CLEARING', gateway: `round-${first.id}` as LedgerGateway },
    { kind: 'GATEWAY_CLEARING', gateway: `other-${first.id}` as LedgerGateway },
  ]
}
const mayOwe = ({ kind }: LedgerAccount) => kind === 'GATEWAY_CLEARING' || kind === 'PROMOTIONS'

/** One account pays several others, whole đồng each; an account may stand on both sides. */
const posting = fc.record({
  from: fc.nat(6),
  to: fc.array(fc.record({ account: fc.nat(6), dong: fc.integer({ min: 1, max: 1_000 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
})

test('[WAL-08] postLedger: 1,000 random postings match a model: entries sum to zero, no negative balance, balance = sum', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(posting, { minLength: 50, maxLength: 50 }), async (postings) => {
      const accounts = await arrangeAccounts()
      const model = accounts.map(() => 0)
      for (const { from, to } of postings) {
        const change = accounts.map(() => 0)
        for (const { account, dong } of to) {
          change[account] = (change[account] ?? 0) + dong * 100
          change[from] = (change[from] ?? 0) - dong * 100
        }
        const after = model.map((balance, index) => balance + (change[index] ?? 0))
        const isCovered = accounts.every((account, index) => mayOwe(account) || (after[index] ?? 0) >= 0)
        const entries = to.flatMap(({ account, dong }): Entry[] => [
          { ...(accounts[account] as LedgerAccount), amountInCents: dong * 100 },
          { ...(accounts[from] as LedgerAccount), amountInCents: -dong * 100 },
        ])
        expect(await settled(post(entries))).toBe(isCovered ? 'done' : 'wallet.insufficient_balance')
        if (isCovered) model.splice(0, model.length, ...after)
      }
      for (const [index, account] of accounts.entries()) expect(await balanceOf(account)).toBe(model[index])
      expect(await wrongBooks()).toEqual({ unbalanced: 0, astray: 0, below: 0, unsteady: 0 })
    }),
    { numRuns: 20 },
  )
}, 120_000)

async function balanceOf(account: LedgerAccount): Promise<number> {
  const { kind, userId, tenantId, gateway } = { userId: null, tenantId: null, gateway: null, ...account }
  const { rows } = await server.owner.query<{ balance: number }>(
    `select balance_in_cents as balance from ledger_accounts where kind = $1 and user_id is not distinct from $2::uuid
       and tenant_id is not distinct from $3::uuid and gateway is not distinct from $4::text`,
    [kind, userId, tenantId, gateway],
  )
  return rows[0]?.balance ?? 0
}

/** Counts violations of the ledger's invariants in the whole database. */
async function wrongBooks() {
  const { rows } = await server.owner.query(
    `select
      (select count(*) from (select from ledger_entries group by transaction_id having sum(amount_in_cents) <> 0) t) as unbalanced,
      (select count(*) from ledger_accounts a where balance_in_cents <>
        (select coalesce(sum(amount_in_cents), 0) from ledger_entries e where e.account_id = a.id)) as astray,
      (select count(*) from ledger_accounts where balance_in_cents < 0 and kind not in ('GATEWAY_CLEARING', 'PROMOTIONS')) as below,
      (select count(*) from (select balance_after_in_cents <> sum(amount_in_cents) over (partition by account_id order by id) as wrong
        from ledger_entries) e where wrong) as unsteady`,
  )
  return rows[0]
}

test("postLedger: refuses entries that don't sum to zero, and none at all", async () => {
  const { id: userId } = await arrangePerson(server)
  const wallet = { kind: 'USER_WALLET', userId } as const
  expect(await settled(post([{ ...wallet, amountInCents: 100 }]))).toBe('server.internal')
  expect(await settled(post([]))).toBe('server.internal')
  expect(await walletOf(server, userId)).toMatchObject({ balance: 0, entries: 0 })
})

test('postLedger: posts the same effect once, under concurrency too', async () => {
  const { id: userId } = await arrangePerson(server)
  const reference = randomUUID()
  const entries: Entry[] = [
    { kind: 'USER_WALLET', userId, amountInCents: 500 },
    { kind: 'GATEWAY_CLEARING', gateway: 'manual_deposit', amountInCents: -500 },
  ]
  const ends = await Promise.all(Array.from({ length: 50 }, () => settled(post(entries, systemScope, reference))))
  expect(ends.filter((end) => end === 'done')).toHaveLength(1)
  expect(ends.filter((end) => end === 'resource.conflict')).toHaveLength(49)
  expect(await walletOf(server, userId)).toEqual({ balance: 500, entries: 1, sum: 500 })
})

test('[WAL-08] postLedger: of a hundred concurrent payments of 60 from a wallet of 100, one succeeds', async () => {
  const { id: userId } = await arrangePerson(server)
  const shop = await arrangeShop(server)
  await arrangeMoney(server, userId, 100_00)
  const pay = () =>
    post([
      { kind: 'USER_WALLET', userId, amountInCents: -60_00 },
      { kind: 'ORDER_CLEARING', tenantId: shop.id, amountInCents: 60_00 },
    ])
  const ends = await Promise.all(Array.from({ length: 100 }, () => settled(pay())))
  expect(ends.filter((end) => end === 'done')).toHaveLength(1)
  expect(ends.filter((end) => end === 'wallet.insufficient_balance')).toHaveLength(99)
  expect(await walletOf(server, userId)).toMatchObject({ balance: 40_00, sum: 40_00 })
})

test('postLedger: concurrent payments in both directions finish without losses', async () => {
  const people = [await arrangePerson(server), await arrangePerson(server)]
  for (const { id } of people) await arrangeMoney(server, id, 100_000)
  const pay = (from: number) =>
    post([
      { kind: 'USER_WALLET', userId: people[from]?.id ?? '', amountInCents: -1_000 },
      { kind: 'USER_WALLET', userId: people[1 - from]?.id ?? '', amountInCents: 1_000 },
    ])
  const ends = await Promise.all(Array.from({ length: 100 }, (_, index) => settled(pay(index % 2))))
  expect(ends).toEqual(ends.map(() => 'done'))
  for (const { id } of people) expect(await walletOf(server, id)).toMatchObject({ balance: 100_000, sum: 100_000 })
})

test.each([
  `insert into ledger_entries (transaction_id, account_id, amount_in_cents, balance_after_in_cents)
     select transaction_id, account_id, 100, 100 from ledger_entries limit 1`,
  'update ledger_entries set amount_in_cents = amount_in_cents + 100',
  'delete from ledger_entries',
  'truncate ledger_entries cascade',
  'update ledger_accounts set balance_in_cents = balance_in_cents + 100',
  `insert into ledger_accounts (kind, balance_in_cents) values ('PROMOTIONS', 100)`,
  'delete from ledger_accounts',
  `update ledger_transactions set description = 'x'`,
  'delete from ledger_transactions',
])("ledger: the application can't write it directly: %s", async (statement) => {
  const { id } = await arrangePerson(server)
  await arrangeMoney(server, id, 100_00)
  for (const reach of ['person', 'platform', 'system'] as const) {
    const client = await server.api.database.pool.connect()
    try {
      await client.query('begin')
      await client.query(`select set_config('app.user_id', $1, true), set_config('app.scope', $2, true)`, [id, reach])
      await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' })
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
})
