import type { BodyOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { Failure, found } from '../../http/failure.ts'
import { lockOpenOrder, moveOrderStock, recountOrder } from './open-order.ts'
import {
  deleteOrderItemRow,
  findItemsOfOrder,
  findOrderItem,
  findSellableVariant,
  insertOrderItem,
  updateOrderItemRow,
} from './order-items.store.ts'
import { priceItem } from './price-item.ts'

/** Adds a line at today's price to an order that waits and isn't paid; stock and totals follow. */
export function createOrderItem(context: RequestContext, input: BodyOf<'createOrderItem'>): Promise<string> {
  return context.transaction(async (queries) => {
    const order = await lockOpenOrder(context, queries, input.orderId)
    const variant = await findSellableVariant(queries, input.productId, input.variantId)
    if (variant?.tenantId !== order.tenantId) throw new Failure('product.not_available')
    await moveOrderStock(context, order, variant, input.quantity)
    const { productId, variantId, tenantId, name, variantName, sku, imageUrl } = variant
    const id = await insertOrderItem(queries, {
      ...{ orderId: order.id, buyerId: order.buyerId, productId, variantId, tenantId, name, sku, imageUrl },
      variantName: variantName || null,
      ...priceItem(order, { ...variant, quantity: input.quantity, discountInCents: 0 }),
    })
    await recountOrder(context, queries, order, { verb: 'add', name })
    return id
  })
}

/** Changes quantity or price of a line. */
export function updateOrderItem(context: RequestContext, id: string, input: BodyOf<'updateOrderItem'>): Promise<void> {
  return context.transaction(async (queries) => {
    const before = found(await findOrderItem(queries, id))
    const order = await lockOpenOrder(context, queries, before.line.orderId)
    const { line } = found(await findOrderItem(queries, id))
    const terms = { ...line, ...input }
    await moveOrderStock(context, order, line, terms.quantity - line.quantity)
    await updateOrderItemRow(queries, id, priceItem(order, terms))
    await recountOrder(context, queries, order, { verb: 'update', name: line.name })
  })
}

/** Takes a line out; an order keeps at least one. */
export function deleteOrderItem(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    const before = found(await findOrderItem(queries, id))
    const order = await lockOpenOrder(context, queries, before.line.orderId)
    const { line } = found(await findOrderItem(queries, id))
    if ((await findItemsOfOrder(queries, order.id)).length === 1) throw new Failure('order.items_locked')
    await moveOrderStock(context, order, line, -line.quantity)
    await deleteOrderItemRow(queries, id)
    await recountOrder(context, queries, order, { verb: 'remove', name: line.name })
  })
}
