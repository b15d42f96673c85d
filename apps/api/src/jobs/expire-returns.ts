import { returnExpiry } from '@chonoi/domain'
import type { Queries } from '../database/database.ts'
import { inScope, systemScope } from '../database/scope.ts'
import type { Recorder } from '../modules/events/record.ts'
import { findOrderForUpdate } from '../modules/orders/orders.store.ts'
import { moveReturn } from '../modules/returns/move-return.ts'
import { findExpiredReturns, findReturnForUpdate } from '../modules/returns/returns.store.ts'
import { handleDue } from './handle-each.ts'
import type { JobTools } from './job.ts'

const maxAtOnce = 500

const recorder: Recorder = { actor: null, facts: { requestId: 'expire-returns' } }

/**
 * Moves on the returns whose side let its time pass, each in its own transaction: what the shop doesn't answer goes to the
 * platform, what the buyer doesn't send or appeal is closed. Returns how many.
 */
export function expireReturns(tools: JobTools): Promise<number> {
  const now = tools.ports.now()
  const findDue = (queries: Queries) => findExpiredReturns(queries, now, maxAtOnce)
  return handleDue(tools, 'expire-returns', findDue, (one) => expireOne(tools, one))
}

function expireOne({ database, ports }: JobTools, { id, orderId }: { id: string; orderId: string }): Promise<boolean> {
  const now = ports.now()
  return inScope(database, systemScope, async ({ queries }) => {
    await findOrderForUpdate(queries, orderId)
    const row = await findReturnForUpdate(queries, id)
    // Somebody may have acted since it was found.
    if (!row?.dueAt || row.dueAt > now || !(row.status in returnExpiry)) return false
    const to = returnExpiry[row.status as keyof typeof returnExpiry]
    await moveReturn(recorder, queries, row, { to, byRole: 'SYSTEM', note: null }, now)
    return true
  })
}
