import type { BodyOf } from '@chonoi/contract'
import { mayChangeOrderStatus, shipmentValidator } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, found } from '../../http/failure.ts'
import { chosenCarrier, handToCarrier } from '../carriers/hand-to-carrier.ts'
import { record } from '../events/record.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { expectedDeliveries } from './expected-deliveries.ts'
import { moveOrder } from './move-order.ts'
import { orderStatusChanged } from './orders.events.ts'
import { findOrderForUpdate } from './orders.store.ts'
import { insertShipment } from './ship-order.store.ts'

/**
 * The shop hands a prepared order to a carrier. From then on the buyer sees by whom and with which code it comes. One of the
 * platform collects the cash of the order.
 */
export function shipOrder(context: RequestContext, orderId: string, input: BodyOf<'shipOrder'>): Promise<void> {
  const { person, ports } = context
  enforceForm(shipmentValidator(ports.now()), input)
  const { carrier, carrierId, trackingCode, expectedOn, note } = input
  return context.transaction(async (queries) => {
    const order = found(await findOrderForUpdate(queries, orderId))
    found(isManagedHere(context, order.tenantId) ? order : undefined)
    enforce(mayChangeOrderStatus(order, 'SHIPPED', person))
    const ofPlatform = carrierId ? await chosenCarrier(queries, carrierId) : null
    await moveOrder(context, order, 'SHIPPED', note ?? null, person.actsForPlatform ? 'ADMIN' : 'SELLER')
    if (ofPlatform) await handToCarrier(context, queries, order, ofPlatform)
    const [estimate] = expectedOn ? [] : await expectedDeliveries(context, queries, [order])
    await insertShipment(queries, {
      ...{ orderId, tenantId: order.tenantId, buyerId: order.buyerId, carrier },
      trackingCode: trackingCode?.trim() || null,
      expectedOn: expectedOn ?? estimate?.expected.to ?? null,
      shippedAt: ports.now(),
      carrierName: ofPlatform?.name ?? null,
    })
    await record(context, queries, orderStatusChanged(order, 'SHIPPED'))
  })
}
