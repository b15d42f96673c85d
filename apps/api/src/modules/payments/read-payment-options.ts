import type { PaymentOptions, QueryOf } from '@chonoi/contract'
import { addMoney, owns, type Payable } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { readCart } from '../cart/read-cart.ts'
import { findOrderGroup, findOrdersOfGroup, type OrderRow } from '../orders/orders.store.ts'
import { findBalances } from '../wallet/wallet.store.ts'
import { awaitsPayment } from './checkout-locks.store.ts'
import { hasDigitalGoods } from './digital-goods.store.ts'
import { offerMethods } from './payment-options.ts'

/** The ways to pay the caller's cart or one variant's line of it, or what is unpaid of their checkout. */
export async function readPaymentOptions(
  context: RequestContext,
  { orderGroupId, variantId }: QueryOf<'listPaymentMethods'>,
): Promise<PaymentOptions> {
  const { amountInCents, productIds } = orderGroupId
    ? await unpaidOf(context, orderGroupId)
    : await cartOf(context, variantId)
  const data = await context.asSystem(async (queries) =>
    offerMethods(context, queries, await payableOf(queries, context.person.id, amountInCents, productIds)),
  )
  return { amountInCents, data: data.map(({ option }) => option) }
}

/** What the rules need to know of an amount and the goods that it is for. */
export async function payableOf(
  queries: Queries,
  buyerId: string,
  amountInCents: number,
  productIds: readonly string[],
): Promise<Payable> {
  const { walletInCents } = await findBalances(queries, buyerId)
  return { amountInCents, balanceInCents: walletInCents, hasDigitalGoods: await hasDigitalGoods(queries, productIds) }
}

async function cartOf(context: RequestContext, variantId?: string) {
  const { items, totalInCents } = await readCart(context, variantId)
  return { amountInCents: totalInCents, productIds: items.map(({ productId }) => productId) }
}

function unpaidOf(context: RequestContext, groupId: string) {
  return context.transaction(async (queries) => {
    const group = found(await findOrderGroup(queries, groupId))
    found(owns(context.person, group.buyerId) ? group : undefined)
    const waiting = (await findOrdersOfGroup(queries, groupId)).filter(({ order }) => isUnpaid(order))
    return {
      amountInCents: addMoney(...waiting.map(({ order }) => order.totalInCents)),
      productIds: waiting.flatMap(({ lines }) => lines.map(({ productId }) => productId)),
    }
  })
}

/** Whether an order waits for an online payment or transfer; cash is collected on delivery. */
export const isUnpaid = (order: OrderRow): boolean => awaitsPayment(order) && order.paymentMethod !== 'CASH_ON_DELIVERY'
