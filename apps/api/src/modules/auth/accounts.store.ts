import { and, asc, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { credentials, memberships, tenants, users } from '../../database/tables/people.ts'

export type UserRow = typeof users.$inferSelect
export type MembershipRow = Awaited<ReturnType<typeof findMemberships>>[number]

/** Finds an account with its password hash. Needs the system's scope, the only one that may read hashes. */
export async function findAccount(queries: Queries, by: { email: string } | { id: string }) {
  const [row] = await queries
    .select({ user: users, passwordHash: credentials.passwordHash })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where('email' in by ? eq(users.email, by.email) : eq(users.id, by.id))
  return row
}

export async function findUser(queries: Queries, id: string): Promise<UserRow | undefined> {
  const [row] = await queries.select().from(users).where(eq(users.id, id))
  return row
}

/** Finds an account and locks it until the transaction ends. */
export async function findUserForUpdate(queries: Queries, id: string): Promise<UserRow | undefined> {
  const [row] = await queries.select().from(users).where(eq(users.id, id)).for('no key update')
  return row
}

/** Lists a person's memberships with their tenants, in order of succession (TENANT-06). */
export function findMemberships(queries: Queries, userId: string) {
  return queries
    .select({
      tenantId: memberships.tenantId,
      role: memberships.role,
      status: memberships.status,
      joinedAt: memberships.joinedAt,
      isPlatform: tenants.isPlatform,
      tenant: { id: tenants.id, name: tenants.name, slug: tenants.slug, logoUrl: tenants.logoUrl },
    })
    .from(memberships)
    .innerJoin(tenants, eq(tenants.id, memberships.tenantId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.joinedAt), asc(memberships.tenantId))
}

export async function findPlatformTenantId(queries: Queries): Promise<string> {
  const [row] = await queries.select({ id: tenants.id }).from(tenants).where(eq(tenants.isPlatform, true))
  if (!row) throw new Error('there is no platform tenant')
  return row.id
}

/** Returns the new user, or undefined when the e-mail address is taken. */
export async function insertUser(queries: Queries, user: typeof users.$inferInsert): Promise<UserRow | undefined> {
  const [row] = await queries.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning()
  return row
}

export async function insertMembership(queries: Queries, membership: typeof memberships.$inferInsert): Promise<void> {
  await queries.insert(memberships).values(membership)
}

export async function changeUser(queries: Queries, id: string, change: Partial<UserRow>): Promise<void> {
  await queries.update(users).set(change).where(eq(users.id, id))
}

export async function setPasswordHash(queries: Queries, userId: string, passwordHash: string, at: Date): Promise<void> {
  await queries
    .insert(credentials)
    .values({ userId, passwordHash, changedAt: at })
    .onConflictDoUpdate({ target: credentials.userId, set: { passwordHash, changedAt: at } })
}

/**
 * Whether a verified password is still current, and locks it until the transaction ends. It may have been changed
 * during hashing, which ends every session that it opened.
 */
export async function isStillPassword(queries: Queries, userId: string, passwordHash: string | null): Promise<boolean> {
  if (passwordHash === null) return false
  const [row] = await queries
    .select({ userId: credentials.userId })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.passwordHash, passwordHash)))
    .for('update')
  return row !== undefined
}
