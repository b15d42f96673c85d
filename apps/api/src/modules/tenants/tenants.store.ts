import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { memberships, tenants } from '../../database/tables/people.ts'

/** Returns the stock at which a shop wants to be notified. Runs as the system. */
export async function findLowStockLevel(queries: Queries, tenantId: string): Promise<number> {
  const [row] = await queries.select({ level: tenants.lowStockLevel }).from(tenants).where(eq(tenants.id, tenantId))
  return row?.level ?? 0
}

/** Finds the recipients of a shop's notifications: its sellers and administrators. Runs as the system. */
export async function findShopPeople(queries: Queries, tenantId: string): Promise<string[]> {
  const rows = await queries
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        eq(memberships.tenantId, tenantId),
        eq(memberships.status, 'ACTIVE'),
        inArray(memberships.role, ['SELLER', 'ADMIN']),
      ),
    )
  return rows.map((row) => row.userId)
}

/** Whether somebody works for a shop, or did. */
export async function isOrWasShopPerson(queries: Queries, userId: string, tenantId: string): Promise<boolean> {
  const rows = await queries
    .select({ role: memberships.role })
    .from(memberships)
    .where(
      and(
        eq(memberships.tenantId, tenantId),
        eq(memberships.userId, userId),
        ne(memberships.status, 'INVITED'),
        inArray(memberships.role, ['SELLER', 'ADMIN', 'SUPER_ADMIN']),
      ),
    )
  return rows.length > 0
}

/** Finds the platform's administrators, who are notified of pending work. Runs as the system. */
export async function findPlatformAdministrators(queries: Queries): Promise<string[]> {
  const rows = await queries
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(tenants, eq(tenants.id, memberships.tenantId))
    .where(
      and(
        eq(tenants.isPlatform, true),
        eq(memberships.status, 'ACTIVE'),
        inArray(memberships.role, ['ADMIN', 'SUPER_ADMIN']),
      ),
    )
  return rows.map((row) => row.userId)
}

/** The platform's own tenant. */
export async function findPlatformId(queries: Queries): Promise<string | undefined> {
  const [row] = await queries.select({ id: tenants.id }).from(tenants).where(eq(tenants.isPlatform, true))
  return row?.id
}
