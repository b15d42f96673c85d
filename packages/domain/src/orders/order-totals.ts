import type { PaymentMethod } from '../payments/payment-methods.ts'
import { type OrderMoneyFacts, paymentStanding, wasPaid } from './order-payment-status.ts'

/** An order as far as its amounts are told: on its page, in its mails. */
export interface OrderAmounts extends OrderMoneyFacts {
  readonly paymentMethod: PaymentMethod
  readonly subtotalInCents: number
  readonly discountInCents: number
  readonly shippingInCents: number
  readonly totalInCents: number
  readonly refundedInCents: number
  /** Absent when nothing is paid, and for orders paid by hand. */
  readonly payment?: { readonly amountInCents: number; readonly feeInCents: number } | null | undefined
  /** Until when it can be paid. */
  readonly paymentDueAt?: Date | string | null | undefined
}

export interface OrderTotal {
  readonly name:
    | 'subtotal'
    | 'discount'
    | 'shipping'
    | 'total'
    /** Of the way of payment. */
    | 'fee'
    | 'paid'
    /** Paid in one payment with other orders, so that the amount is theirs too. */
    | 'paidTogether'
    | 'onDelivery'
    /** Cash that its carrier has taken. */
    | 'withCarrier'
    | 'unpaid'
    | 'refunded'
  readonly cents: number
}

/** How an order's total is made up, and how it was or will be paid, in the order in which it is read. */
export function orderTotals(order: OrderAmounts): OrderTotal[] {
  const { discountInCents, refundedInCents } = order
  return [
    { name: 'subtotal', cents: order.subtotalInCents },
    ...(discountInCents > 0 ? [{ name: 'discount', cents: discountInCents } as const] : []),
    { name: 'shipping', cents: order.shippingInCents },
    { name: 'total', cents: order.totalInCents },
    ...paymentTotals(order),
    ...(refundedInCents > 0 ? [{ name: 'refunded', cents: refundedInCents } as const] : []),
  ]
}

function paymentTotals(order: OrderAmounts): OrderTotal[] {
  const { payment, paymentDueAt, totalInCents } = order
  if (!wasPaid(order.paymentStatus)) {
    const standing = paymentStanding(order)
    if (standing === 'ON_DELIVERY') return [{ name: 'onDelivery', cents: totalInCents }]
    if (standing === 'WITH_CARRIER') return [{ name: 'withCarrier', cents: totalInCents }]
    return paymentDueAt ? [{ name: 'unpaid', cents: totalInCents }] : []
  }
  if (!payment) return [{ name: 'paid', cents: totalInCents }]
  const isAlone = payment.amountInCents - payment.feeInCents === totalInCents
  return [
    ...(payment.feeInCents > 0 ? [{ name: 'fee', cents: payment.feeInCents } as const] : []),
    { name: isAlone ? 'paid' : 'paidTogether', cents: payment.amountInCents },
  ]
}
