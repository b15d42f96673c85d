import { eq, lt } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { stockReservations } from '../database/tables/catalogue.ts'
import { dueOrFailedAt } from './failed-rows.store.ts'

export async function findExpiredReservations(queries: Queries, now: Date, limit: number): Promise<string[]> {
  const rows = await queries
    .select({ id: stockReservations.id })
    .from(stockReservations)
    .where(lt(stockReservations.expiresAt, now))
    .orderBy(dueOrFailedAt('release-reservations', stockReservations.id, stockReservations.expiresAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The variant gets its stock back by a trigger. */
export async function deleteReservation(queries: Queries, id: string): Promise<boolean> {
  const deleted = await queries.delete(stockReservations).where(eq(stockReservations.id, id))
  return deleted.rowCount === 1
}
