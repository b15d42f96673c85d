import type { SchemaOf } from '@chonoi/contract'
import { and, count, desc, eq, gte, inArray, lt, min, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions, shopMovementSums } from '../../database/tables/money.ts'
import { paymentRefunds } from '../../database/tables/payments.ts'
import { offsetOf } from '../../http/pagination.ts'
import { transactionDescription } from '../ledger/transaction-description.store.ts'

/** What a movement of a shop's balance is for. */
const movementKind = sql<
  SchemaOf<'ShopMovementKind'>
>`shop_movement_kind(${ledgerTransactions.type}, ${ledgerTransactions.referenceType})`

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

/** The first month in which a shop's balance moved. */
export async function findFirstMonth(queries: Queries, { tenantId }: ShopAccount): Promise<string | null> {
  const [row] = await queries
    .select({ month: min(shopMovementSums.month) })
    .from(shopMovementSums)
    .where(eq(shopMovementSums.tenantId, tenantId))
  return row?.month ?? null
}

export type MovementSum = Awaited<ReturnType<typeof sumMovementsSince>>[number]

const sumOf = (measure: 'CENTS' | 'MOVEMENTS') =>
  sql<number>`coalesce(sum(${shopMovementSums.change}) filter (where ${shopMovementSums.measure} = ${measure}), 0)`.mapWith(
    Number,
  )

/** Sums the movements of a month and those after it by month and kind, with the balance of the same moment. */
export function sumMovementsSince(queries: Queries, { id, tenantId }: ShopAccount, month: string) {
  const sums = queries
    .select({
      month: shopMovementSums.month,
      kind: shopMovementSums.kind,
      amountInCents: sumOf('CENTS').as('amount'),
      movementCount: sumOf('MOVEMENTS').as('movements'),
    })
    .from(shopMovementSums)
    .where(and(eq(shopMovementSums.tenantId, tenantId), gte(shopMovementSums.month, month)))
    .groupBy(shopMovementSums.month, shopMovementSums.kind)
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
    .where(eq(ledgerAccounts.id, id))
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

/** Lists the movements within a period, or those of one kind, newest first. */
export async function findMovements(
  queries: Queries,
  account: ShopAccount,
  {
    from,
    to,
    kind,
    ...page
  }: {
    from: Date | undefined
    to: Date | undefined
    kind: SchemaOf<'ShopMovementKind'> | undefined
    page: number
    limit: number
  },
) {
  const where = and(
    ofAccount(account),
    from && gte(ledgerEntries.createdAt, from),
    to && lt(ledgerEntries.createdAt, to),
    kind && eq(movementKind, kind),
  )
  const rows = await queries
    .select({
      id: ledgerEntries.id,
      transactionId: ledgerEntries.transactionId,
      kind: movementKind,
      referenceType: ledgerTransactions.referenceType,
      referenceId: ledgerTransactions.referenceId,
      description: transactionDescription,
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
  const counted = queries.select({ total: count() }).from(ledgerEntries)
  const ofKind = counted.innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
  const [total] = await (kind ? ofKind : counted).where(where)
  return { rows, total: total?.total ?? 0 }
}
