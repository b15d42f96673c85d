import { and, eq, sql } from 'drizzle-orm'
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
    .where(eq(users.id, id))
  return row
}

/** Locks the user and their membership for a change by the caller, until the transaction ends. */
export async function lockUserIn(queries: Queries, id: string, tenantId: string | null): Promise<void> {
  await queries.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
  if (tenantId === null) return
  await queries
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.userId, id), eq(memberships.tenantId, tenantId)))
    .for('update')
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
