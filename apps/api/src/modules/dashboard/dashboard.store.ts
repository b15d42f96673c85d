import { articleStatuses } from '@chonoi/domain'
import { and, eq, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/database.ts'
import { productCounts, products } from '../../database/tables/catalogue.ts'
import { deposits, withdrawals } from '../../database/tables/money.ts'
import { memberships, tenants, userCounts, users } from '../../database/tables/people.ts'
import { articleCounts } from '../../database/tables/news.ts'

/** Whose figures: one tenant's, or everything's when null. */
export type Whose = string | null

const ownedBy = (column: PgColumn, whose: Whose): SQL | undefined => (whose === null ? undefined : eq(column, whose))

type Count = SQL<number>

const none: Count = sql`0`.mapWith(Number)
const countOf = (table: PgTable, where?: SQL): Count =>
  sql`(select count(*) from ${table} where ${where ?? sql`true`})`.mapWith(Number)
/** Of rows that are counted as they change: a million of them is too many to count for each visit. */
const sumOf = (table: PgTable & { change: PgColumn }, where?: SQL): Count =>
  sql`(select coalesce(sum(${table.change}), 0) from ${table} where ${where ?? sql`true`})`.mapWith(Number)

/** All accounts that are not deleted, or the active members of one tenant. */
function countMembers(whose: Whose, awaitsVerification = false): Count {
  if (whose === null) {
    const awaits = and(eq(userCounts.isActive, true), eq(userCounts.isVerified, false))
    return sumOf(userCounts, awaitsVerification ? awaits : undefined)
  }
  const awaits = awaitsVerification ? sql`and u.is_active and not u.is_verified` : sql``
  return sql`(select count(*) from ${memberships} m join ${users} u on u.id = m.user_id
    where m.tenant_id = ${whose}::uuid and m.status = 'ACTIVE' ${awaits})`.mapWith(Number)
}

/** The figures of now, in one query. What belongs to the platform alone is 0 for a shop. */
export async function countNow(queries: Queries, whose: Whose) {
  const ofProducts = (which: SQL) => sumOf(productCounts, and(which, ownedBy(productCounts.tenantId, whose)))
  const ofPlatform = (table: PgTable, where: SQL) => (whose === null ? countOf(table, where) : none)
  const [row] = await queries
    .select({
      totalUsers: countMembers(whose),
      totalTenants: countOf(tenants, whose === null ? ne(tenants.isPlatform, true) : eq(tenants.id, whose)),
      // Archived is what a shop took away but orders still name.
      totalProducts: ofProducts(ne(productCounts.status, 'ARCHIVED')),
      totalArticles: sumOf(
        articleCounts,
        and(inArray(articleCounts.kind, [...articleStatuses]), ownedBy(articleCounts.tenantId, whose)),
      ),
      pendingDeposits: ofPlatform(deposits, eq(deposits.status, 'PENDING')),
      pendingWithdrawals: ofPlatform(withdrawals, eq(withdrawals.status, 'PENDING')),
      pendingProducts: ofProducts(eq(productCounts.status, 'PENDING')),
      pendingUsers: countMembers(whose, true),
    })
    .from(sql`(select) as nothing`)
  if (!row) throw new Error('a count always answers one row')
  return row
}

/** A span of time up to `to`, and the one before it up to `from`. */
interface Spans {
  previousFrom: Date
  from: Date
  to: Date
}

interface Growth {
  current: number
  previous: number
}

/** How many came in each span. Both are counted at once: a busy month may be most of a table. */
async function countIn(
  queries: Queries,
  { table, at, of }: { table: PgTable; at: PgColumn; of?: SQL | undefined },
  { previousFrom, from, to }: Spans,
): Promise<Growth> {
  const [row] = await queries
    .select({
      current: sql`count(*) filter (where ${gte(at, from)})`.mapWith(Number),
      previous: sql`count(*) filter (where ${lt(at, from)})`.mapWith(Number),
    })
    .from(table)
    .where(and(gte(at, previousFrom), lt(at, to), of))
  return row ?? { current: 0, previous: 0 }
}

/** The people and products that came in two spans of time. */
export async function countNew(
  queries: Queries,
  whose: Whose,
  spans: Spans,
): Promise<Record<'users' | 'products', Growth>> {
  const ofPeople =
    whose === null
      ? { table: users, at: users.createdAt }
      : { table: memberships, at: memberships.joinedAt, of: eq(memberships.tenantId, whose) }
  const ofProducts = { table: products, at: products.createdAt, of: ownedBy(products.tenantId, whose) }
  return { users: await countIn(queries, ofPeople, spans), products: await countIn(queries, ofProducts, spans) }
}
