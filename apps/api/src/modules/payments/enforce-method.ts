import type { OrderPaymentMethod } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { lockCashOrders } from './cash-orders.store.ts'
import { offerMethods } from './payment-options.ts'
import { type Paid, payableOf } from './read-payment-options.ts'

/** Refuses a checkout by a method that isn't offered for it. */
export async function enforceMethod(context: RequestContext, method: OrderPaymentMethod, paid: Paid): Promise<void> {
  const offered = await context.asSystem(async (queries) => {
    if (method === 'CASH_ON_DELIVERY') await lockCashOrders(queries, context.person.id)
    return offerMethods(context, queries, await payableOf(queries, context.person.id, paid))
  })
  const option = offered.find((one) => one.option.method === method)?.option
  if (!option || option.unavailableBecause) throw new Failure('payment.method_unavailable')
}
