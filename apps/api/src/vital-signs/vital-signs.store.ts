import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'

/** A queue of jobs. Failed: those of the last hour that are not tried again. Ages are in seconds, 0 without any. */
export type QueueSign = {
  name: string
  waiting: number
  active: number
  failed: number
  oldestWaiting: number
  oldestActive: number
}

/**
 * One pass over the jobs of a week, about a hundred thousand. Raw queries return bigints and numerics as text; counts and
 * ages fit the types they are cast to.
 */
export async function readQueueSigns(queries: Queries): Promise<QueueSign[]> {
  const { rows } = await queries.execute<QueueSign>(sql`
    with jobs as (
      select name, state, started_on, greatest(created_on, start_after) as due_on from pgboss.job
      where state < 'completed' or state = 'failed' and completed_on > now() - interval '1 hour'
    )
    select q.name,
      count(*) filter (where j.state < 'active' and j.due_on <= now())::integer as waiting,
      count(*) filter (where j.state = 'active')::integer as active,
      count(*) filter (where j.state = 'failed')::integer as failed,
      coalesce(extract(epoch from now() - min(j.due_on) filter (where j.state < 'active' and j.due_on <= now())), 0)::float8
        as "oldestWaiting",
      coalesce(extract(epoch from now() - min(j.started_on) filter (where j.state = 'active')), 0)::float8 as "oldestActive"
    from pgboss.queue q left join jobs j on j.name = q.name
    group by q.name order by q.name`)
  return rows
}

export async function readSchedulerTime(queries: Queries): Promise<number | null> {
  const { rows } = await queries.execute<{ at: number | null }>(
    sql`select extract(epoch from cron_on)::float8 as at from pgboss.version`,
  )
  return rows[0]?.at ?? null
}

export type LedgerCheckSign = { at: number; isSound: boolean; wrongBalances: number; unbalanced: number }

export async function readLedgerCheck(queries: Queries): Promise<LedgerCheckSign | null> {
  const { rows } = await queries.execute<LedgerCheckSign>(sql`
    select extract(epoch from created_at)::float8 as at, is_sound as "isSound",
      wrong_balance_count as "wrongBalances", unbalanced_count as unbalanced
    from ledger_checks order by created_at desc, id desc limit 1`)
  return rows[0] ?? null
}

/** Ages in seconds of what has been due longest: asking a gateway what became of a payment or of a refund. */
export type PaymentSigns = {
  wrongAmounts: number
  unknownReferences: number
  notPaidAtGateway: number
  refusedRefunds: number
  unknownRefunds: number
  doubledRefunds: number
  latestQuery: number
  latestRefund: number
}

export async function readPaymentSigns(queries: Queries): Promise<PaymentSigns> {
  const { rows } = await queries.execute<PaymentSigns>(sql`
    select count(*) filter (where kind = 'WRONG_AMOUNT')::integer as "wrongAmounts",
      count(*) filter (where kind in ('UNKNOWN_REFERENCE', 'WRONG_ACCOUNT'))::integer as "unknownReferences",
      count(*) filter (where kind = 'NOT_PAID_AT_GATEWAY')::integer as "notPaidAtGateway",
      count(*) filter (where kind = 'REFUND_REFUSED')::integer as "refusedRefunds",
      count(*) filter (where kind = 'REFUND_UNKNOWN')::integer as "unknownRefunds",
      count(*) filter (where kind = 'REFUND_TWICE')::integer as "doubledRefunds",
      (select coalesce(extract(epoch from now() - min(next_query_at)), 0)::float8 from payments
        where next_query_at <= now()) as "latestQuery",
      (select coalesce(extract(epoch from now() - min(next_query_at)), 0)::float8 from payment_refunds
        where next_query_at <= now()) as "latestRefund"
    from payment_mismatches where resolved_at is null`)
  return (
    rows[0] ?? {
      wrongAmounts: 0,
      unknownReferences: 0,
      notPaidAtGateway: 0,
      refusedRefunds: 0,
      unknownRefunds: 0,
      doubledRefunds: 0,
      latestQuery: 0,
      latestRefund: 0,
    }
  )
}

/** Messages that are due or were tried in vain. What quiet hours hold back is not late. */
export type LateMessages = { waiting: number; retrying: number; oldest: number }

const nothingLate: LateMessages = { waiting: 0, retrying: 0, oldest: 0 }

export async function readLateMails(queries: Queries): Promise<LateMessages> {
  const { rows } = await queries.execute<LateMessages>(sql`
    select count(*)::integer as waiting, count(*) filter (where mail_attempts > 0)::integer as retrying,
      coalesce(extract(epoch from now() - min(case when mail_attempts > 0 then created_at else mail_due_at end)), 0)::float8
        as oldest
    from notifications where mail_due_at is not null and (mail_due_at <= now() or mail_attempts > 0)`)
  return rows[0] ?? nothingLate
}

export async function readLatePushes(queries: Queries): Promise<LateMessages> {
  const { rows } = await queries.execute<LateMessages>(sql`
    select count(*)::integer as waiting, count(*) filter (where attempts > 0)::integer as retrying,
      coalesce(extract(epoch from now() - min(case when attempts > 0 then created_at else due_at end)), 0)::float8 as oldest
    from push_deliveries where due_at <= now() or attempts > 0`)
  return rows[0] ?? nothingLate
}
