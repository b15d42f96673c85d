import { and, count, eq, ne } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { products } from '../../database/tables/catalogue.ts'
import { orders } from '../../database/tables/orders.ts'
import { memberships, tenants } from '../../database/tables/people.ts'

export type TenantRow = typeof tenants.$inferSelect

export async function findTenant(queries: Queries, id: string): Promise<TenantRow | undefined> {
  const [row] = await queries.select().from(tenants).where(eq(tenants.id, id))
  return row
}

/** A tenant, locked until the transaction ends. */
export async function findTenantForUpdate(queries: Queries, id: string): Promise<TenantRow | undefined> {
  const [row] = await queries.select().from(tenants).where(eq(tenants.id, id)).for('no key update')
  return row
}

type TenantChange = Partial<Omit<TenantRow, 'id' | 'approvalStatus' | 'isActive' | 'isPlatform'>>

export async function changeTenant(queries: Queries, id: string, change: TenantChange): Promise<TenantRow> {
  const [row] = await queries.update(tenants).set(change).where(eq(tenants.id, id)).returning()
  if (!row) throw new Error('the tenant is gone')
  return row
}

/** Counts of everything that a tenant has. */
export async function countOfTenant(queries: Queries, tenantId: string) {
  const [members] = await queries
    .select({ n: count() })
    .from(memberships)
    .where(and(eq(memberships.tenantId, tenantId), eq(memberships.status, 'ACTIVE')))
  const [goods] = await queries
    .select({ n: count() })
    .from(products)
    .where(and(eq(products.tenantId, tenantId), ne(products.status, 'ARCHIVED')))
  const [sold] = await queries.select({ n: count() }).from(orders).where(eq(orders.tenantId, tenantId))
  return { users: members?.n ?? 0, products: goods?.n ?? 0, orders: sold?.n ?? 0 }
}
