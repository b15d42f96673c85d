import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { memberships, tenants } from '../../database/tables/people.ts'

/** Who gets a shop's notices: its sellers and administrators. Asked as the system. */
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

/** The platform's administrators, who hear of what waits for them. Asked as the system. */
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
