import type { OrderPaymentMethod, PaymentOption } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { lockCashOrders } from './cash-orders.store.ts'
import { offerMethods } from './payment-options.ts'
import { type Paid, payableOf } from './read-payment-options.ts'

/** Finds a way to pay a checkout. One that isn't offered is undefined or says why. */
export async function findMethod(
  context: RequestContext,
  method: OrderPaymentMethod,
  paid: Paid,
): Promise<PaymentOption | undefined> {
  const offered = await context.asSystem(async (queries) => {
    if (method === 'CASH_ON_DELIVERY') await lockCashOrders(queries, context.person.id)
    return offerMethods(context, queries, await payableOf(queries, context.person.id, paid))
  })
  return offered.find((one) => one.option.method === method)?.option
}

/** Refuses another amount than the buyer was shown, the payment method's fee included. */
export function enforceAmount(amountInCents: number, shownInCents: number | undefined): void {
  if (shownInCents !== undefined && shownInCents !== amountInCents)
    throw new Failure('payment.amount_changed', { details: { amountInCents } })
}
