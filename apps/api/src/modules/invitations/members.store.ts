import type { QueryOf } from '@chonoi/contract'
import { and, asc, count, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { holdsWords } from '../../database/holds-words.ts'
import { memberships, users } from '../../database/tables/people.ts'
import { offsetOf } from '../../http/pagination.ts'

export type MemberFilter = QueryOf<'listTenantMembers'> & { page: number; limit: number }

/** Lists a tenant's members with their total, in the order of joining. */
export async function findMemberPage(queries: Queries, tenantId: string, filter: MemberFilter) {
  const text = filter.search?.trim()
  const where = and(
    eq(memberships.tenantId, tenantId),
    filter.role && eq(memberships.role, filter.role),
    filter.status && eq(memberships.status, filter.status),
    text ? holdsWords(text, users.firstName, users.lastName, users.email) : undefined,
  )
  const rows = await queries
    .select({
      userId: memberships.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: memberships.role,
      status: memberships.status,
      joinedAt: memberships.joinedAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(where)
    .orderBy(asc(memberships.joinedAt), asc(memberships.userId))
    .limit(filter.limit)
    .offset(offsetOf(filter))
  const [counted] = await queries
    .select({ total: count() })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}
