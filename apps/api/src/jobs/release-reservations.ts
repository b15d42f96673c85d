import type { Queries } from '../database/database.ts'
import { inScope, systemScope } from '../database/scope.ts'
import { handleDue } from './handle-each.ts'
import type { JobTools } from './job.ts'
import { deleteReservation, findExpiredReservations } from './reservations.store.ts'

const maxAtOnce = 500

/**
 * Gives back the stock of checkouts that were not paid in time; answers how many reservations ended. One transaction
 * each: it locks one product, so it can't deadlock with a checkout, which locks several.
 */
export function releaseReservations(tools: JobTools): Promise<number> {
  const { database, ports } = tools
  const now = ports.now()
  const findDue = (queries: Queries) => findExpiredReservations(queries, now, maxAtOnce)
  return handleDue(tools, 'release-reservations', findDue, (id) =>
    inScope(database, systemScope, ({ queries }) => deleteReservation(queries, id)),
  )
}
