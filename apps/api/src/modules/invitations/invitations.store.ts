import type { QueryOf } from '@chonoi/contract'
import { and, count, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { likePattern } from '../../database/like-pattern.ts'
import { invitations } from '../../database/tables/invitations.ts'
import { memberships, tenants, users } from '../../database/tables/people.ts'
import { offsetOf } from '../../http/pagination.ts'

export type InvitationRow = typeof invitations.$inferSelect

/** An invitation with its inviter's name, null where the account is gone or invisible to the caller. */
export interface SentInvitation {
  invitation: InvitationRow
  inviter: { firstName: string; lastName: string } | null
}

export type InvitingTenant = Pick<typeof tenants.$inferSelect, 'name' | 'logoUrl' | 'language'>

const invitingTenant = { name: tenants.name, logoUrl: tenants.logoUrl, language: tenants.language }
const nameOfInviter = { firstName: users.firstName, lastName: users.lastName }

type InvitationFilter = Pick<QueryOf<'listTenantInvitations'>, 'search' | 'status'> & { page: number; limit: number }

/** Lists a tenant's invitations with their total, newest first. */
export async function findInvitationPage(queries: Queries, tenantId: string, filter: InvitationFilter, now: Date) {
  const text = filter.search?.trim()
  const where = and(
    eq(invitations.tenantId, tenantId),
    filter.status && hasStatus(filter.status, now),
    text ? sql`${invitations.email} like ${likePattern(text.toLowerCase())}` : undefined,
  )
  const rows: SentInvitation[] = await queries
    .select({ invitation: invitations, inviter: nameOfInviter })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(where)
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(filter.limit)
    .offset(offsetOf(filter))
  const [counted] = await queries.select({ total: count() }).from(invitations).where(where)
  return { rows, total: counted?.total ?? 0 }
}

function hasStatus(status: NonNullable<InvitationFilter['status']>, now: Date) {
  if (status === 'EXPIRED') return and(eq(invitations.status, 'PENDING'), lte(invitations.expiresAt, now))
  if (status === 'PENDING') return and(eq(invitations.status, 'PENDING'), gt(invitations.expiresAt, now))
  return eq(invitations.status, status)
}

export async function countInvitations(queries: Queries, tenantId: string, now: Date) {
  const those = (status: Parameters<typeof hasStatus>[0]) =>
    sql<number>`count(*) filter (where ${hasStatus(status, now)})`.mapWith(Number)
  const [row] = await queries
    .select({
      total: count(),
      pending: those('PENDING'),
      accepted: those('ACCEPTED'),
      declined: those('DECLINED'),
      expired: those('EXPIRED'),
    })
    .from(invitations)
    .where(eq(invitations.tenantId, tenantId))
  return row ?? { total: 0, pending: 0, accepted: 0, declined: 0, expired: 0 }
}

/** Stores an invitation, in place of an expired one to the same address. Undefined while one is pending. */
export async function putInvitation(
  queries: Queries,
  invitation: typeof invitations.$inferInsert,
  now: Date,
): Promise<InvitationRow | undefined> {
  const fresh = { ...invitation, sentAt: now, createdAt: now }
  const [row] = await queries
    .insert(invitations)
    .values(fresh)
    .onConflictDoUpdate({
      target: [invitations.tenantId, invitations.email],
      targetWhere: sql`status = 'PENDING'`,
      set: fresh,
      setWhere: lte(invitations.expiresAt, now),
    })
    .returning()
  return row
}

/** Finds an invitation by id, or by the hash of its token, and locks it until the transaction ends. */
export async function findInvitationForUpdate(
  queries: Queries,
  by: { id: string } | { tokenHash: Buffer },
): Promise<InvitationRow | undefined> {
  const [row] = await queries.select().from(invitations).where(isMeant(by)).for('update')
  return row
}

export async function findInvitation(
  queries: Queries,
  by: { id: string } | { tokenHash: Buffer },
): Promise<(SentInvitation & { tenant: InvitingTenant }) | undefined> {
  const [row] = await queries
    .select({
      invitation: invitations,
      inviter: nameOfInviter,
      tenant: invitingTenant,
    })
    .from(invitations)
    .innerJoin(tenants, eq(tenants.id, invitations.tenantId))
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(isMeant(by))
  return row
}

const isMeant = (by: { id: string } | { tokenHash: Buffer }) =>
  'id' in by ? eq(invitations.id, by.id) : eq(invitations.tokenHash, by.tokenHash)

export async function changeInvitation(
  queries: Queries,
  id: string,
  change: Partial<typeof invitations.$inferInsert>,
): Promise<InvitationRow> {
  const [row] = await queries.update(invitations).set(change).where(eq(invitations.id, id)).returning()
  if (!row) throw new Error('the invitation is gone')
  return row
}

export async function deleteInvitationRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(invitations).where(eq(invitations.id, id))
}

/** The membership that somebody with this address has in a tenant. */
export async function findMembershipByEmail(queries: Queries, tenantId: string, email: string) {
  const [row] = await queries
    .select({ role: memberships.role, status: memberships.status })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.tenantId, tenantId), eq(users.email, email)))
  return row ?? null
}

/** A tenant that the caller sees. */
export async function findInvitingTenant(queries: Queries, tenantId: string): Promise<InvitingTenant | undefined> {
  const [row] = await queries.select(invitingTenant).from(tenants).where(eq(tenants.id, tenantId))
  return row
}
