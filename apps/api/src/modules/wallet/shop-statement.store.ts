import { and, count, desc, eq, gte, inArray, lt, min, type SQL, sql, sum } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../database/tables/money.ts'
import { paymentRefunds } from '../../database/tables/payments.ts'
import { offsetOf } from '../../http/pagination.ts'

/** What a movement of a shop's balance is for. */
const movementKind = sql<string>`case
  when ${ledgerTransactions.referenceType} = 'owed_fees' then 'DEBT'
  when ${ledgerTransactions.type} = 'ORDER_SETTLEMENT' then 'RELEASE'
  when ${ledgerTransactions.type} = 'WALLET_WITHDRAWAL' then 'WITHDRAWAL'
  when ${ledgerTransactions.referenceType} in ('order', 'refund') then 'REFUND'
  else 'ADJUSTMENT' end`

const monthOf = sql<string>`to_char(${ledgerEntries.createdAt} at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM')`

export interface ShopAccount {
  id: string
  tenantId: string
}

export async function findPayableAccount(queries: Queries, tenantId: string): Promise<ShopAccount | undefined> {
  const [row] = await queries
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.kind, 'SELLER_PAYABLE'), eq(ledgerAccounts.tenantId, tenantId)))
  return row && { id: row.id, tenantId }
}

/** The tenant lets the index of shops' entries serve. */
const ofAccount = ({ id, tenantId }: ShopAccount): SQL | undefined =>
  and(eq(ledgerEntries.accountId, id), eq(ledgerEntries.tenantId, tenantId))

export async function findFirstMovement(queries: Queries, account: ShopAccount): Promise<Date | null> {
  const [row] = await queries
    .select({ at: min(ledgerEntries.createdAt) })
    .from(ledgerEntries)
    .where(ofAccount(account))
  return row?.at ?? null
}

export type MovementSum = Awaited<ReturnType<typeof sumMovementsSince>>[number]

/** Sums the movements since a moment by month and kind, with the balance of the same moment. */
export function sumMovementsSince(queries: Queries, account: ShopAccount, since: Date) {
  const sums = queries
    .select({
      month: monthOf.as('month'),
      kind: movementKind.as('movement_kind'),
      amountInCents: sum(ledgerEntries.amountInCents).mapWith(Number).as('amount'),
      movementCount: count().as('movements'),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(ofAccount(account), gte(ledgerEntries.createdAt, since)))
    .groupBy(sql`1, 2`)
    .as('sums')
  return queries
    .select({
      balanceInCents: ledgerAccounts.balanceInCents,
      month: sums.month,
      kind: sums.kind,
      amountInCents: sums.amountInCents,
      movementCount: sums.movementCount,
    })
    .from(ledgerAccounts)
    .leftJoin(sums, sql`true`)
    .where(eq(ledgerAccounts.id, account.id))
}

/** The orders of refunds, by the refund. */
export async function findOrdersOfRefunds(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select({ id: paymentRefunds.id, orderId: paymentRefunds.orderId })
    .from(paymentRefunds)
    .where(inArray(paymentRefunds.id, [...ids]))
  return new Map(rows.map(({ id, orderId }) => [id, orderId]))
}

export type MovementRow = Awaited<ReturnType<typeof findMovements>>['rows'][number]

/** Lists the movements within a period, newest first. */
export async function findMovements(
  queries: Queries,
  account: ShopAccount,
  { from, to, ...page }: { from: Date | undefined; to: Date | undefined; page: number; limit: number },
) {
  const where = and(
    ofAccount(account),
    from && gte(ledgerEntries.createdAt, from),
    to && lt(ledgerEntries.createdAt, to),
  )
  const rows = await queries
    .select({
      id: ledgerEntries.id,
      transactionId: ledgerEntries.transactionId,
      kind: movementKind,
      referenceType: ledgerTransactions.referenceType,
      referenceId: ledgerTransactions.referenceId,
      description: ledgerTransactions.description,
      amountInCents: ledgerEntries.amountInCents,
      balanceAfterInCents: ledgerEntries.balanceAfterInCents,
      createdAt: ledgerEntries.createdAt,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(where)
    .orderBy(desc(ledgerEntries.createdAt), desc(ledgerEntries.id))
    .limit(page.limit)
    .offset(offsetOf(page))
  const [total] = await queries.select({ total: count() }).from(ledgerEntries).where(where)
  return { rows, total: total?.total ?? 0 }
}
