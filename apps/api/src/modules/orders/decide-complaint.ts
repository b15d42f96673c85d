import type { BodyOf } from '@chonoi/contract'
import { mayDecideComplaint, validateComplaintDecision } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { findShopPeople } from '../tenants/tenants.store.ts'
import { complaintDecided } from './complaints.events.ts'
import { closeComplaint, findComplaint } from './complaints.store.ts'
import { moveOrder } from './move-order.ts'
import { findOrderForUpdate } from './orders.store.ts'
import { releaseOrder } from './release-order.ts'

/**
 * An administrator ends a complaint: the shop gets the money, or the buyer gets back what is left. The order stays locked
 * until all of it is written, so of many decisions one counts.
 */
export function decideComplaint(
  context: RequestContext,
  orderId: string,
  { decision, note: text }: BodyOf<'decideOrderComplaint'>,
): Promise<void> {
  enforceForm(validateComplaintDecision, { note: text })
  const note = text.trim()
  return context.transaction(async (queries) => {
    const order = found(await findOrderForUpdate(queries, orderId))
    const complaint = found(await findComplaint(queries, orderId))
    enforce(mayDecideComplaint(complaint, context.person))
    const status = decision === 'REFUND' ? 'REFUNDED' : 'RELEASED'
    const decidedAt = context.ports.now()
    await closeComplaint(queries, orderId, { status, note, decidedAt, decidedBy: context.person.id })
    if (decision === 'REFUND') await moveOrder(context, order, 'REFUNDED', note, 'ADMIN')
    await context.asSystem(async (system) => {
      if (decision === 'RELEASE') await releaseOrder(system, order, decidedAt)
      await record(context, system, complaintDecided(order, status, await findShopPeople(system, order.tenantId)))
    })
  })
}
