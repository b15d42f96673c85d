import { inScope, systemScope } from '../database/scope.ts'
import type { JobTools } from './job.ts'
import { deleteReservation, findExpiredReservations } from './reservations.store.ts'

const maxAtOnce = 500

/**
 * Gives back the stock of checkouts that were not paid in time; answers how many reservations ended. One transaction
 * each: it locks one product, so it can't deadlock with a checkout, which locks several.
 */
export async function releaseReservations({ database, ports }: JobTools): Promise<number> {
  const now = ports.now()
  const expired = await inScope(database, systemScope, ({ queries }) =>
    findExpiredReservations(queries, now, maxAtOnce),
  )
  let released = 0
  for (const id of expired)
    if (await inScope(database, systemScope, ({ queries }) => deleteReservation(queries, id))) released++
  return released
}
