import type { QueryOf } from '@chonoi/contract'
import { and, asc, count, desc, eq, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { likePattern } from '../../database/like-pattern.ts'
import { invoiceCounters, invoiceLines, invoicePayments, invoices } from '../../database/tables/invoices.ts'
import { orders } from '../../database/tables/orders.ts'
import { tenants } from '../../database/tables/people.ts'
import { offsetOf } from '../../http/pagination.ts'
import { sumInvoiceCounts } from './invoice-counts.store.ts'

export type InvoiceRow = typeof invoices.$inferSelect
export type NewInvoice = typeof invoices.$inferInsert

export type InvoiceFilter = Omit<QueryOf<'listInvoices'>, 'page' | 'limit' | 'side'>

/** Whose invoices are listed: those of a shop, those that a customer received, or all for the platform. */
export type InvoiceOwner = { tenantId: string } | { customerId: string } | 'all'

const shop = {
  id: tenants.id,
  name: tenants.name,
  slug: tenants.slug,
  logoUrl: tenants.logoUrl,
  primaryColor: tenants.primaryColor,
  city: tenants.city,
  contactEmail: tenants.contactEmail,
  phone: tenants.phone,
}

function ownedBy(owner: InvoiceOwner): SQL | undefined {
  if (owner === 'all') return undefined
  return 'tenantId' in owner
    ? eq(invoices.tenantId, owner.tenantId)
    : and(eq(invoices.customerId, owner.customerId), ne(invoices.status, 'DRAFT'))
}

/** Accent- and case-insensitive match on the numbers and the customer. */
function holds(text: string): SQL {
  const texts = sql`concat_ws(chr(10), ${invoices.invoiceNumber}, ${invoices.orderNumber}, ${invoices.customerEmail},
    ${invoices.customerLastName} || ' ' || ${invoices.customerFirstName} || ' ' || ${invoices.customerLastName})`
  return sql`fold_vietnamese(${texts}) like fold_vietnamese(${likePattern(text)})`
}

function matching(filter: InvoiceFilter, owner: InvoiceOwner): SQL | undefined {
  const search = filter.search?.trim()
  return and(
    ownedBy(owner),
    filter.status ? eq(invoices.status, filter.status) : undefined,
    filter.customerId ? eq(invoices.customerId, filter.customerId) : undefined,
    filter.orderId ? eq(invoices.orderId, filter.orderId) : undefined,
    filter.startDate ? gte(invoices.createdAt, new Date(filter.startDate)) : undefined,
    filter.endDate ? lt(invoices.createdAt, new Date(filter.endDate)) : undefined,
    search ? holds(search) : undefined,
  )
}

export type InvoiceOfShop = Awaited<ReturnType<typeof findInvoices>>[number]

/** Invoices with their shops, in the filter's order; `from` rows are left out at the start. */
export function findInvoices(
  queries: Queries,
  filter: InvoiceFilter,
  owner: InvoiceOwner,
  { limit, from }: { limit: number; from: number },
) {
  const direction = filter.sortOrder === 'asc' ? asc : desc
  const column = filter.sortBy === 'totalInCents' ? invoices.totalInCents : invoices.createdAt
  return queries
    .select({ invoice: invoices, shop })
    .from(invoices)
    .innerJoin(tenants, eq(tenants.id, invoices.tenantId))
    .where(matching(filter, owner))
    .orderBy(direction(column), direction(invoices.id))
    .limit(limit)
    .offset(from)
}

export async function findInvoicePage(
  queries: Queries,
  filter: InvoiceFilter,
  owner: InvoiceOwner,
  page: { page: number; limit: number },
) {
  const rows = await findInvoices(queries, filter, owner, { limit: page.limit, from: offsetOf(page) })
  return { rows, total: await countMatching(queries, filter, owner) }
}

async function countMatching(queries: Queries, filter: InvoiceFilter, owner: InvoiceOwner): Promise<number> {
  const { status, customerId, orderId, startDate, endDate, search } = filter
  const isNarrowed = Boolean(customerId ?? orderId ?? startDate ?? endDate) || Boolean(search?.trim())
  const ofShops = owner === 'all' ? {} : 'tenantId' in owner ? { tenantId: owner.tenantId } : undefined
  if (ofShops && !isNarrowed) return sumInvoiceCounts(queries, { ...ofShops, status })
  const [counted] = await queries.select({ total: count() }).from(invoices).where(matching(filter, owner))
  return counted?.total ?? 0
}

export type WholeInvoice = NonNullable<Awaited<ReturnType<typeof findWholeInvoice>>>

/** How many of the invoices there are, and are the owner's. */
export function countInvoicesOf(queries: Queries, owner: InvoiceOwner, ids: readonly string[]): Promise<number> {
  return queries.$count(invoices, and(ownedBy(owner), inArray(invoices.id, [...ids])))
}

/** An invoice with its shop, lines and payments. */
export async function findWholeInvoice(queries: Queries, id: string) {
  const [row] = await queries
    .select({ invoice: invoices, shop })
    .from(invoices)
    .innerJoin(tenants, eq(tenants.id, invoices.tenantId))
    .where(eq(invoices.id, id))
  if (!row) return undefined
  const lines = await queries
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, id))
    .orderBy(invoiceLines.position)
  const payments = await queries
    .select()
    .from(invoicePayments)
    .where(eq(invoicePayments.invoiceId, id))
    .orderBy(invoicePayments.paidAt, invoicePayments.id)
  return { ...row, lines, payments }
}

/** Locks and returns the invoice, so that decisions and payments are serialized. */
export async function findInvoiceForUpdate(queries: Queries, id: string): Promise<InvoiceRow | undefined> {
  const [row] = await queries.select().from(invoices).where(eq(invoices.id, id)).for('update')
  return row
}

/** The invoice of an order that isn't cancelled. */
export async function findInvoiceOfOrder(queries: Queries, orderId: string): Promise<InvoiceRow | undefined> {
  const [row] = await queries
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), ne(invoices.status, 'CANCELLED')))
  return row
}

/** Inserts an invoice with its lines. Returns undefined when its order has one already. */
export async function insertInvoice(
  queries: Queries,
  invoice: NewInvoice,
  lines: readonly Omit<typeof invoiceLines.$inferInsert, 'invoiceId' | 'tenantId' | 'position'>[],
): Promise<InvoiceRow | undefined> {
  const [row] = await queries.insert(invoices).values(invoice).onConflictDoNothing().returning()
  if (row) await insertLines(queries, row, lines)
  return row
}

/** Writes the lines of an invoice anew. */
export async function replaceLines(
  queries: Queries,
  invoice: Pick<InvoiceRow, 'id' | 'tenantId'>,
  lines: Parameters<typeof insertInvoice>[2],
): Promise<void> {
  await queries.delete(invoiceLines).where(eq(invoiceLines.invoiceId, invoice.id))
  await insertLines(queries, invoice, lines)
}

async function insertLines(
  queries: Queries,
  { id: invoiceId, tenantId }: Pick<InvoiceRow, 'id' | 'tenantId'>,
  lines: Parameters<typeof insertInvoice>[2],
): Promise<void> {
  await queries.insert(invoiceLines).values(lines.map((line, position) => ({ ...line, invoiceId, tenantId, position })))
}

export async function changeInvoice(queries: Queries, id: string, change: Partial<NewInvoice>): Promise<void> {
  await queries.update(invoices).set(change).where(eq(invoices.id, id))
}

export async function deleteInvoiceRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(invoices).where(eq(invoices.id, id))
}

export async function insertInvoicePayment(
  queries: Queries,
  payment: typeof invoicePayments.$inferInsert,
): Promise<void> {
  await queries.insert(invoicePayments).values(payment)
}

/** Takes the next number of a shop's year. The counter's row stays locked until the transaction ends. */
export async function takeInvoiceNumber(queries: Queries, tenantId: string, year: number): Promise<number> {
  const [row] = await queries
    .insert(invoiceCounters)
    .values({ tenantId, year, lastNumber: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.tenantId, invoiceCounters.year],
      set: { lastNumber: sql`${invoiceCounters.lastNumber} + 1` },
    })
    .returning({ lastNumber: invoiceCounters.lastNumber })
  if (!row) throw new Error('an upsert always returns its row')
  return row.lastNumber
}

/** The customer's latest order of the shop, whose name and address an invoice by hand takes. */
export async function findLatestOrderOf(queries: Queries, tenantId: string, customerId: string) {
  const [row] = await queries
    .select()
    .from(orders)
    .where(and(eq(orders.buyerId, customerId), eq(orders.tenantId, tenantId)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1)
  return row
}

/** Totals of the invoices of a shop, or of all. Drafts and cancelled ones count nowhere but as drafts. */
export async function sumInvoices(
  queries: Queries,
  owner: InvoiceOwner,
  filter: Pick<InvoiceFilter, 'startDate' | 'endDate'>,
  today: string,
) {
  const isValid = inArray(invoices.status, ['ISSUED', 'PARTIALLY_PAID', 'PAID'])
  const isOpen = inArray(invoices.status, ['ISSUED', 'PARTIALLY_PAID'])
  const sumOf = (what: SQL, where: SQL) => sql`coalesce(sum(${what}) filter (where ${where}), 0)`.mapWith(Number)
  const countOf = (where: SQL) => sql`count(*) filter (where ${where})`.mapWith(Number)
  const [row] = await queries
    .select({
      totalInvoices: countOf(isValid),
      totalInCents: sumOf(sql`${invoices.totalInCents}`, isValid),
      paidInCents: sumOf(sql`${invoices.paidInCents}`, isValid),
      outstandingInCents: sumOf(sql`${invoices.totalInCents} - ${invoices.paidInCents}`, isOpen),
      overdueCount: countOf(sql`${isOpen} and ${invoices.dueDate} < ${today}::date`),
      draftCount: countOf(eq(invoices.status, 'DRAFT')),
    })
    .from(invoices)
    .where(matching(filter, owner))
  if (!row) throw new Error('a sum always answers one row')
  return row
}
