import { mayCancelOrder, owns } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, found } from '../../http/failure.ts'
import { lockHandedOver } from '../digital-deliveries/digital-deliveries.store.ts'
import { record } from '../events/record.ts'
import { findShopPeople } from '../tenants/tenants.store.ts'
import { moveOrder } from './move-order.ts'
import { findOrderForUpdate } from './orders.store.ts'
import { orderCancelled } from './orders.events.ts'

/** The buyer cancels an order that isn't under way yet; stock and money go back (ORD-07). */
export function cancelOrder(context: RequestContext, orderId: string, reason: string): Promise<void> {
  return context.transaction(async (queries) => {
    const order = found(await findOrderForUpdate(queries, orderId))
    found(owns(context.person, order.buyerId) ? order : undefined)
    const isHandedOver = await context.asSystem((system) => lockHandedOver(system, orderId))
    enforce(mayCancelOrder({ ...order, isHandedOver }, context.person))
    await moveOrder(context, order, 'CANCELLED', reason, 'BUYER')
    const shopPeople = await context.asSystem((system) => findShopPeople(system, order.tenantId))
    await record(context, queries, orderCancelled(order, shopPeople))
  })
}
