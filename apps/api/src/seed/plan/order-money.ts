import { addMoney } from '@chonoi/domain'
import { capturePosting } from '../../modules/payments/payment-postings.ts'
import { paymentPosting, refundPosting, settlementPosting } from '../../modules/orders/order-postings.ts'
import { after } from '../moments.ts'
import { type Carried, type Checkout, type PlannedOrder, reachedAt, releasedAt } from './order-shapes.ts'
import type { Dated } from './wallet-shapes.ts'

/** Returns the postings of a checkout up to now: payment, settlements and refunds. */
export function checkoutPostings(checkout: Checkout, now: Date): Dated[] {
  const { buyer, createdAt, orders } = checkout
  const carried = carriedOf(checkout)
  // A moment after the carrier's transfer, which pays it.
  const remittedAt = carried?.remittedAt && after(carried.remittedAt, 1_000)
  return [
    ...(carried ? [] : [{ at: createdAt, by: buyer.id, posting: paidPosting(checkout) }]),
    ...(remittedAt ? [{ at: remittedAt, by: null, posting: paidPosting(checkout) }] : []),
    ...orders.flatMap((order) => orderPostings(order, checkout, now)),
  ]
}

function paidPosting(checkout: Checkout): Dated['posting'] {
  const { id, buyer, orders, ownGateway } = checkout
  const carried = carriedOf(checkout)
  const paid = orders.map(({ priced, orderNumber }) => ({ ...priced, orderNumber }))
  if (!ownGateway && !carried) return paymentPosting(id, buyer.id, paid)
  const payment = {
    ...{ id, reference: paymentReference(id), buyerId: buyer.id, feeInCents: 0 },
    ...{ method: paidBy(checkout).paymentMethod, amountInCents: addMoney(...paid.map((one) => one.totalInCents)) },
    ...{ collectorId: ownGateway?.shopId ?? null, carrierId: carried?.carrierId ?? null },
  }
  // Without a fee no account of the platform's is touched.
  const platformTenantId = paid[0]?.tenantId ?? ''
  return capturePosting(payment, paid, { leftoverInCents: 0, platformTenantId })
}

/** How a carrier brings the only order of a checkout by cash. */
export const carriedOf = ({ orders }: Checkout): Carried | undefined => orders[0]?.carried

/** A payment has its checkout's id, so that orders find it. */
export const paymentReference = (checkoutId: string): string => checkoutId.replaceAll('-', '').toUpperCase()

/** How a checkout was paid. */
export const paidBy = (checkout: Checkout) => ({
  paymentMethod: methodOf(checkout),
  isCollectedByShop: checkout.ownGateway !== undefined,
})

function methodOf(checkout: Checkout): 'MOMO' | 'CASH_ON_DELIVERY' | 'WALLET' {
  if (checkout.ownGateway) return 'MOMO'
  return carriedOf(checkout) ? 'CASH_ON_DELIVERY' : 'WALLET'
}

function orderPostings(order: PlannedOrder, checkout: Checkout, now: Date): Dated[] {
  const buyerId = checkout.buyer.id
  const settledAt = releasedAt(order, now)
  const returnedAt = reachedAt(order, 'CANCELLED') ?? reachedAt(order, 'REFUNDED')
  const { tenantId, totalInCents, platformDiscountInCents, commissionInCents } = order.priced
  const facts = {
    ...{ id: order.id, orderNumber: order.orderNumber, tenantId, buyerId, refundedInCents: 0, releasedAt: settledAt },
    ...{ totalInCents, platformDiscountInCents, commissionInCents },
    ...paidBy(checkout),
    carrierId: order.carried?.carrierId ?? null,
  }
  const seller = order.shop.seller.id
  return [
    ...(settledAt ? [{ at: settledAt, by: seller, posting: settlementPosting(facts) }] : []),
    ...(returnedAt ? [{ at: returnedAt, by: seller, posting: refundPosting(facts) }] : []),
  ]
}
