import type { HandoverMember } from '@chonoi/domain'
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/database.ts'
import { paymentGatewayConfigs } from '../../database/tables/gateways.ts'
import { automatedWithdrawals, withdrawals } from '../../database/tables/money.ts'
import { memberships, tenants, users } from '../../database/tables/people.ts'
import { sellerVerifications } from '../../database/tables/seller-verifications.ts'
import { shopHandovers } from '../../database/tables/shop-handovers.ts'

export type HandoverRow = typeof shopHandovers.$inferSelect

const senders = alias(users, 'senders')
const receivers = alias(users, 'receivers')

export type FullHandover = Awaited<ReturnType<typeof select>>[number]

/** Handovers with the shop and the names of both. */
const select = (queries: Queries) =>
  queries
    .select({
      handover: shopHandovers,
      shop: { id: tenants.id, name: tenants.name, logoUrl: tenants.logoUrl },
      sender: {
        ...{ id: senders.id, email: senders.email },
        ...{ firstName: senders.firstName, lastName: senders.lastName },
      },
      receiver: {
        ...{ id: receivers.id, email: receivers.email },
        ...{ firstName: receivers.firstName, lastName: receivers.lastName },
      },
    })
    .from(shopHandovers)
    .innerJoin(tenants, eq(tenants.id, shopHandovers.tenantId))
    .innerJoin(senders, eq(senders.id, shopHandovers.senderId))
    .innerJoin(receivers, eq(receivers.id, shopHandovers.receiverId))

const isOpen = (now: Date) => and(eq(shopHandovers.status, 'PENDING'), gt(shopHandovers.expiresAt, now))

export async function findOpenHandover(queries: Queries, tenantId: string, now: Date) {
  const [row] = await select(queries).where(and(eq(shopHandovers.tenantId, tenantId), isOpen(now)))
  return row
}

export function findReceivedHandovers(queries: Queries, receiverId: string, now: Date): Promise<FullHandover[]> {
  return select(queries)
    .where(and(eq(shopHandovers.receiverId, receiverId), isOpen(now)))
    .orderBy(asc(shopHandovers.createdAt), asc(shopHandovers.id))
}

export async function findHandover(queries: Queries, id: string): Promise<FullHandover | undefined> {
  const [row] = await select(queries).where(eq(shopHandovers.id, id))
  return row
}

/** Locks a handover until the transaction ends, so that one answer wins. */
export async function lockHandover(queries: Queries, id: string): Promise<HandoverRow | undefined> {
  const [row] = await queries.select().from(shopHandovers).where(eq(shopHandovers.id, id)).for('update')
  return row
}

type NewHandover = Pick<HandoverRow, 'tenantId' | 'senderId' | 'receiverId' | 'senderBecomes' | 'expiresAt'>

/** Stores a handover, in place of an expired one. Undefined while one is open. */
export async function putHandover(queries: Queries, handover: NewHandover, now: Date): Promise<string | undefined> {
  // Removed rather than rewritten: whoever answers the former must not find another one under its id.
  await queries
    .delete(shopHandovers)
    .where(
      and(
        eq(shopHandovers.tenantId, handover.tenantId),
        eq(shopHandovers.status, 'PENDING'),
        lte(shopHandovers.expiresAt, now),
      ),
    )
  const [row] = await queries
    .insert(shopHandovers)
    .values({ ...handover, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: shopHandovers.id })
  return row?.id
}

export async function closeHandover(
  queries: Queries,
  id: string,
  answer: { status: Exclude<HandoverRow['status'], 'PENDING'>; answeredAt: Date },
): Promise<void> {
  await queries.update(shopHandovers).set(answer).where(eq(shopHandovers.id, id))
}

/** The shop as it stands, locked until the transaction ends, so that it isn't suspended meanwhile. */
export async function findShopToHandOver(queries: Queries, tenantId: string) {
  const [shop] = await queries
    .select({
      approvalStatus: tenants.approvalStatus,
      isActive: tenants.isActive,
      isPlatform: tenants.isPlatform,
    })
    .from(tenants)
    .where(eq(tenants.id, tenantId))
    .for('no key update')
  const open = await queries
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.tenantId, tenantId), inArray(withdrawals.status, ['PENDING', 'PROCESSING'])))
    .limit(1)
  return shop && { ...shop, hasOpenWithdrawals: open.length > 0 }
}

export async function findHandoverMember(
  queries: Queries,
  userId: string,
  tenantId: string,
): Promise<HandoverMember | null> {
  const [row] = await queries
    .select({
      role: memberships.role,
      status: memberships.status,
      isActive: users.isActive,
      isExamined: sql<boolean>`exists (${queries
        .select({ one: sql`1` })
        .from(sellerVerifications)
        .where(and(eq(sellerVerifications.userId, userId), eq(sellerVerifications.status, 'PENDING')))})`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.userId, userId), eq(memberships.tenantId, tenantId)))
  return row ?? null
}

/** Switches off what would go on sending the shop's money to the sender. */
export async function stopMoneyOf(queries: Queries, { senderId, tenantId }: HandoverRow) {
  const stopped = await queries
    .update(automatedWithdrawals)
    .set({ isActive: false, nextRunAt: null })
    .where(
      and(
        eq(automatedWithdrawals.userId, senderId),
        eq(automatedWithdrawals.tenantId, tenantId),
        eq(automatedWithdrawals.isActive, true),
      ),
    )
    .returning({ id: automatedWithdrawals.id })
  const gateways = await queries
    .update(paymentGatewayConfigs)
    .set({ isEnabled: false })
    .where(and(eq(paymentGatewayConfigs.tenantId, tenantId), eq(paymentGatewayConfigs.isEnabled, true)))
    .returning({ id: paymentGatewayConfigs.id })
  return { automatedWithdrawals: stopped.length, gateways: gateways.length }
}

/** Takes the sender's own address and number, which the shop got when it was opened, off the shop's page. */
export async function removeContactOf(queries: Queries, { senderId, tenantId }: HandoverRow): Promise<void> {
  const own = sql`(select email from users where id = ${senderId})`
  const number = sql`(select phone from users where id = ${senderId})`
  await queries
    .update(tenants)
    .set({
      contactEmail: sql`nullif(${tenants.contactEmail}, ${own})`,
      phone: sql`nullif(${tenants.phone}, ${number})`,
    })
    .where(eq(tenants.id, tenantId))
}
