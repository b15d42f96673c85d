import { addMoney, maxCents, shareOf } from '@chonoi/domain'
import { refuseFields } from '../../http/failure.ts'
import type { OrderRow } from '../orders/orders.store.ts'
import type { OrderItemRow, OrderTotals } from './order-items.store.ts'

interface ItemTerms {
  quantity: number
  priceInCents: number
  /** What a coupon took off the line before; never more than it costs now. */
  discountInCents: number
  commissionBasisPoints: number
}

/** The platform pays for its own coupons, so that a shop's commission is taken of the whole (see price-checkout.ts). */
const isPlatformCoupon = (order: OrderRow) => order.platformDiscountInCents > 0

/** What one line costs. */
export function priceItem(order: OrderRow, terms: ItemTerms) {
  const { quantity, priceInCents, commissionBasisPoints } = terms
  const gross = priceInCents * quantity
  if (gross > maxCents)
    refuseFields([{ field: 'quantity', code: 'too_large', params: { max: Math.floor(maxCents / priceInCents) } }])
  const discountInCents = Math.min(terms.discountInCents, gross)
  const lineTotalInCents = gross - discountInCents
  const commissionInCents = shareOf(isPlatformCoupon(order) ? gross : lineTotalInCents, commissionBasisPoints)
  return { quantity, priceInCents, discountInCents, lineTotalInCents, commissionBasisPoints, commissionInCents }
}

/** What an order costs with these lines. */
export function totalsOf(order: OrderRow, rows: readonly OrderItemRow[]): OrderTotals {
  const lines = rows.map(({ line }) => line)
  const gross = lines.reduce((sum, line) => sum + line.priceInCents * line.quantity, 0)
  if (gross + order.shippingInCents > maxCents) refuseFields([{ field: 'quantity', code: 'order.total_too_large' }])
  const discountInCents = addMoney(...lines.map((line) => line.discountInCents))
  return {
    subtotalInCents: gross,
    discountInCents,
    platformDiscountInCents: isPlatformCoupon(order) ? discountInCents : 0,
    totalInCents: gross - discountInCents + order.shippingInCents,
    commissionInCents: addMoney(...lines.map((line) => line.commissionInCents)),
  }
}
