import type { PaymentMismatchKind } from '@chonoi/contract'
import type { NotificationOutcome } from '@chonoi/payment-gateways'
import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { paymentMismatches, paymentNotifications } from '../../database/tables/payments.ts'
import { offsetOf } from '../../http/pagination.ts'

export type MismatchRow = typeof paymentMismatches.$inferSelect

/** Makes equal events that arrive together wait for each other, so that the second finds the first's outcome. */
export async function lockEvent(queries: Queries, gateway: string, eventKey: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${gateway} ${eventKey}`}, 0))`)
}

/** Puts an event into the inbox. A second one with the same key is refused. */
export async function insertNotification(
  queries: Queries,
  notification: typeof paymentNotifications.$inferInsert,
): Promise<void> {
  await queries.insert(paymentNotifications).values(notification)
}

export async function findNotificationOutcome(
  queries: Queries,
  gateway: string,
  eventKey: string,
): Promise<NotificationOutcome | undefined> {
  const [row] = await queries
    .select({ outcome: paymentNotifications.outcome })
    .from(paymentNotifications)
    .where(and(eq(paymentNotifications.gateway, gateway), eq(paymentNotifications.eventKey, eventKey)))
  return row?.outcome as NotificationOutcome | undefined
}

/** Whether a credit of this reference was accepted before. */
export async function hasCredit(queries: Queries, reference: string): Promise<boolean> {
  const [row] = await queries
    .select({ id: paymentNotifications.id })
    .from(paymentNotifications)
    .where(
      and(
        eq(paymentNotifications.reference, reference),
        inArray(paymentNotifications.outcome, ['recorded', 'duplicate']),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Records a disagreement once. Returns false when it is known. */
export async function insertMismatch(
  queries: Queries,
  mismatch: typeof paymentMismatches.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await queries.insert(paymentMismatches).values(mismatch).onConflictDoNothing()
  return rowCount === 1
}

/** Closes the disagreement that a decision settled. */
export async function resolveMismatchOf(
  queries: Queries,
  mismatch: Pick<MismatchRow, 'kind' | 'gateway' | 'reference' | 'transactionId'>,
  change: Pick<MismatchRow, 'resolution' | 'resolvedAt' | 'resolvedBy'>,
): Promise<void> {
  const { kind, gateway, reference, transactionId } = mismatch
  await queries
    .update(paymentMismatches)
    .set(change)
    .where(
      and(
        eq(paymentMismatches.kind, kind),
        eq(paymentMismatches.gateway, gateway),
        eq(paymentMismatches.reference, reference),
        eq(paymentMismatches.transactionId, transactionId),
        isNull(paymentMismatches.resolvedAt),
      ),
    )
}

export async function findMismatches(
  queries: Queries,
  filter: { kind?: PaymentMismatchKind; isResolved?: boolean },
  page: { page: number; limit: number },
) {
  const { resolvedAt } = paymentMismatches
  const where = and(
    filter.kind ? eq(paymentMismatches.kind, filter.kind) : undefined,
    filter.isResolved === undefined ? undefined : filter.isResolved ? isNotNull(resolvedAt) : isNull(resolvedAt),
  )
  const rows = await queries
    .select()
    .from(paymentMismatches)
    .where(where)
    .orderBy(desc(paymentMismatches.createdAt), desc(paymentMismatches.id))
    .limit(page.limit)
    .offset(offsetOf(page))
  const [total] = await queries.select({ total: count() }).from(paymentMismatches).where(where)
  return { rows, total: total?.total ?? 0 }
}

export async function findMismatchForUpdate(queries: Queries, id: string): Promise<MismatchRow | undefined> {
  const [row] = await queries.select().from(paymentMismatches).where(eq(paymentMismatches.id, id)).for('update')
  return row
}

export async function resolveMismatch(
  queries: Queries,
  id: string,
  change: Pick<MismatchRow, 'resolution' | 'resolvedAt' | 'resolvedBy'> &
    Partial<Pick<MismatchRow, 'outcome' | 'takenBackInCents'>>,
): Promise<void> {
  await queries.update(paymentMismatches).set(change).where(eq(paymentMismatches.id, id))
}
