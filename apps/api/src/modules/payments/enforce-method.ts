import type { OrderPaymentMethod } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { offerMethods } from './payment-options.ts'
import { payableOf } from './read-payment-options.ts'

/** Refuses a checkout by a method that isn't offered for it. */
export async function enforceMethod(
  context: RequestContext,
  method: OrderPaymentMethod,
  amountInCents: number,
  goods: readonly { productId: string }[],
): Promise<void> {
  const productIds = goods.map(({ productId }) => productId)
  const offered = await context.asSystem(async (queries) =>
    offerMethods(context, queries, await payableOf(queries, context.person.id, amountInCents, productIds)),
  )
  const option = offered.find((one) => one.option.method === method)?.option
  if (!option || option.unavailableBecause) throw new Failure('payment.method_unavailable')
}
