import { mayConfirmReceipt, owns } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, Failure, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { hasOpenReturn } from '../returns/returns.store.ts'
import { findShopPeople } from '../tenants/tenants.store.ts'
import { closeComplaint } from './complaints.store.ts'
import { moveOrder } from './move-order.ts'
import { receiptConfirmed } from './orders.events.ts'
import { moneyOf } from './order-views.ts'
import { findOrderForUpdate } from './orders.store.ts'
import { releaseOrder } from './release-order.ts'

/**
 * The buyer has the goods: an order under way is delivered by that, and its money is released to the shop. An open
 * complaint is withdrawn.
 */
export function confirmReceipt(context: RequestContext, orderId: string): Promise<void> {
  return context.transaction(async (queries) => {
    const order = found(await findOrderForUpdate(queries, orderId))
    found(owns(context.person, order.buyerId) ? order : undefined)
    enforce(mayConfirmReceipt({ ...order, ...moneyOf(order) }, context.person))
    // The money of goods that go back waits until they are there.
    if (await hasOpenReturn(queries, orderId)) throw new Failure('order.not_confirmable')
    if (order.status === 'SHIPPED') await moveOrder(context, order, 'DELIVERED', null, 'BUYER')
    const now = context.ports.now()
    await closeComplaint(queries, orderId, {
      ...{ status: 'WITHDRAWN', decidedAt: now, decidedBy: context.person.id, note: null },
    })
    await context.asSystem(async (system) => {
      await releaseOrder(system, order, now)
      await record(context, system, receiptConfirmed(order, await findShopPeople(system, order.tenantId)))
    })
  })
}
