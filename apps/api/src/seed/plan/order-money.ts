import { addMoney } from '@chonoi/domain'
import { capturePosting } from '../../modules/payments/payment-postings.ts'
import { paymentPosting, refundPosting, settlementPosting } from '../../modules/orders/order-postings.ts'
import { type Checkout, type PlannedOrder, reachedAt, releasedAt } from './order-shapes.ts'
import type { Dated } from './wallet-shapes.ts'

/** Returns the postings of a checkout up to now: payment, settlements and refunds. */
export function checkoutPostings(checkout: Checkout, now: Date): Dated[] {
  const { buyer, createdAt, orders } = checkout
  return [
    { at: createdAt, by: buyer.id, posting: paidPosting(checkout) },
    ...orders.flatMap((order) => orderPostings(order, checkout, now)),
  ]
}

function paidPosting({ id, buyer, orders, ownGateway }: Checkout): Dated['posting'] {
  const paid = orders.map(({ priced, orderNumber }) => ({ ...priced, orderNumber }))
  if (!ownGateway) return paymentPosting(id, buyer.id, paid)
  const { shopId } = ownGateway
  const amountInCents = addMoney(...paid.map(({ totalInCents }) => totalInCents))
  const payment = { id, reference: paymentReference(id), buyerId: buyer.id, collectorId: shopId, amountInCents }
  return capturePosting({ ...payment, method: 'MOMO', carrierId: null, feeInCents: 0 }, paid, {
    ...{ leftoverInCents: 0, platformTenantId: shopId },
  })
}

/** A payment has its checkout's id, so that orders find it. */
export const paymentReference = (checkoutId: string): string => checkoutId.replaceAll('-', '').toUpperCase()

/** How a checkout was paid. */
export const paidBy = ({ ownGateway }: Checkout) => ({
  ...{ paymentMethod: ownGateway ? ('MOMO' as const) : ('WALLET' as const) },
  isCollectedByShop: ownGateway !== undefined,
})

function orderPostings(order: PlannedOrder, checkout: Checkout, now: Date): Dated[] {
  const buyerId = checkout.buyer.id
  const settledAt = releasedAt(order, now)
  const returnedAt = reachedAt(order, 'CANCELLED') ?? reachedAt(order, 'REFUNDED')
  const { tenantId, totalInCents, platformDiscountInCents, commissionInCents } = order.priced
  const facts = {
    ...{ id: order.id, orderNumber: order.orderNumber, tenantId, buyerId, refundedInCents: 0, releasedAt: settledAt },
    ...{ totalInCents, platformDiscountInCents, commissionInCents },
    ...paidBy(checkout),
    carrierId: null,
  }
  const seller = order.shop.seller.id
  return [
    ...(settledAt ? [{ at: settledAt, by: seller, posting: settlementPosting(facts) }] : []),
    ...(returnedAt ? [{ at: returnedAt, by: seller, posting: refundPosting(facts) }] : []),
  ]
}
