import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { memberships, users } from '../../database/tables/people.ts'

export type UserRow = typeof users.$inferSelect
export type MembershipRow = typeof memberships.$inferSelect

/** Finds a user with their membership in one tenant, null when they have none there. */
export async function findUserIn(queries: Queries, id: string, tenantId: string | null) {
  const [row] = await queries
    .select({ user: users, membership: memberships })
    .from(users)
    .leftJoin(
      memberships,
      and(eq(memberships.userId, users.id), tenantId ? eq(memberships.tenantId, tenantId) : sql`false`),
    )
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  return row
}

/**
 * Locks accounts and their memberships in a tenant until the transaction ends, in one order for everybody. Returns how
 * each stands there now, for those whom the caller may change.
 */
export async function lockUsersIn(queries: Queries, ids: readonly string[], tenantId: string | null) {
  const accounts = await queries
    .select({ id: users.id, isActive: users.isActive })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('no key update')
  if (tenantId === null) return []
  const standings = await queries
    .select({ userId: memberships.userId, role: memberships.role, status: memberships.status })
    .from(memberships)
    .where(and(inArray(memberships.userId, [...ids]), eq(memberships.tenantId, tenantId)))
    .orderBy(memberships.userId)
    .for('update')
  return standings.map((standing) => ({
    ...standing,
    isActive: standing.status === 'ACTIVE' && accounts.find(({ id }) => id === standing.userId)?.isActive !== false,
  }))
}

export async function changeUser(queries: Queries, id: string, change: Partial<UserRow>): Promise<void> {
  if (Object.keys(change).length > 0) await queries.update(users).set(change).where(eq(users.id, id))
}

/** Sets a person's role and status in a tenant. Creates the membership when it is missing. */
export async function putMembership(
  queries: Queries,
  membership: Pick<MembershipRow, 'userId' | 'tenantId' | 'role' | 'status'>,
): Promise<void> {
  const { role, status } = membership
  await queries
    .insert(memberships)
    .values(membership)
    .onConflictDoUpdate({ target: [memberships.userId, memberships.tenantId], set: { role, status } })
}

/** The name of anybody, for events. Runs as the system. */
export async function findUserName(queries: Queries, id: string) {
  const [row] = await queries
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, id))
  return row
}

/** Removes everything that tells who somebody was. Answers false, and removes nothing, while they have money. */
export async function forgetUser(queries: Queries, id: string): Promise<boolean> {
  const { rows } = await queries.execute<{ forgotten: boolean }>(sql`select forget_user(${id}::uuid) as forgotten`)
  return rows[0]?.forgotten ?? false
}
