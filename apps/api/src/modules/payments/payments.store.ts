import type { OrderPaymentMethod, PaymentStatus, QueryOf } from '@chonoi/contract'
import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { isNumbered } from '../../database/is-numbered.ts'
import type { SearchReach } from '../../database/search-reach.ts'
import { orders } from '../../database/tables/orders.ts'
import { paymentEvents, payments } from '../../database/tables/payments.ts'
import { tenants, users } from '../../database/tables/people.ts'
import { offsetOf } from '../../http/pagination.ts'
import { dueOrFailedAt } from '../../jobs/failed-rows.store.ts'
import { foundOrders } from '../orders/found-orders.store.ts'
import { foundUsers } from '../users/found-users.store.ts'

export type PaymentRow = typeof payments.$inferSelect
export type NewPayment = typeof payments.$inferInsert
export type PaymentEventRow = typeof paymentEvents.$inferSelect

const buyer = { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email }

/** What a payment pays, by number: its one order, or its checkout's. */
const orderNumbers = sql<string[]>`array(
  select o.order_number from orders o
  where o.group_id = ${payments.orderGroupId} and (${payments.orderId} is null or o.id = ${payments.orderId})
  order by o.order_number)`
const firstOrderId = sql<string | null>`coalesce(${payments.orderId}, (
  select o.id from orders o where o.group_id = ${payments.orderGroupId} order by o.order_number limit 1))`

const listed = { payment: payments, buyer, orderNumbers, firstOrderId }

/** Filter of payment lists. Row-level security and `buyerId` limit the owners. */
export type PaymentFilter = Omit<QueryOf<'listAdminPayments'>, 'page' | 'limit'> & { buyerId?: string }

function matching(filter: PaymentFilter, found?: SQL): SQL | undefined {
  return and(
    filter.buyerId ? eq(payments.buyerId, filter.buyerId) : undefined,
    filter.status ? eq(payments.status, filter.status) : undefined,
    filter.method ? eq(payments.method, filter.method) : undefined,
    filter.startDate ? gte(payments.createdAt, new Date(filter.startDate)) : undefined,
    filter.endDate ? lt(payments.createdAt, new Date(filter.endDate)) : undefined,
    found,
  )
}

/** Among the payments of the platform, the only ones that are searched. Each part is looked up by an index of its own. */
async function holding(queries: Queries, search: string, { endDate }: PaymentFilter, reach: SearchReach) {
  const found = await foundOrders(queries, search, { endDate, withGoods: false, reach })
  const buyers = await foundUsers(queries, search, reach)
  const condition = sql`${payments.id} in (
    select p.id from payments p where ${isNumbered(sql`p.reference`, search)}
    union select p.id from payments p where p.transaction_id = ${search}
    union select p.id from payments p join orders o on o.group_id = p.order_group_id
      where o.id in ${found.ids}
    union select p.id from payments p where p.buyer_id in ${buyers.ids})`
  return { condition, isNewestOnly: found.isNewestOnly || buyers.isNewestOnly }
}

const sortColumns = {
  createdAt: payments.createdAt,
  amountInCents: payments.amountInCents,
  status: payments.status,
} as const

export type ListedPayment = Awaited<ReturnType<typeof findPayments>>['rows'][number]

/** A page of payments, and how many there are in all. */
export async function findPayments(
  queries: Queries,
  filter: PaymentFilter,
  page: { page: number; limit: number },
  reach: SearchReach = 'newest',
) {
  const search = filter.search?.trim()
  const found = search ? await holding(queries, search, filter, reach) : undefined
  const where = matching(filter, found?.condition)
  const direction = filter.sortOrder === 'asc' ? asc : desc
  const rows = await queries
    .select(listed)
    .from(payments)
    .innerJoin(users, eq(users.id, payments.buyerId))
    .where(where)
    .orderBy(direction(sortColumns[filter.sortBy ?? 'createdAt']), direction(payments.id))
    .limit(page.limit)
    .offset(offsetOf(page))
  const [total] = await queries.select({ total: count() }).from(payments).where(where)
  return { rows, total: total?.total ?? 0, isNewestOnly: found?.isNewestOnly ?? false }
}

export async function findPayment(queries: Queries, id: string): Promise<ListedPayment | undefined> {
  const [row] = await queries
    .select(listed)
    .from(payments)
    .innerJoin(users, eq(users.id, payments.buyerId))
    .where(eq(payments.id, id))
  return row
}

export async function findPaymentRow(queries: Queries, id: string): Promise<PaymentRow | undefined> {
  const [row] = await queries.select().from(payments).where(eq(payments.id, id))
  return row
}

export async function findPaymentByReference(queries: Queries, reference: string): Promise<PaymentRow | undefined> {
  const [row] = await queries.select().from(payments).where(eq(payments.reference, reference))
  return row
}

/** Whether a payment was ever made with a gateway's configuration. Runs as the system. */
export async function hasPayments(queries: Queries, gatewayConfigId: string): Promise<boolean> {
  const [row] = await queries
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.gatewayConfigId, gatewayConfigId))
    .limit(1)
  return row !== undefined
}

/** Locks and returns the payment. Orders and their checkout are locked before it (lock-checkout.ts). */
export async function findPaymentForUpdate(queries: Queries, id: string): Promise<PaymentRow | undefined> {
  const [row] = await queries.select().from(payments).where(eq(payments.id, id)).for('update')
  return row
}

/** The payments of a checkout that still wait for money. */
export function findPendingPayments(queries: Queries, orderGroupId: string): Promise<PaymentRow[]> {
  return queries
    .select()
    .from(payments)
    .where(and(eq(payments.orderGroupId, orderGroupId), eq(payments.status, 'PENDING')))
    .orderBy(payments.id)
    .for('update')
}

/** Returns false without writing when the reference is taken. */
export async function insertPayment(queries: Queries, payment: NewPayment): Promise<boolean> {
  const { rowCount } = await queries
    .insert(payments)
    .values(payment)
    .onConflictDoNothing({ target: payments.reference })
  return rowCount === 1
}

export async function changePayment(queries: Queries, id: string, change: Partial<NewPayment>): Promise<void> {
  await queries.update(payments).set(change).where(eq(payments.id, id))
}

export async function insertPaymentEvent(queries: Queries, event: typeof paymentEvents.$inferInsert): Promise<void> {
  await queries.insert(paymentEvents).values(event)
}

export function findPaymentEvents(queries: Queries, paymentId: string): Promise<PaymentEventRow[]> {
  return queries
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, paymentId))
    .orderBy(paymentEvents.position)
}

/** The orders that a payment pays or paid, with their shops. */
export async function findPaidOrders(queries: Queries, payment: Pick<PaymentRow, 'orderGroupId' | 'orderId'>) {
  if (payment.orderGroupId === null) return []
  return queries
    .select({
      order: orders,
      tenant: { id: tenants.id, name: tenants.name, slug: tenants.slug, logoUrl: tenants.logoUrl },
    })
    .from(orders)
    .innerJoin(tenants, eq(tenants.id, orders.tenantId))
    .where(and(eq(orders.groupId, payment.orderGroupId), payment.orderId ? eq(orders.id, payment.orderId) : undefined))
    .orderBy(orders.orderNumber)
}

/** Payments whose gateway is to be asked now, the longest waiting first. */
export async function findDuePayments(queries: Queries, now: Date, limit: number): Promise<string[]> {
  const rows = await queries
    .select({ id: payments.id })
    .from(payments)
    .where(lt(payments.nextQueryAt, now))
    .orderBy(dueOrFailedAt('follow-payments', payments.id, payments.nextQueryAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Captured payments of providers that weren't compared with the provider since. */
export async function findUnreconciledPayments(queries: Queries, before: Date, limit: number): Promise<string[]> {
  const rows = await queries
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        sql`${payments.reconciledAt} is null and ${payments.transactionId} is not null`,
        sql`${payments.gatewayConfigId} is not null`,
        inArray(payments.status, ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED']),
        lt(payments.createdAt, before),
      ),
    )
    .orderBy(dueOrFailedAt('reconcile-payments', payments.id, payments.createdAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/**
 * Takes the right to ask the gateway, at most once in `atMostEveryMs`, so that a button, a job and several processes
 * don't ask at the same time.
 */
export async function claimQuery(
  queries: Queries,
  id: string,
  { now, next, atMostEveryMs }: { now: Date; next: Date; atMostEveryMs: number },
): Promise<boolean> {
  const since = new Date(now.getTime() - atMostEveryMs)
  const { rowCount } = await queries
    .update(payments)
    .set({ queriedAt: now, nextQueryAt: next, queryCount: sql`${payments.queryCount} + 1` })
    .where(and(eq(payments.id, id), sql`(${payments.queriedAt} is null or ${payments.queriedAt} < ${since})`))
  return rowCount === 1
}

/** Totals of the payments of a period, as a whole and by method. */
export async function sumPayments(queries: Queries, period: Pick<PaymentFilter, 'startDate' | 'endDate'>) {
  const countOf = (statuses: readonly PaymentStatus[]) =>
    sql`count(*) filter (where ${inArray(payments.status, [...statuses])})`.mapWith(Number)
  const captured = inArray(payments.status, ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'])
  const capturedSum = sql`coalesce(sum(${payments.amountInCents}) filter (where ${captured}), 0)`.mapWith(Number)
  const [figures] = await queries
    .select({
      totalPayments: count(),
      totalAmountInCents: capturedSum,
      refundedAmountInCents: sql`coalesce(sum(${payments.refundedInCents}), 0)`.mapWith(Number),
      paidCount: countOf(['PAID']),
      pendingCount: countOf(['PENDING']),
      failedCount: countOf(['FAILED', 'CANCELLED', 'EXPIRED']),
      refundedCount: countOf(['PARTIALLY_REFUNDED', 'REFUNDED']),
    })
    .from(payments)
    .where(matching(period))
  const byMethod: { method: OrderPaymentMethod; count: number; amountInCents: number }[] = await queries
    .select({ method: payments.method, count: count(), amountInCents: capturedSum })
    .from(payments)
    .where(matching(period))
    .groupBy(payments.method)
    .orderBy(desc(capturedSum), payments.method)
  if (!figures) throw new Error('a sum always answers one row')
  return { ...figures, byMethod }
}
