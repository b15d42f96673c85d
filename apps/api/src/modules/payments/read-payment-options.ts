import type { PaymentOptions, QueryOf } from '@chonoi/contract'
import { addMoney, owns, passesCashLimits } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { findCartCoupon } from '../cart/cart.store.ts'
import { readCart } from '../cart/read-cart.ts'
import { findOrderGroup, findOrdersOfGroup, type OrderRow } from '../orders/orders.store.ts'
import { getPlatformSettingsRow } from '../platform/platform.store.ts'
import { findBalances } from '../wallet/wallet.store.ts'
import { findCashOrders } from './cash-orders.store.ts'
import { awaitsPayment } from './checkout-locks.store.ts'
import { findGoods } from './goods.store.ts'
import { type Checkout, offerMethods } from './payment-options.ts'

/** The ways to pay the caller's cart or one variant's line of it, or what is unpaid of their checkout. */
export async function readPaymentOptions(
  context: RequestContext,
  { orderGroupId, ...bought }: QueryOf<'listPaymentMethods'>,
): Promise<PaymentOptions> {
  const paid = orderGroupId ? await unpaidOf(context, orderGroupId) : await cartOf(context, bought)
  const data = await context.asSystem(async (queries) =>
    offerMethods(context, queries, await payableOf(queries, context.person.id, paid)),
  )
  return { amountInCents: paid.amountInCents, data: data.map(({ option }) => option) }
}

/** An amount, and the goods that it is for. */
export interface Paid {
  readonly amountInCents: number
  readonly productIds: readonly string[]
  readonly hasPlatformCoupon: boolean
}

/** What the rules need to know of an amount and the goods that it is for. */
export async function payableOf(
  queries: Queries,
  buyerId: string,
  { amountInCents, productIds, hasPlatformCoupon }: Paid,
): Promise<Checkout> {
  const { walletInCents } = await findBalances(queries, buyerId)
  const goods = await findGoods(queries, productIds)
  const more = { count: goods.shopIds.length, amountInCents }
  return {
    ...{ amountInCents, balanceInCents: walletInCents, hasPlatformCoupon, ...goods },
    passesCashLimits: passesCashLimits(
      await findCashOrders(queries, buyerId),
      more,
      await getPlatformSettingsRow(queries),
    ),
  }
}

async function cartOf(context: RequestContext, bought: QueryOf<'getCart'>): Promise<Paid> {
  const { items, totalInCents, discountInCents } = await readCart(context, bought)
  const coupon = await context.transaction((queries) => findCartCoupon(queries, context.person.id))
  return {
    amountInCents: totalInCents,
    productIds: items.map(({ productId }) => productId),
    hasPlatformCoupon: discountInCents > 0 && coupon?.tenantId === null,
  }
}

function unpaidOf(context: RequestContext, groupId: string): Promise<Paid> {
  return context.transaction(async (queries) => {
    const group = found(await findOrderGroup(queries, groupId))
    found(owns(context.person, group.buyerId) ? group : undefined)
    const waiting = (await findOrdersOfGroup(queries, groupId)).filter(({ order }) => isUnpaid(order))
    return {
      amountInCents: addMoney(...waiting.map(({ order }) => order.totalInCents)),
      productIds: waiting.flatMap(({ lines }) => lines.map(({ productId }) => productId)),
      hasPlatformCoupon: waiting.some(({ order }) => order.platformDiscountInCents > 0),
    }
  })
}

/** Whether an order waits for an online payment or transfer; cash is collected on delivery. */
export const isUnpaid = (order: OrderRow): boolean => awaitsPayment(order) && order.paymentMethod !== 'CASH_ON_DELIVERY'
