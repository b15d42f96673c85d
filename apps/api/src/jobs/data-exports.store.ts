import type { DataExportType } from '@chonoi/domain'
import { and, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { dataExports } from '../database/tables/data-exports.ts'
import type { DataExportRow } from '../modules/data-exports/data-exports.store.ts'
import { cursorRows, type ExportedRow } from './cursor-rows.ts'

/** Takes the export that waits longest, or that a process left behind. Of several processes one gets it. */
export async function claimDataExport(
  queries: Queries,
  now: Date,
  goneSince: Date,
): Promise<DataExportRow | undefined> {
  const waiting = sql`(select id from data_exports
    where status = 'PENDING' or (status = 'RUNNING' and seen_at < ${goneSince.toISOString()}::timestamptz)
    order by created_at limit 1 for update skip locked)`
  const [row] = await queries
    .update(dataExports)
    .set({ status: 'RUNNING', seenAt: now, progress: 0 })
    .where(sql`${dataExports.id} = ${waiting}`)
    .returning()
  return row
}

/** Changes an export that is being written. False once it was cancelled. */
export async function changeRunningExport(
  queries: Queries,
  id: string,
  change: Partial<DataExportRow>,
): Promise<boolean> {
  const changed = await queries
    .update(dataExports)
    .set(change)
    .where(and(eq(dataExports.id, id), eq(dataExports.status, 'RUNNING')))
  return changed.rowCount === 1
}

/** Ends exports past their time, and returns the keys of their files. */
export async function expireExports(queries: Queries, now: Date): Promise<string[]> {
  const due = and(
    eq(dataExports.status, 'COMPLETED'),
    lte(dataExports.expiresAt, now),
    isNotNull(dataExports.storageKey),
  )
  const rows = await queries.select().from(dataExports).where(due).for('update', { skipLocked: true })
  for (const { id } of rows)
    await queries.update(dataExports).set({ status: 'EXPIRED', storageKey: null }).where(eq(dataExports.id, id))
  return rows.map(({ storageKey }) => storageKey ?? '')
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
      r.author_last_name as "authorLastName", r.rating, r.comment, r.status, r.created_at as "createdAt"`,
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

/** Reads the rows of a type, some at a time, oldest first. */
export async function* readRows(
  queries: Queries,
  type: DataExportType,
  { tenantId, dateFrom, dateTo }: Pick<DataExportRow, 'tenantId' | 'dateFrom' | 'dateTo'>,
): AsyncGenerator<ExportedRow[]> {
  const { from, columns, tenant, time, within } = selections[type]
  const local = sql`(${time} at time zone 'Asia/Ho_Chi_Minh')::date`
  const conditions = sql.join(
    [
      sql`${tenant} = ${sql.raw(`'${tenantId}'`)}::uuid`,
      ...(dateFrom ? [sql`${local} >= ${sql.raw(`'${dateFrom}'`)}::date`] : []),
      ...(dateTo ? [sql`${local} <= ${sql.raw(`'${dateTo}'`)}::date`] : []),
    ],
    sql` and `,
  )
  const order = within ? sql`${time}, 1, ${within}` : sql`${time}, 1`
  yield* cursorRows(queries, sql`select ${columns} from ${from} where ${conditions} order by ${order}`)
}
