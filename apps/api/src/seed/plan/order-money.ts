import { paymentPosting, refundPosting, settlementPosting } from '../../modules/orders/order-postings.ts'
import { type Checkout, type PlannedOrder, reachedAt } from './order-shapes.ts'
import type { Dated } from './wallet-shapes.ts'

/** Returns the postings of a checkout: payment, settlements and refunds. */
export function checkoutPostings(checkout: Checkout): Dated[] {
  const { id, buyer, createdAt, orders } = checkout
  const paid = orders.map(({ priced }) => priced)
  return [
    { at: createdAt, by: buyer.id, posting: paymentPosting(id, buyer.id, paid) },
    ...orders.flatMap((order) => orderPostings(order, buyer.id)),
  ]
}

function orderPostings(order: PlannedOrder, buyerId: string): Dated[] {
  const deliveredAt = reachedAt(order, 'DELIVERED')
  const returnedAt = reachedAt(order, 'CANCELLED') ?? reachedAt(order, 'REFUNDED')
  const { tenantId, totalInCents, platformDiscountInCents, commissionInCents } = order.priced
  const facts = {
    ...{ id: order.id, orderNumber: order.orderNumber, tenantId, buyerId, refundedInCents: 0, releasedAt: deliveredAt },
    ...{ totalInCents, platformDiscountInCents, commissionInCents },
  }
  const seller = order.shop.seller.id
  return [
    ...(deliveredAt ? [{ at: deliveredAt, by: seller, posting: settlementPosting(facts) }] : []),
    ...(returnedAt ? [{ at: returnedAt, by: seller, posting: refundPosting(facts) }] : []),
  ]
}
