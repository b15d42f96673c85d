import type { QueryOf } from '@chonoi/contract'
import { and, asc, count, desc, eq, gte, inArray, isNull, max, ne, type SQL, sql, sum } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { holdsWords } from '../../database/holds-words.ts'
import type { SearchReach } from '../../database/search-reach.ts'
import { memberships, sessions, userCounts, users } from '../../database/tables/people.ts'
import { offsetOf } from '../../http/pagination.ts'
import { foundUsers } from './found-users.store.ts'
import type { MembershipRow, UserRow } from './users.store.ts'

export type UserQuery = QueryOf<'listUsers'> & { page: number; limit: number }

/** A page of all accounts, with their role on the platform, and how many match. */
export async function findUsersOfPlatform(queries: Queries, query: UserQuery, reach: SearchReach) {
  const { role, isActive, isVerified, search = '', sortBy = 'createdAt' } = query
  const found = search.trim() === '' ? undefined : await foundUsers(queries, search, reach)
  const where = and(
    isNull(users.deletedAt),
    role && eq(users.platformRole, role),
    isActive === undefined ? undefined : isActive ? sql`${users.isActive}` : sql`not ${users.isActive}`,
    isVerified === undefined ? undefined : isVerified ? sql`${users.isVerified}` : sql`not ${users.isVerified}`,
    found && sql`${users.id} in ${found.ids}`,
  )
  const [inOrder, other] = query.sortOrder === 'asc' ? [asc, desc] : [desc, asc]
  const orders = {
    createdAt: [inOrder(users.createdAt), inOrder(users.id)],
    email: [inOrder(users.email)],
    firstName: [inOrder(users.firstName), inOrder(users.id)],
    // Within a role the newest first, as its index has them.
    role: [inOrder(users.platformRole), other(users.createdAt), other(users.id)],
  }
  const rows = await queries
    .select()
    .from(users)
    .where(where)
    .orderBy(...orders[sortBy])
    .limit(query.limit)
    .offset(offsetOf(query))
  const total = found ? await countWhere(queries, where) : await sumCounts(queries, query)
  return { rows, total, isNewestOnly: found?.isNewestOnly ?? false }
}

async function countWhere(queries: Queries, where: SQL | undefined): Promise<number> {
  const [counted] = await queries.select({ total: count() }).from(users).where(where)
  return counted?.total ?? 0
}

/** How many accounts are of a kind, from what is counted as they change. */
async function sumCounts(
  queries: Queries,
  { role, isActive, isVerified }: Pick<UserQuery, 'role' | 'isActive' | 'isVerified'>,
): Promise<number> {
  const [counted] = await queries
    .select({ total: sum(userCounts.change).mapWith(Number) })
    .from(userCounts)
    .where(
      and(
        role && eq(userCounts.platformRole, role),
        isActive === undefined ? undefined : eq(userCounts.isActive, isActive),
        isVerified === undefined ? undefined : eq(userCounts.isVerified, isVerified),
      ),
    )
  return counted?.total ?? 0
}

/** A page of a tenant's members, and how many match. */
export async function findMembers(queries: Queries, tenantId: string, query: UserQuery) {
  const { role, isActive, isVerified, search = '', sortBy = 'createdAt' } = query
  const text = search.trim()
  const stands = sql`(${users.isActive} and ${memberships.status} = 'ACTIVE')`
  const where = and(
    eq(memberships.tenantId, tenantId),
    ne(memberships.status, 'LEFT'),
    role && eq(memberships.role, role),
    isActive === undefined ? undefined : isActive ? stands : sql`not ${stands}`,
    isVerified === undefined ? undefined : eq(users.isVerified, isVerified),
    text ? holdsWords(text, users.lastName, users.firstName, users.lastName, users.email, users.phone) : undefined,
  )
  const inOrder = query.sortOrder === 'asc' ? asc : desc
  const columns = {
    createdAt: users.createdAt,
    email: users.email,
    firstName: users.firstName,
    role: memberships.role,
  }
  const rows: { user: UserRow; membership: MembershipRow }[] = await queries
    .select({ user: users, membership: memberships })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(where)
    .orderBy(inOrder(columns[sortBy]), inOrder(memberships.userId), inOrder(memberships.tenantId))
    .limit(query.limit)
    .offset(offsetOf(query))
  const [counted] = await queries
    .select({ total: count() })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}

/** When each of these accounts was last seen in any of its sessions. Runs as the system. */
export async function findLastSeen(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select({ userId: sessions.userId, at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(inArray(sessions.userId, [...ids]))
    .groupBy(sessions.userId)
  return new Map(rows.flatMap(({ userId, at }) => (at ? [[userId, at] as const] : [])))
}

export async function countUsers(queries: Queries, newSince: Date) {
  return {
    totalUsers: await sumCounts(queries, {}),
    inactiveUsers: await sumCounts(queries, { isActive: false }),
    unverifiedUsers: await sumCounts(queries, { isActive: true, isVerified: false }),
    newUsers: await countWhere(queries, and(isNull(users.deletedAt), gte(users.createdAt, newSince))),
  }
}
