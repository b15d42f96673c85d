import { asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { carriers } from '../../database/tables/carriers.ts'

export type CarrierRow = typeof carriers.$inferSelect

/** The carriers that shops can choose, by name. */
export function findActiveCarriers(queries: Queries): Promise<CarrierRow[]> {
  return queries.select().from(carriers).where(eq(carriers.isActive, true)).orderBy(asc(carriers.name), carriers.id)
}

export async function findCarrier(queries: Queries, id: string): Promise<CarrierRow | undefined> {
  const [row] = await queries.select().from(carriers).where(eq(carriers.id, id))
  return row
}

export async function findCarrierForUpdate(queries: Queries, id: string): Promise<CarrierRow | undefined> {
  const [row] = await queries.select().from(carriers).where(eq(carriers.id, id)).for('update')
  return row
}

/** As their index says it, so without parameters. */
const owed = sql`(
  select count(*) as owed_count, coalesce(sum(o.total_in_cents), 0) as owed_in_cents from orders o
  where o.carrier_id = ${carriers.id} and o.status = 'DELIVERED' and o.payment_status in ('PENDING', 'FAILED')
    and o.payment_method = 'CASH_ON_DELIVERY') owed`

const held = sql`(
  select coalesce(sum(a.balance_in_cents), 0) as held_in_cents from ledger_accounts a
  where a.kind = 'COD_CLEARING' and a.user_id is null and a.tenant_id is null and a.gateway = ${carriers.id}::text) held`

export type OwingCarrier = Awaited<ReturnType<typeof findOwingCarriers>>[number]

/**
 * Carriers by name with the cash of delivered orders that they haven't remitted, and with what they transferred for no
 * known order; only one where it is named.
 */
export function findOwingCarriers(queries: Queries, id?: string) {
  return queries
    .select({
      carrier: carriers,
      outstandingCount: sql`owed_count`.mapWith(Number),
      outstandingInCents: sql`owed_in_cents`.mapWith(Number),
      heldInCents: sql`held_in_cents`.mapWith(Number),
    })
    .from(carriers)
    .crossJoinLateral(owed)
    .crossJoinLateral(held)
    .where(id === undefined ? undefined : eq(carriers.id, id))
    .orderBy(asc(carriers.name), carriers.id)
}

export async function insertCarrier(queries: Queries, values: typeof carriers.$inferInsert): Promise<CarrierRow> {
  const [row] = await queries.insert(carriers).values(values).returning()
  if (!row) throw new Error('the carrier was not stored')
  return row
}

export async function changeCarrier(
  queries: Queries,
  id: string,
  change: Partial<Pick<CarrierRow, 'code' | 'name' | 'isActive'>>,
): Promise<void> {
  await queries.update(carriers).set(change).where(eq(carriers.id, id))
}
