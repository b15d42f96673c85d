import { paymentPosting, refundPosting, settlementPosting } from '../../modules/orders/order-postings.ts'
import { type Checkout, type PlannedOrder, reachedAt, releasedAt } from './order-shapes.ts'
import type { Dated } from './wallet-shapes.ts'

/** Returns the postings of a checkout up to now: payment, settlements and refunds. */
export function checkoutPostings(checkout: Checkout, now: Date): Dated[] {
  const { id, buyer, createdAt, orders } = checkout
  const paid = orders.map(({ priced }) => priced)
  return [
    { at: createdAt, by: buyer.id, posting: paymentPosting(id, buyer.id, paid) },
    ...orders.flatMap((order) => orderPostings(order, buyer.id, now)),
  ]
}

function orderPostings(order: PlannedOrder, buyerId: string, now: Date): Dated[] {
  const settledAt = releasedAt(order, now)
  const returnedAt = reachedAt(order, 'CANCELLED') ?? reachedAt(order, 'REFUNDED')
  const { tenantId, totalInCents, platformDiscountInCents, commissionInCents } = order.priced
  const facts = {
    ...{ id: order.id, orderNumber: order.orderNumber, tenantId, buyerId, refundedInCents: 0, releasedAt: settledAt },
    ...{ totalInCents, platformDiscountInCents, commissionInCents },
    ...({ paymentMethod: 'WALLET', isCollectedByShop: false } as const),
  }
  const seller = order.shop.seller.id
  return [
    ...(settledAt ? [{ at: settledAt, by: seller, posting: settlementPosting(facts) }] : []),
    ...(returnedAt ? [{ at: returnedAt, by: seller, posting: refundPosting(facts) }] : []),
  ]
}
