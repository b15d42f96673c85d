import type { Queries } from '../database/database.ts'
import { inScope, systemScope } from '../database/scope.ts'
import { record, type Recorder } from '../modules/events/record.ts'
import { orderReleased } from '../modules/orders/orders.events.ts'
import { releaseOrder } from '../modules/orders/release-order.ts'
import { findDueReleases, lockDueRelease } from '../modules/orders/release-order.store.ts'
import { findShopPeople } from '../modules/tenants/tenants.store.ts'
import { handleDue } from './handle-each.ts'
import type { JobTools } from './job.ts'

const maxAtOnce = 500

const recorder: Recorder = { actor: null, facts: { requestId: 'release-orders' } }

/**
 * Releases the money of delivered orders whose day has come, each in its own transaction. Returns how many.
 */
export function releaseOrders(tools: JobTools): Promise<number> {
  const now = tools.ports.now()
  const findDue = (queries: Queries) => findDueReleases(queries, now, maxAtOnce)
  return handleDue(tools, 'release-orders', findDue, (id) => releaseOne(tools, id))
}

function releaseOne({ database, ports }: JobTools, id: string): Promise<boolean> {
  const now = ports.now()
  return inScope(database, systemScope, async ({ queries }) => {
    const order = await lockDueRelease(queries, id, now)
    if (!order) return false
    await releaseOrder(queries, order, now)
    await record(recorder, queries, orderReleased(order, await findShopPeople(queries, order.tenantId)))
    return true
  })
}
