import { owns } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { mergeIntoCart } from '../cart/merge-cart.ts'
import { findOrderForUpdate, findOrderLines } from './orders.store.ts'

/** Puts what an earlier order held back into the cart, as far as it can still be bought. */
export function reorderOrder(context: RequestContext, orderId: string): Promise<void> {
  return context.transaction(async (queries) => {
    const order = found(await findOrderForUpdate(queries, orderId))
    found(owns(context.person, order.buyerId) ? order : undefined)
    const lines = await findOrderLines(queries, orderId)
    await mergeIntoCart(context, lines)
  })
}
