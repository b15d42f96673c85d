import type { DataExportType } from '@chonoi/domain'
import { and, eq, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { dataExports } from '../database/tables/data-exports.ts'
import type { DataExportRow } from '../modules/data-exports/data-exports.store.ts'
import { type Listing, listingOf } from './cursor-rows.ts'

/** An export that a process is writing. The key of its file names who does: each attempt has one of its own. */
export type RunningExport = DataExportRow & { storageKey: string }

export interface Claim {
  now: Date
  /** Who wasn't seen since then is gone. */
  goneSince: Date
  storageKey: string
  /** Removes what a process that is gone has left in the store. */
  remove: (storageKey: string) => Promise<void>
}

/**
 * Takes the export that waits longest, or that a process left behind. Of several processes one gets it. The key is kept
 * before the file is written, so that whoever takes over knows what to remove.
 */
export async function claimDataExport(
  queries: Queries,
  { now, goneSince, storageKey, remove }: Claim,
): Promise<RunningExport | undefined> {
  const isLeft = and(eq(dataExports.status, 'RUNNING'), lt(dataExports.seenAt, goneSince))
  const [waiting] = await queries
    .select()
    .from(dataExports)
    .where(or(eq(dataExports.status, 'PENDING'), isLeft))
    .orderBy(dataExports.createdAt)
    .limit(1)
    .for('update', { skipLocked: true })
  if (!waiting) return undefined
  if (waiting.storageKey !== null) await remove(waiting.storageKey)
  const running = { status: 'RUNNING', seenAt: now, progress: 0, storageKey } as const
  await queries.update(dataExports).set(running).where(eq(dataExports.id, waiting.id))
  return { ...waiting, ...running }
}

/** Changes an export that is being written. False once it was cancelled, or another process took it over. */
export async function changeRunningExport(
  queries: Queries,
  { id, storageKey }: RunningExport,
  change: Partial<DataExportRow>,
): Promise<boolean> {
  const isOurs = and(eq(dataExports.status, 'RUNNING'), eq(dataExports.storageKey, storageKey))
  const changed = await queries
    .update(dataExports)
    .set(change)
    .where(and(eq(dataExports.id, id), isOurs))
  return changed.rowCount === 1
}

const isPast = (now: Date) =>
  and(eq(dataExports.status, 'COMPLETED'), lte(dataExports.expiresAt, now), isNotNull(dataExports.storageKey))

export async function findExpiredExports(queries: Queries, now: Date): Promise<string[]> {
  const rows = await queries.select({ id: dataExports.id }).from(dataExports).where(isPast(now))
  return rows.map(({ id }) => id)
}

/** Ends an export past its time, and returns the key of its file; undefined when somebody else does. */
export async function expireExport(queries: Queries, id: string, now: Date): Promise<string | undefined> {
  const due = and(eq(dataExports.id, id), isPast(now))
  const [row] = await queries.select().from(dataExports).where(due).for('update', { skipLocked: true })
  if (!row?.storageKey) return undefined
  await queries.update(dataExports).set({ status: 'EXPIRED', storageKey: null }).where(eq(dataExports.id, id))
  return row.storageKey
}

/** The rows of each type, with the column of their time. Each statement names the tenant beside row-level security. */
const selections: Record<DataExportType, { from: SQL; columns: SQL; tenant: SQL; time: SQL; within?: SQL }> = {
  users: {
    from: sql`memberships m join users u on u.id = m.user_id`,
    columns: sql`u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.phone, m.role, m.status,
      m.joined_at as "joinedAt"`,
    tenant: sql`m.tenant_id`,
    time: sql`m.joined_at`,
  },
  products: {
    // The names that an import of products knows (packages/domain/src/product-import).
    // A row for each variant, the default one first; the id says which belong together.
    from: sql`products p left join categories c on c.id = p.category_id
      left join product_variants v on v.product_id = p.id and v.tenant_id = p.tenant_id and v.removed_at is null`,
    columns: sql`p.id, p.name, p.slug, p.description, c.slug as category, v.name as "variantName", v.options,
      v.price_in_cents / 100 as price, v.compare_at_price_in_cents / 100 as "compareAtPrice", v.stock, v.sku,
      p.condition, p.is_digital as "isDigital", p.status, p.tags, p.created_at as "createdAt",
      p.updated_at as "updatedAt"`,
    tenant: sql`p.tenant_id`,
    time: sql`p.created_at`,
    within: sql`v.is_default desc, v.sort_order, v.id`,
  },
  orders: {
    from: sql`orders o`,
    columns: sql`o.id, o.order_number as "orderNumber", o.buyer_first_name as "buyerFirstName",
      o.buyer_last_name as "buyerLastName", o.buyer_email as "buyerEmail", o.status,
      o.payment_status as "paymentStatus", o.payment_method as "paymentMethod",
      o.subtotal_in_cents as "subtotalInCents", o.discount_in_cents as "discountInCents",
      o.shipping_in_cents as "shippingInCents", o.total_in_cents as "totalInCents",
      o.refunded_in_cents as "refundedInCents", o.commission_in_cents as "commissionInCents",
      o.coupon_code as "couponCode", o.shipping_address as "shippingAddress", o.note,
      o.delivered_at as "deliveredAt", o.created_at as "createdAt"`,
    tenant: sql`o.tenant_id`,
    time: sql`o.created_at`,
  },
  orderItems: {
    from: sql`order_lines l`,
    columns: sql`l.id, l.order_id as "orderId", l.product_id as "productId", l.name, l.variant_name as "variantName",
      l.sku, l.quantity, l.price_in_cents as "priceInCents", l.discount_in_cents as "discountInCents",
      l.line_total_in_cents as "lineTotalInCents", l.commission_in_cents as "commissionInCents",
      l.created_at as "createdAt"`,
    tenant: sql`l.tenant_id`,
    time: sql`l.created_at`,
  },
  stockMovements: {
    from: sql`stock_movements s`,
    columns: sql`s.id, s.product_id as "productId", s.variant_id as "variantId", s.type, s.quantity,
      s.stock_after as "stockAfter", s.reason, s.created_at as "createdAt"`,
    tenant: sql`s.tenant_id`,
    time: sql`s.created_at`,
  },
  reviews: {
    from: sql`reviews r`,
    columns: sql`r.id, r.product_id as "productId", r.author_first_name as "authorFirstName",
      r.author_last_name as "authorLastName", r.rating, r.title, r.comment, r.status, r.reply,
      r.replied_at as "repliedAt", r.created_at as "createdAt"`,
    tenant: sql`r.tenant_id`,
    time: sql`r.created_at`,
  },
  invoices: {
    from: sql`invoices i`,
    columns: sql`i.id, i.invoice_number as "invoiceNumber", i.customer_first_name as "customerFirstName",
      i.customer_last_name as "customerLastName", i.customer_email as "customerEmail", i.status,
      i.subtotal_in_cents as "subtotalInCents", i.discount_in_cents as "discountInCents",
      i.shipping_in_cents as "shippingInCents", i.total_in_cents as "totalInCents", i.paid_in_cents as "paidInCents",
      i.issued_at as "issuedAt", i.created_at as "createdAt"`,
    tenant: sql`i.tenant_id`,
    time: sql`i.created_at`,
  },
}

type Asked = Pick<DataExportRow, 'tenantId' | 'dateFrom' | 'dateTo'>

/** The tables of a type with the rows that were asked for. */
function askedOf(type: DataExportType, { tenantId, dateFrom, dateTo }: Asked): SQL {
  const { from, tenant, time } = selections[type]
  const local = sql`(${time} at time zone 'Asia/Ho_Chi_Minh')::date`
  const conditions = sql.join(
    [
      sql`${tenant} = ${sql.raw(`'${tenantId}'`)}::uuid`,
      ...(dateFrom ? [sql`${local} >= ${sql.raw(`'${dateFrom}'`)}::date`] : []),
      ...(dateTo ? [sql`${local} <= ${sql.raw(`'${dateTo}'`)}::date`] : []),
    ],
    sql` and `,
  )
  return sql`from ${from} where ${conditions}`
}

/** How many rows an export holds. */
export async function countRows(queries: Queries, types: readonly DataExportType[], asked: Asked): Promise<number> {
  let total = 0
  for (const type of types) {
    const { rows } = await queries.execute<{ n: number }>(sql`select count(*) as n ${askedOf(type, asked)}`)
    total += rows[0]?.n ?? 0
  }
  return total
}

/** Reads the rows of a type, some at a time, oldest first. */
export function readRows(queries: Queries, type: DataExportType, asked: Asked): Promise<Listing> {
  const { columns, time, within } = selections[type]
  const order = within ? sql`${time}, 1, ${within}` : sql`${time}, 1`
  return listingOf(queries, sql`select ${columns} ${askedOf(type, asked)} order by ${order}`)
}
