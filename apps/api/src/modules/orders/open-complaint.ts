import { mayComplain, owns, validateComplaint } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { findPlatformAdministrators, findShopPeople } from '../tenants/tenants.store.ts'
import { complaintOpened } from './complaints.events.ts'
import { findComplaint, insertComplaint } from './complaints.store.ts'
import { moneyOf } from './order-views.ts'
import { findOrderForUpdate } from './orders.store.ts'
import { holdMoney } from './release-order.store.ts'

/** The buyer says what is wrong with a delivered order. Its money isn't released by itself any more. */
export function openComplaint(context: RequestContext, orderId: string, reason: string): Promise<void> {
  enforceForm(validateComplaint, { reason })
  return context.transaction(async (queries) => {
    const order = found(await findOrderForUpdate(queries, orderId))
    found(owns(context.person, order.buyerId) ? order : undefined)
    const complaint = (await findComplaint(queries, orderId)) ?? null
    enforce(mayComplain({ ...order, ...moneyOf(order), complaint }, context.person))
    const { tenantId, buyerId } = order
    const createdAt = context.ports.now()
    await insertComplaint(queries, { orderId, tenantId, buyerId, reason: reason.trim(), createdAt })
    await holdMoney(queries, orderId)
    await context.asSystem(async (system) => {
      const told = { shop: await findShopPeople(system, tenantId), platform: await findPlatformAdministrators(system) }
      await record(context, system, complaintOpened(order, told))
    })
  })
}
