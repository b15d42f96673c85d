import type { QueryOf } from '@chonoi/contract'
import type { CollectedOrder, RemittanceLine } from '@chonoi/domain'
import { and, asc, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/database.ts'
import { likePattern } from '../../database/like-pattern.ts'
import { carriers, remittanceLines, remittances } from '../../database/tables/carriers.ts'
import { orders, shipments } from '../../database/tables/orders.ts'
import { payments } from '../../database/tables/payments.ts'
import { users } from '../../database/tables/people.ts'
import { offsetOf } from '../../http/pagination.ts'
import type { PaymentRow } from '../payments/payments.store.ts'

export type RemittanceRow = typeof remittances.$inferSelect
export type RemittanceLineRow = typeof remittanceLines.$inferSelect

const importers = alias(users, 'importers')
const deciders = alias(users, 'deciders')
const isMatched = sql`l.match = 'MATCHED'`
const totals = sql`(
  select count(*) as line_count, sum(l.collected_in_cents) as collected_in_cents,
    count(*) filter (where ${isMatched}) as matched_count,
    coalesce(sum(l.collected_in_cents) filter (where ${isMatched}), 0) as matched_in_cents,
    coalesce(sum(l.fee_in_cents) filter (where ${isMatched}), 0) as matched_fee_in_cents
  from remittance_lines l where l.remittance_id = ${remittances.id}) totals`
const total = (column: string) => sql`totals.${sql.identifier(column)}`.mapWith(Number)

export type ListedRemittance = Awaited<ReturnType<typeof select>>[number]

/** Remittances with their carrier, the totals of their lines, and who imported and decided. */
const select = (queries: Queries) =>
  queries
    .select({
      remittance: remittances,
      carrier: { id: carriers.id, code: carriers.code, name: carriers.name },
      importedBy: {
        ...{ id: importers.id, firstName: importers.firstName },
        ...{ lastName: importers.lastName, email: importers.email },
      },
      decidedBy: {
        ...{ id: deciders.id, firstName: deciders.firstName },
        ...{ lastName: deciders.lastName, email: deciders.email },
      },
      totals: {
        ...{ lineCount: total('line_count'), collectedInCents: total('collected_in_cents') },
        ...{ matchedCount: total('matched_count'), matchedInCents: total('matched_in_cents') },
        matchedFeeInCents: total('matched_fee_in_cents'),
      },
    })
    .from(remittances)
    .innerJoin(carriers, eq(carriers.id, remittances.carrierId))
    .innerJoin(importers, eq(importers.id, remittances.importedBy))
    .leftJoin(deciders, eq(deciders.id, remittances.decidedBy))
    .crossJoinLateral(totals)

function matching(filter: QueryOf<'listRemittances'>): SQL | undefined {
  const { status, carrierId, startDate, endDate } = filter
  const search = filter.search?.trim()
  return and(
    status ? eq(remittances.status, status) : undefined,
    carrierId ? eq(remittances.carrierId, carrierId) : undefined,
    startDate ? gte(remittances.createdAt, new Date(startDate)) : undefined,
    endDate ? lt(remittances.createdAt, new Date(endDate)) : undefined,
    search ? or(isReferredTo(search), isNamed(search)) : undefined,
  )
}

const isReferredTo = (text: string): SQL =>
  sql`fold_vietnamese(${remittances.bankReference}) like fold_vietnamese(${likePattern(text)})`

/** A line carries the code or number as a whole; each is looked up by an index of its own. */
const isNamed = (text: string): SQL => sql`${remittances.id} in (
  select l.remittance_id from remittance_lines l where l.tracking_code in (${text}, ${text.toUpperCase()})
  union all select l.remittance_id from remittance_lines l where l.order_number in (${text}, ${text.toUpperCase()}))`

/** A page of remittances, newest first. */
export async function findRemittances(
  queries: Queries,
  filter: QueryOf<'listRemittances'>,
  page: { page: number; limit: number },
) {
  const where = matching(filter)
  const rows = await select(queries)
    .where(where)
    .orderBy(desc(remittances.createdAt), desc(remittances.id))
    .limit(page.limit)
    .offset(offsetOf(page))
  const [counted] = await queries.select({ total: count() }).from(remittances).where(where)
  return { rows, total: counted?.total ?? 0 }
}

/** Sums of the matching remittances. Every matched line of a confirmed one is booked. */
export async function sumRemittances(queries: Queries, filter: QueryOf<'getRemittanceStatistics'>) {
  const isDraft = sql`${remittances.status} = 'DRAFT'`
  const isConfirmed = sql`${remittances.status} = 'CONFIRMED'`
  const countOf = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number)
  const sumOf = (column: SQL | typeof remittances.transferredInCents, condition: SQL) =>
    sql`coalesce(sum(${column}) filter (where ${condition}), 0)`.mapWith(Number)
  const [row] = await queries
    .select({
      draftCount: countOf(isDraft),
      draftInCents: sumOf(remittances.transferredInCents, isDraft),
      confirmedCount: countOf(isConfirmed),
      transferredInCents: sumOf(remittances.transferredInCents, isConfirmed),
      bookedInCents: sumOf(sql`totals.matched_in_cents`, isConfirmed),
      feeInCents: sumOf(sql`totals.matched_fee_in_cents`, isConfirmed),
    })
    .from(remittances)
    .crossJoinLateral(totals)
    .where(matching(filter))
  if (!row) throw new Error('the remittances were not summed')
  return row
}

export async function findRemittance(queries: Queries, id: string): Promise<ListedRemittance | undefined> {
  const [row] = await select(queries).where(eq(remittances.id, id))
  return row
}

/** Locks a remittance until the transaction ends, so that one decision wins. */
export async function findRemittanceForUpdate(queries: Queries, id: string): Promise<RemittanceRow | undefined> {
  const [row] = await queries.select().from(remittances).where(eq(remittances.id, id)).for('update')
  return row
}

export type ListedLine = Awaited<ReturnType<typeof findRemittanceLines>>[number]

/** The lines of a remittance in the order of the statement, with the orders that they name. */
export function findRemittanceLines(queries: Queries, remittanceId: string) {
  return queries
    .select({
      line: remittanceLines,
      order: {
        ...{ id: orders.id, orderNumber: orders.orderNumber, totalInCents: orders.totalInCents },
        groupId: orders.groupId,
      },
    })
    .from(remittanceLines)
    .leftJoin(orders, eq(orders.id, remittanceLines.orderId))
    .where(eq(remittanceLines.remittanceId, remittanceId))
    .orderBy(asc(remittanceLines.position))
}

/** The orders by cash of a carrier that the lines of a statement name. */
export function findCollectedOrders(
  queries: Queries,
  carrierId: string,
  lines: readonly RemittanceLine[],
): Promise<CollectedOrder[]> {
  const codes = lines.flatMap(({ trackingCode }) => trackingCode ?? [])
  const numbers = lines.flatMap(({ orderNumber }) => orderNumber ?? [])
  const coded = queries.select({ id: shipments.orderId }).from(shipments).where(inArray(shipments.trackingCode, codes))
  return queries
    .select({
      ...{ id: orders.id, orderNumber: orders.orderNumber, trackingCode: shipments.trackingCode },
      ...{ status: orders.status, paymentStatus: orders.paymentStatus, totalInCents: orders.totalInCents },
    })
    .from(orders)
    .leftJoin(shipments, eq(shipments.orderId, orders.id))
    .where(
      and(
        eq(orders.carrierId, carrierId),
        eq(orders.paymentMethod, 'CASH_ON_DELIVERY'),
        eq(orders.isCollectedByShop, false),
        or(inArray(orders.orderNumber, numbers), inArray(orders.id, coded)),
      ),
    )
}

/** The payment of an order whose cash a carrier collects. */
export async function findCarrierPayment(
  queries: Queries,
  { orderId, carrierId }: { orderId: string; carrierId: string },
): Promise<PaymentRow | undefined> {
  const [row] = await queries
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.carrierId, carrierId)))
    .for('update')
  return row
}

export async function insertRemittance(
  queries: Queries,
  remittance: typeof remittances.$inferInsert,
  lines: readonly Omit<typeof remittanceLines.$inferInsert, 'remittanceId'>[],
): Promise<RemittanceRow> {
  const [row] = await queries.insert(remittances).values(remittance).returning()
  if (!row) throw new Error('the remittance was not stored')
  await queries.insert(remittanceLines).values(lines.map((line) => ({ ...line, remittanceId: row.id })))
  return row
}

export async function decideRemittance(
  queries: Queries,
  id: string,
  decision: Pick<RemittanceRow, 'status' | 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await queries.update(remittances).set(decision).where(eq(remittances.id, id))
}

export async function changeLines(
  queries: Queries,
  ids: readonly string[],
  change: Partial<Pick<RemittanceLineRow, 'match' | 'isBooked'>>,
): Promise<void> {
  if (ids.length > 0)
    await queries
      .update(remittanceLines)
      .set(change)
      .where(inArray(remittanceLines.id, [...ids]))
}
