import type { ShopStatementMonth } from '@chonoi/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanUp } from '../../jobs/clean-up.ts'
import { arrangeEarnings, arrangeOwedFees, arrangeWithdrawal } from '../../../test/testing/arrange-withdrawals.ts'
import { arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

async function arrangeSeller() {
  const { id } = await arrangeShop(server)
  const person = await arrangePerson(server, { shop: id })
  const client = server.client(person.token)
  const months = async (query: { page?: number; limit?: number } = {}) =>
    (await client.GET('/wallet/shop-statement', { params: { query } })).data?.data ?? []
  const movements = async (query: { month?: string; limit?: number } = {}) =>
    (await client.GET('/wallet/shop-movements', { params: { query } })).data
  /** Moves the shop's last entry to another time. */
  const date = (at: string) =>
    server.owner.query(
      `update ledger_entries set created_at = $2 where id = (select max(e.id) from ledger_entries e
       join ledger_accounts a on a.id = e.account_id where a.kind = 'SELLER_PAYABLE' and a.tenant_id = $1)`,
      [id, at],
    )
  return { id, person, client, months, movements, date }
}

const moved = (month: ShopStatementMonth) =>
  month.releasesInCents +
  month.refundsInCents +
  month.debtPaidInCents +
  month.withdrawalsInCents +
  month.adjustmentsInCents

const addsUp = (months: readonly ShopStatementMonth[], balance: number | undefined) => {
  expect(months.map((month) => month.openingInCents + moved(month))).toEqual(
    months.map((month) => month.closingInCents),
  )
  expect(months.map(({ closingInCents }) => closingInCents)).toEqual(
    [balance, ...months.map(({ openingInCents }) => openingInCents)].slice(0, months.length),
  )
  expect(months.at(-1)?.openingInCents).toBe(0)
}

test('listShopStatement: opening and movements make the closing of every month, whatever moved', async () => {
  const amounts = fc.array(
    fc.record({ cents: fc.integer({ min: 1, max: 900_000 }), month: fc.integer({ min: 1, max: 9 }) }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  await fc.assert(
    fc.asyncProperty(amounts, async (moves) => {
      const { id, client, months, date } = await arrangeSeller()
      for (const { cents, month } of moves.toSorted((a, b) => a.month - b.month)) {
        await arrangeEarnings(server, id, cents * 100)
        await date(`2026-0${month}-15T00:00:00Z`)
      }
      addsUp(await months(), (await client.GET('/wallet/shop-balance')).data?.payableInCents)
    }),
    { numRuns: 8 },
  )
})

test('listShopStatement: a debt that was paid and a withdrawal have sums of their own', async () => {
  const { id, person, client, months } = await arrangeSeller()
  await arrangeOwedFees(server, id, 1_000_000)
  await client.POST('/wallet/shop-debt/payments', { params: { header: { 'Idempotency-Key': newKey() } } })
  await arrangeWithdrawal(server, person.id, { shop: id, amount: 3_000_000 })
  const [month] = await months()
  expect(month).toMatchObject({
    openingInCents: 0,
    debtPaidInCents: -1_000_000,
    withdrawalsInCents: -3_000_000,
    adjustmentsInCents: 4_000_000,
    closingInCents: 0,
    movementCount: 4,
  })
})

test('listShopStatement: a month begins at midnight in Vietnam', async () => {
  const { id, months, date } = await arrangeSeller()
  await arrangeEarnings(server, id, 1_000_000)
  await date('2026-09-30T16:59:59Z')
  await arrangeEarnings(server, id, 2_000_000)
  await date('2026-09-30T17:00:00Z')
  const found = (await months()).filter(({ movementCount }) => movementCount > 0)
  expect(found.map(({ month, closingInCents }) => [month, closingInCents])).toEqual([
    ['2026-10', 3_000_000],
    ['2026-09', 1_000_000],
  ])
})

test('listShopStatement: a later page continues where the page before it opened', async () => {
  const { id, months, date } = await arrangeSeller()
  await arrangeEarnings(server, id, 1_000_000)
  await date('2026-03-15T00:00:00Z')
  await arrangeEarnings(server, id, 2_000_000)
  const all = await months()
  expect([...(await months({ page: 1, limit: 2 })), ...(await months({ page: 2, limit: 2 }))]).toEqual(all.slice(0, 4))
})

test('listShopStatement: a shop without movements has no months', async () => {
  expect(await (await arrangeSeller()).months()).toEqual([])
})

test('listShopStatement: the sums stay when the job adds them up, one row for each', async () => {
  const { id, person, months } = await arrangeSeller()
  await arrangeEarnings(server, id, 4_000_000)
  await arrangeEarnings(server, id, 1_000_000)
  await arrangeWithdrawal(server, person.id, { shop: id, amount: 3_000_000 })
  const before = await months()
  await cleanUp(server.api)
  expect(await months()).toEqual(before)
  const { rows } = await server.owner.query(
    'select from shop_movement_sums group by tenant_id, month, kind, measure having count(*) > 1 or sum(change) = 0',
  )
  expect(rows).toEqual([])
})

test('listShopMovements: lists those of the month only', async () => {
  const { id, movements, date } = await arrangeSeller()
  await arrangeEarnings(server, id, 1_000_000)
  await date('2026-03-15T00:00:00Z')
  await arrangeEarnings(server, id, 2_000_000)
  const found = await movements({ month: '2026-03' })
  expect(found?.data.map(({ kind, amountInCents }) => [kind, amountInCents])).toEqual([['ADJUSTMENT', 1_000_000]])
})

test('listShopMovements: another shop sees nothing of it', async () => {
  const { id } = await arrangeSeller()
  await arrangeEarnings(server, id, 1_000_000)
  expect((await (await arrangeSeller()).movements())?.pagination.total).toBe(0)
})

test('listShopMovements: only those of one kind, counted as such', async () => {
  const { id, person, client } = await arrangeSeller()
  await arrangeEarnings(server, id, 4_000_000)
  await arrangeWithdrawal(server, person.id, { shop: id, amount: 3_000_000 })
  const query = { kind: 'WITHDRAWAL', limit: 1 } as const
  const { data } = await client.GET('/wallet/shop-movements', { params: { query } })
  expect(data?.data).toEqual([expect.objectContaining({ kind: 'WITHDRAWAL', amountInCents: -3_000_000 })])
  expect(data?.pagination.total).toBe(1)
})
