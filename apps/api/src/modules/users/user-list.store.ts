import type { QueryOf } from '@chonoi/contract'
import { searchText } from '@chonoi/domain'
import { and, asc, count, desc, eq, gte, inArray, isNull, max, ne, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { holdsWords } from '../../database/holds-words.ts'
import { likePattern } from '../../database/like-pattern.ts'
import { memberships, sessions, users } from '../../database/tables/people.ts'
import { offsetOf } from '../../http/pagination.ts'
import type { MembershipRow, UserRow } from './users.store.ts'

export type UserQuery = QueryOf<'listUsers'> & { page: number; limit: number }

/** A search finds that many of the newest matches, so that a frequent word doesn't read every account. */
const maxFound = 10_000

/** Accounts whose texts hold all typed words in any order. */
function holding(typed: string): SQL | undefined {
  const search = typed.trim()
  if (search === '') return undefined
  // An address stays together.
  const words = /\s/u.test(search) ? searchText(search).split(' ') : [searchText(search)]
  if (words[0] === '') return sql`false`
  const longestFirst = words.toSorted((one, other) => other.length - one.length).map(likePattern)
  return sql`${users.id} in (select find_users(${sql.param(longestFirst)}::text[], ${maxFound}))`
}

/** A page of all accounts, with their role on the platform, and how many match. */
export async function findUsersOfPlatform(queries: Queries, query: UserQuery) {
  const { role, isActive, isVerified, search = '', sortBy = 'createdAt' } = query
  const where = and(
    isNull(users.deletedAt),
    role && eq(users.platformRole, role),
    isActive === undefined ? undefined : isActive ? sql`${users.isActive}` : sql`not ${users.isActive}`,
    isVerified === undefined ? undefined : isVerified ? sql`${users.isVerified}` : sql`not ${users.isVerified}`,
    holding(search),
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
  const [counted] = await queries.select({ total: count() }).from(users).where(where)
  return { rows, total: counted?.total ?? 0 }
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
    .orderBy(inOrder(columns[sortBy]), inOrder(users.id))
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

/** Counts accounts. Each count reads an index of its own. */
export async function countUsers(queries: Queries, newSince: Date) {
  const listed = isNull(users.deletedAt)
  const countWhere = async (where: SQL | undefined) => {
    const [row] = await queries.select({ total: count() }).from(users).where(and(listed, where))
    return row?.total ?? 0
  }
  return {
    totalUsers: await countWhere(undefined),
    inactiveUsers: await countWhere(sql`not ${users.isActive}`),
    unverifiedUsers: await countWhere(sql`not ${users.isVerified} and ${users.isActive}`),
    newUsers: await countWhere(gte(users.createdAt, newSince)),
  }
}
