import type { OrderPaymentStatus, OrderStatus, QueryOf } from '@chonoi/contract'
import { and, asc, count, desc, eq, gte, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { holdsWords } from '../../database/holds-words.ts'
import type { SearchReach } from '../../database/search-reach.ts'
import { orderEvents, orderGroups, orderLines, orders } from '../../database/tables/orders.ts'
import { payments } from '../../database/tables/payments.ts'
import { tenants } from '../../database/tables/people.ts'
import { offsetOf } from '../../http/pagination.ts'
import { findHandedOver } from '../digital-deliveries/digital-deliveries.store.ts'
import { findComplaints } from './complaints.store.ts'
import { foundOrders } from './found-orders.store.ts'
import { findShipments } from './ship-order.store.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
export type OrderEventRow = typeof orderEvents.$inferSelect
export type OrderGroupRow = typeof orderGroups.$inferSelect

export const tenantSummary = { id: tenants.id, name: tenants.name, slug: tenants.slug, logoUrl: tenants.logoUrl }

/** Filter of order lists. Row-level security and `mine` limit the owners. */
export type OrderListQuery = Omit<QueryOf<'listManagedOrders'>, 'status'> & {
  status?: QueryOf<'listMyOrders'>['status']
  page: number
  limit: number
}
export interface OrderOwners {
  buyerId?: string
  tenantId?: string
}

/** Until when the order's checkout can be paid. */
const ofCheckout = { paymentDueAt: orderGroups.paymentDueAt }

const withStatus = (status: OrderListQuery['status']): SQL | undefined => {
  if (status !== 'AWAITING_PAYMENT') return status && eq(orders.status, status)
  return and(
    eq(orders.status, 'PENDING'),
    inArray(orders.paymentStatus, ['PENDING', 'FAILED']),
    sql`exists (select from order_groups g where g.id = ${orders.groupId} and g.payment_due_at is not null)`,
  )
}

function matching(query: OrderListQuery, owners: OrderOwners, found: SQL | undefined): SQL | undefined {
  return and(
    owners.buyerId ? eq(orders.buyerId, owners.buyerId) : undefined,
    owners.tenantId ? eq(orders.tenantId, owners.tenantId) : undefined,
    withStatus(query.status),
    query.paymentStatus ? eq(orders.paymentStatus, query.paymentStatus) : undefined,
    query.startDate ? gte(orders.createdAt, new Date(query.startDate)) : undefined,
    query.endDate ? lt(orders.createdAt, new Date(query.endDate)) : undefined,
    found,
  )
}

/** The orders of one buyer are few enough to be read. */
function holdingOfBuyer(search: string, buyerId: string): SQL | undefined {
  return or(
    holdsWords(search, orders.orderNumber, orders.buyerLastName, orders.buyerFirstName, orders.buyerEmail),
    inArray(
      orders.id,
      sql`(select l.order_id from order_lines l
        where l.buyer_id = ${buyerId}::uuid and ${holdsWords(search, sql`l.name`)})`,
    ),
  )
}

const sortColumns = { createdAt: orders.createdAt, totalInCents: orders.totalInCents, status: orders.status } as const

/** A page of orders with what a list row shows, and how many there are in all. */
export async function findOrders(
  queries: Queries,
  query: OrderListQuery,
  owners: OrderOwners,
  reach: SearchReach = 'newest',
) {
  const search = query.search?.trim()
  const { buyerId, tenantId } = owners
  const { startDate, endDate } = query
  // Those of a shop or of the platform are found by indexes.
  const found =
    search && !buyerId
      ? await foundOrders(queries, search, { tenantId, startDate, endDate, withGoods: true, reach })
      : undefined
  const holding = found
    ? inArray(orders.id, found.ids)
    : search && buyerId
      ? holdingOfBuyer(search, buyerId)
      : undefined
  const where = matching(query, owners, holding)
  const direction = query.sortOrder === 'asc' ? asc : desc
  const rows = await queries
    .select({
      order: orders,
      tenant: tenantSummary,
      ...ofCheckout,
      itemCount: sql<number>`(select count(*) from order_lines l where l.order_id = ${orders.id})`.mapWith(Number),
      firstItemName: sql<string>`(select l.name from order_lines l where l.order_id = ${orders.id} order by l.created_at, l.name, l.id limit 1)`,
      firstItemImageUrl: sql<
        string | null
      >`(select l.image_url from order_lines l where l.order_id = ${orders.id} order by l.created_at, l.name, l.id limit 1)`,
    })
    .from(orders)
    .innerJoin(tenants, eq(tenants.id, orders.tenantId))
    .leftJoin(orderGroups, eq(orderGroups.id, orders.groupId))
    .where(where)
    .orderBy(direction(sortColumns[query.sortBy ?? 'createdAt']), direction(orders.id))
    .limit(query.limit)
    .offset(offsetOf(query))
  const [total] = await queries.select({ total: count() }).from(orders).where(where)
  return { rows, total: total?.total ?? 0, isNewestOnly: found?.isNewestOnly ?? false }
}

const paymentOfOrder = {
  id: payments.id,
  amountInCents: payments.amountInCents,
  feeInCents: payments.feeInCents,
  paidAt: payments.paidAt,
}

/** Orders with their payment, lines, events, shipment, complaint and shop, in the order of the ids. */
async function findWholeOrders(queries: Queries, where: SQL) {
  const found = await queries
    .select({ order: orders, tenant: tenantSummary, ...ofCheckout, payment: paymentOfOrder })
    .from(orders)
    .innerJoin(tenants, eq(tenants.id, orders.tenantId))
    .leftJoin(orderGroups, eq(orderGroups.id, orders.groupId))
    .leftJoin(payments, eq(payments.id, orders.paymentId))
    .where(where)
    .orderBy(orders.orderNumber)
  const ids = found.map(({ order }) => order.id)
  if (ids.length === 0) return []
  const lines = await queries
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(orderLines.createdAt, orderLines.name, orderLines.id)
  const events = await queries
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(orderEvents.position)
  const shipments = await findShipments(queries, ids)
  const complaints = await findComplaints(queries, ids)
  const handedOver = await findHandedOver(queries, ids)
  return found.map(({ order, tenant, paymentDueAt, payment }) => ({
    order,
    tenant,
    paymentDueAt,
    payment,
    lines: lines.filter((line) => line.orderId === order.id),
    events: events.filter((event) => event.orderId === order.id),
    shipment: shipments.find((shipment) => shipment.orderId === order.id),
    complaint: complaints.find((complaint) => complaint.orderId === order.id),
    isHandedOver: handedOver.has(order.id),
  }))
}

export async function findWholeOrder(queries: Queries, orderId: string) {
  const [whole] = await findWholeOrders(queries, eq(orders.id, orderId))
  return whole
}

/** What packing slips show of orders: their lines, shipment, and shop with its colour and logo. */
export async function findOrdersToPack(queries: Queries, orderIds: readonly string[]) {
  const shop = {
    name: tenants.name,
    primaryColor: tenants.primaryColor,
    logoUrl: tenants.logoUrl,
    city: tenants.city,
    contactEmail: tenants.contactEmail,
    phone: tenants.phone,
  }
  const ids = [...orderIds]
  const found = await queries
    .select({ order: orders, shop })
    .from(orders)
    .innerJoin(tenants, eq(tenants.id, orders.tenantId))
    .where(inArray(orders.id, ids))
  const lines = await queries
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(orderLines.createdAt, orderLines.name, orderLines.id)
  const shipments = await findShipments(queries, ids)
  return found.map(({ order, shop }) => ({
    order,
    shop,
    lines: lines.filter((line) => line.orderId === order.id),
    shipment: shipments.find((shipment) => shipment.orderId === order.id),
  }))
}
export type OrderToPack = Awaited<ReturnType<typeof findOrdersToPack>>[number]

export function findOrdersOfGroup(queries: Queries, groupId: string) {
  return findWholeOrders(queries, eq(orders.groupId, groupId))
}

/**
 * Locks and returns the checkout, so that changes of its orders are serialized and counts over them are right. Needs
 * the system's scope, because the checkout belongs to its buyer.
 */
export async function lockOrderGroup(queries: Queries, groupId: string): Promise<OrderGroupRow | undefined> {
  const [row] = await queries.select().from(orderGroups).where(eq(orderGroups.id, groupId)).for('update')
  return row
}

export async function findOrderGroup(queries: Queries, groupId: string): Promise<OrderGroupRow | undefined> {
  const [row] = await queries.select().from(orderGroups).where(eq(orderGroups.id, groupId))
  return row
}

/** Locks and returns the order, so that changes are serialized. */
export async function findOrderForUpdate(queries: Queries, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await queries.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return row
}

export function findOrderLines(queries: Queries, orderId: string): Promise<OrderLineRow[]> {
  return queries
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.productId, orderLines.variantId)
}

export async function insertOrderGroup(queries: Queries, group: typeof orderGroups.$inferInsert): Promise<string> {
  const [row] = await queries.insert(orderGroups).values(group).returning({ id: orderGroups.id })
  if (!row) throw new Error('the order group was not written')
  return row.id
}

/** Returns false without writing when the number is taken. */
export async function insertOrder(queries: Queries, order: typeof orders.$inferInsert): Promise<boolean> {
  const { rowCount } = await queries.insert(orders).values(order).onConflictDoNothing({ target: orders.orderNumber })
  return rowCount === 1
}

export async function insertOrderLines(queries: Queries, lines: (typeof orderLines.$inferInsert)[]): Promise<void> {
  await queries.insert(orderLines).values(lines)
}

export async function insertOrderEvent(queries: Queries, event: typeof orderEvents.$inferInsert): Promise<void> {
  await queries.insert(orderEvents).values(event)
}

export interface OrderChange {
  status?: OrderStatus
  paymentStatus?: OrderPaymentStatus
  refundedInCents?: number
  deliveredAt?: Date
  releaseDueAt?: Date
  carrierId?: string
  remittedAt?: Date
}

export async function markOrder(queries: Queries, orderId: string, change: OrderChange): Promise<void> {
  await queries.update(orders).set(change).where(eq(orders.id, orderId))
}

/** How many orders of a checkout are neither cancelled nor refunded. */
export async function countStandingOrders(queries: Queries, groupId: string): Promise<number> {
  const standing = and(eq(orders.groupId, groupId), notInArray(orders.status, ['CANCELLED', 'REFUNDED']))
  const [row] = await queries.select({ standing: count() }).from(orders).where(standing)
  return row?.standing ?? 0
}

/**
 * The checkout's payment status follows its orders: refunded, in part, waiting, paid, or given up. Its time to pay ends
 * with the last order that waits.
 */
export async function refreshGroupPayment(queries: Queries, groupId: string): Promise<void> {
  await queries.execute(sql`
    update order_groups g set payment_status = case
        when o.all_refunded then 'REFUNDED'
        when o.any_refunded then 'PARTIALLY_REFUNDED'
        when o.any_waiting then 'PENDING'
        when o.any_paid then 'PAID'
        else 'FAILED' end,
      payment_due_at = case when o.any_due then g.payment_due_at end
    from (
      select bool_and(payment_status = 'REFUNDED') as all_refunded,
        bool_or(refunded_in_cents > 0 or payment_status = 'REFUNDED') as any_refunded,
        bool_or(payment_status = 'PAID') as any_paid,
        bool_or(payment_status in ('PENDING', 'FAILED') and status <> 'CANCELLED') as any_waiting,
        bool_or(payment_status in ('PENDING', 'FAILED') and status <> 'CANCELLED'
          and payment_method <> 'CASH_ON_DELIVERY') as any_due
      from orders where group_id = ${groupId}::uuid) o
    where g.id = ${groupId}::uuid`)
}
