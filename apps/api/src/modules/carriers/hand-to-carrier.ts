import { isPaid } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { found, refuseFields } from '../../http/failure.ts'
import { lockOrderGroup, markOrder, type OrderRow } from '../orders/orders.store.ts'
import { findCashPayment } from '../payments/confirm-cash.ts'
import { changePayment } from '../payments/payments.store.ts'
import { type CarrierRow, findCarrier } from './carriers.store.ts'

/** A carrier that a shop may choose now; refuses any other beside the field that names it. */
export async function chosenCarrier(queries: Queries, id: string): Promise<CarrierRow> {
  const carrier = await findCarrier(queries, id)
  return carrier?.isActive ? carrier : refuseFields([{ field: 'carrierId', code: 'not_in_list' }])
}

/**
 * A carrier of the platform takes a parcel, whose order is locked. Cash that nobody has paid it collects in place of the
 * shop, from now on for good: it is paid with the carrier's remittance.
 */
export async function handToCarrier(
  context: RequestContext,
  queries: Queries,
  order: OrderRow,
  carrier: CarrierRow,
): Promise<void> {
  const isCash = order.paymentMethod === 'CASH_ON_DELIVERY'
  // Of an order that costs nothing there is nothing to collect.
  if (isCash && order.totalInCents === 0) return
  await markOrder(queries, order.id, { carrierId: carrier.id })
  if (!isCash || isPaid(order.paymentStatus)) return
  await context.asSystem(async (system) => {
    found(await lockOrderGroup(system, order.groupId))
    const { id } = await findCashPayment(context, system, order)
    await changePayment(system, id, { collectorId: null, carrierId: carrier.id })
  })
}
