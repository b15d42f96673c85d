import type { QueryOf } from '@chonoi/contract'
import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/database.ts'
import { walletAdjustments } from '../../database/tables/money.ts'
import { users } from '../../database/tables/people.ts'
import { offsetOf } from '../../http/pagination.ts'

export type WalletAdjustmentRow = typeof walletAdjustments.$inferSelect

/** Lets adjustments of one wallet decide one after the other, as each counts those of the day. */
export async function lockAdjustmentsOf(queries: Queries, userId: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wallet adjustments ${userId}`}, 0))`)
}

/** Sums the credits to the person's wallet that wait for a second person, of whatever day: each can be approved today. */
export async function sumWaitingCredits(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries
    .select({ total: sql`coalesce(sum(${walletAdjustments.amountInCents}), 0)`.mapWith(Number) })
    .from(walletAdjustments)
    .where(
      and(
        eq(walletAdjustments.userId, userId),
        eq(walletAdjustments.status, 'PENDING'),
        gt(walletAdjustments.amountInCents, 0),
      ),
    )
  return row?.total ?? 0
}

export async function insertWalletAdjustment(queries: Queries, row: typeof walletAdjustments.$inferInsert) {
  await queries.insert(walletAdjustments).values(row)
}

export async function findWalletAdjustmentForUpdate(
  queries: Queries,
  id: string,
): Promise<WalletAdjustmentRow | undefined> {
  const [row] = await queries.select().from(walletAdjustments).where(eq(walletAdjustments.id, id)).for('update')
  return row
}

export async function decideWalletAdjustment(
  queries: Queries,
  id: string,
  change: Pick<WalletAdjustmentRow, 'status' | 'decidedBy' | 'decidedAt' | 'note'>,
): Promise<void> {
  await queries.update(walletAdjustments).set(change).where(eq(walletAdjustments.id, id))
}

const requester = alias(users, 'requester')
const decider = alias(users, 'decider')
const owner = { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email }
const requestedBy = {
  ...{ id: requester.id, firstName: requester.firstName, lastName: requester.lastName, email: requester.email },
}
const decidedBy = { id: decider.id, firstName: decider.firstName, lastName: decider.lastName, email: decider.email }

const withPeople = (queries: Queries) =>
  queries
    .select({ adjustment: walletAdjustments, user: owner, requestedBy, decidedBy })
    .from(walletAdjustments)
    .innerJoin(users, eq(users.id, walletAdjustments.userId))
    .innerJoin(requester, eq(requester.id, walletAdjustments.requestedBy))
    .leftJoin(decider, eq(decider.id, walletAdjustments.decidedBy))

export type NamedAdjustment = Awaited<ReturnType<typeof withPeople>>[number]

export async function findWalletAdjustment(queries: Queries, id: string): Promise<NamedAdjustment | undefined> {
  const [row] = await withPeople(queries).where(eq(walletAdjustments.id, id))
  return row
}

/** A page of the adjustments that a second person decides on, newest first. */
export async function findWalletAdjustments(
  queries: Queries,
  query: QueryOf<'listWalletAdjustments'> & { page: number; limit: number },
) {
  const where = query.status ? eq(walletAdjustments.status, query.status) : undefined
  const rows = await withPeople(queries)
    .where(where)
    .orderBy(desc(walletAdjustments.createdAt), desc(walletAdjustments.id))
    .limit(query.limit)
    .offset(offsetOf(query))
  const [counted] = await queries.select({ total: count() }).from(walletAdjustments).where(where)
  return { rows, total: counted?.total ?? 0 }
}
