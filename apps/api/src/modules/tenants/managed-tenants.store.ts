import type { QueryOf } from '@chonoi/contract'
import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { holdsWords } from '../../database/holds-words.ts'
import { products } from '../../database/tables/catalogue.ts'
import { ledgerAccounts } from '../../database/tables/money.ts'
import { orders } from '../../database/tables/orders.ts'
import { memberships, sessions, tenants, users } from '../../database/tables/people.ts'
import { auditLogs } from '../../database/tables/platform.ts'
import { offsetOf } from '../../http/pagination.ts'

export type TenantRow = typeof tenants.$inferSelect
export type NewTenant = typeof tenants.$inferInsert
export type TenantQuery = QueryOf<'listTenants'> & { page: number; limit: number }

/** Shops; the platform isn't one. */
const isShop = eq(tenants.isPlatform, false)

export async function findTenantPage(queries: Queries, query: TenantQuery) {
  const { approvalStatus, isActive, isPublic, search = '', sortBy = 'createdAt' } = query
  const text = search.trim()
  const where = and(
    isShop,
    approvalStatus && eq(tenants.approvalStatus, approvalStatus),
    isActive === undefined ? undefined : eq(tenants.isActive, isActive),
    isPublic === undefined ? undefined : eq(tenants.isPublic, isPublic),
    text ? holdsWords(text, tenants.name, tenants.slug, tenants.contactEmail) : undefined,
  )
  const inOrder = query.sortOrder === 'asc' ? asc : desc
  const rows = await queries
    .select()
    .from(tenants)
    .where(where)
    .orderBy(inOrder(tenants[sortBy]), inOrder(tenants.id))
    .limit(query.limit)
    .offset(offsetOf(query))
  const [counted] = await queries.select({ total: count() }).from(tenants).where(where)
  return { rows, total: counted?.total ?? 0 }
}

export async function findShop(queries: Queries, id: string): Promise<TenantRow | undefined> {
  const [row] = await queries
    .select()
    .from(tenants)
    .where(and(isShop, eq(tenants.id, id)))
  return row
}

/** Locks shops for a change, in one order for everybody. */
export function lockShops(queries: Queries, ids: readonly string[]): Promise<TenantRow[]> {
  return queries
    .select()
    .from(tenants)
    .where(and(isShop, inArray(tenants.id, [...ids])))
    .orderBy(tenants.id)
    .for('no key update')
}

export type TenantStats = { users: number; products: number; orders: number }

/** Figures of shops by id. */
export async function findTenantStats(queries: Queries, ids: readonly string[]): Promise<Map<string, TenantStats>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select({
      id: tenants.id,
      users:
        sql`(select count(*) from ${memberships} m where m.tenant_id = tenants.id and m.status = 'ACTIVE')`.mapWith(
          Number,
        ),
      products: sql`(select count(*) from ${products} p where p.tenant_id = tenants.id)`.mapWith(Number),
      orders: sql`(select count(*) from ${orders} o where o.tenant_id = tenants.id)`.mapWith(Number),
    })
    .from(tenants)
    .where(inArray(tenants.id, [...ids]))
  return new Map(rows.map(({ id, ...stats }) => [id, stats]))
}

/** Sales, goods and money of one shop. */
export async function findTenantMoney(queries: Queries, id: string) {
  const sold = sql`${orders.paymentStatus} = 'PAID' and ${orders.status} not in ('CANCELLED', 'REFUNDED')`
  const [ofOrders] = await queries
    .select({
      openOrders:
        sql`count(*) filter (where ${orders.status} in ('PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED'))`.mapWith(
          Number,
        ),
      salesInCents: sql`coalesce(sum(${orders.totalInCents}) filter (where ${sold}), 0)`.mapWith(Number),
      commissionInCents: sql`coalesce(sum(${orders.commissionInCents}) filter (where ${sold}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(eq(orders.tenantId, id))
  const [ofProducts] = await queries
    .select({
      onSite: sql`count(*) filter (where ${products.isListed})`.mapWith(Number),
      pending: sql`count(*) filter (where ${products.status} = 'PENDING')`.mapWith(Number),
    })
    .from(products)
    .where(eq(products.tenantId, id))
  const [payable] = await queries
    .select({ balance: ledgerAccounts.balanceInCents })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.tenantId, id), eq(ledgerAccounts.kind, 'SELLER_PAYABLE')))
  const { openOrders = 0, salesInCents = 0, commissionInCents = 0 } = ofOrders ?? {}
  return {
    openOrders,
    products: { onSite: ofProducts?.onSite ?? 0, pending: ofProducts?.pending ?? 0 },
    money: { salesInCents, commissionInCents, payableInCents: Math.max(payable?.balance ?? 0, 0) },
  }
}

export async function countTenants(queries: Queries) {
  const of = (status: string) => sql`count(*) filter (where ${tenants.approvalStatus} = ${status})`.mapWith(Number)
  const [row] = await queries
    .select({
      total: count(),
      pending: of('PENDING'),
      approved: of('APPROVED'),
      rejected: of('REJECTED'),
      suspended: of('SUSPENDED'),
      inactive: sql`count(*) filter (where ${tenants.approvalStatus} = 'APPROVED' and not ${tenants.isActive})`.mapWith(
        Number,
      ),
    })
    .from(tenants)
    .where(isShop)
  if (!row) throw new Error('a count always answers one row')
  return row
}

export async function insertTenant(queries: Queries, tenant: NewTenant): Promise<TenantRow> {
  const [row] = await queries.insert(tenants).values(tenant).returning()
  if (!row) throw new Error('the shop was not stored')
  return row
}

/** The slugs that begin like one. Locks them until the transaction ends, so that two shops of one name get two. */
export async function lockTenantSlugs(queries: Queries, base: string): Promise<ReadonlySet<string>> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('tenant slug ' || ${base}::text, 0))`)
  const rows = await queries
    .select({ slug: tenants.slug })
    .from(tenants)
    .where(sql`starts_with(${tenants.slug}, ${base}::text)`)
  return new Set(rows.map(({ slug }) => slug))
}

export async function changeTenant(queries: Queries, id: string, change: Partial<TenantRow>): Promise<void> {
  if (Object.keys(change).length > 0) await queries.update(tenants).set(change).where(eq(tenants.id, id))
}

/** Deletes a shop on which nothing hangs but memberships and where people are; a foreign key refuses all others. */
export async function deleteTenantRow(queries: Queries, id: string, platformId: string): Promise<void> {
  await queries.update(sessions).set({ currentTenantId: null }).where(eq(sessions.currentTenantId, id))
  await queries.update(users).set({ homeTenantId: platformId }).where(eq(users.homeTenantId, id))
  await queries.delete(tenants).where(eq(tenants.id, id))
}

export async function findTenantMembers(queries: Queries, tenantId: string, query: { page: number; limit: number }) {
  const where = and(eq(memberships.tenantId, tenantId), ne(memberships.status, 'LEFT'))
  const { id, firstName, lastName, email } = users
  const { role, status, joinedAt } = memberships
  const rank = sql`array_position(array['SUPER_ADMIN', 'ADMIN', 'SELLER', 'CUSTOMER', 'USER'], ${role})`
  const rows = await queries
    .select({ id, firstName, lastName, email, role, status, joinedAt })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(where)
    .orderBy(rank, joinedAt, id)
    .limit(query.limit)
    .offset(offsetOf(query))
  const [counted] = await queries.select({ total: count() }).from(memberships).where(where)
  return { rows, total: counted?.total ?? 0 }
}

const maxDecisions = 50

export function findTenantDecisions(queries: Queries, tenantId: string) {
  const { id, description, vietnameseDescription, userEmail, createdAt } = auditLogs
  return queries
    .select({ id, description, vietnameseDescription, userEmail, createdAt })
    .from(auditLogs)
    .where(and(eq(auditLogs.entityId, tenantId), eq(auditLogs.entityType, 'tenant')))
    .orderBy(desc(createdAt), desc(id))
    .limit(maxDecisions)
}
