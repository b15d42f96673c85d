import type { PaymentMethod } from '../payments/payment-methods.ts'

/** ORD-02 (D2§3). */
export const orderPaymentStatuses = ['PENDING', 'PAID', 'FAILED', 'REFUNDED', 'PARTIALLY_REFUNDED'] as const

export type OrderPaymentStatus = (typeof orderPaymentStatuses)[number]

/** ORD-03: the displayed statuses add CANCELLED, which is never stored. */
export const displayedPaymentStatuses = [...orderPaymentStatuses, 'CANCELLED'] as const

export type DisplayedPaymentStatus = (typeof displayedPaymentStatuses)[number]

/** Paid once, whatever was refunded since. */
export function wasPaid(status: OrderPaymentStatus): boolean {
  return status === 'PAID' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED'
}

/** Paid and not fully refunded. */
export function isPaid(status: OrderPaymentStatus): boolean {
  return status === 'PAID' || status === 'PARTIALLY_REFUNDED'
}

/** The displayed status. A payment that is no longer possible, because its order was cancelled, reads CANCELLED. */
export function displayedPaymentStatus(order: {
  readonly status: string
  readonly paymentStatus: OrderPaymentStatus
}): DisplayedPaymentStatus {
  return order.status === 'CANCELLED' && order.paymentStatus === 'PENDING' ? 'CANCELLED' : order.paymentStatus
}

/** How a payment stands in the words that people see: cash is paid on delivery, and nobody waits for it before. */
export type PaymentStanding = DisplayedPaymentStatus | 'ON_DELIVERY'

export function paymentStanding(order: {
  readonly status: string
  readonly paymentStatus: OrderPaymentStatus
  readonly paymentMethod: PaymentMethod
}): PaymentStanding {
  const displayed = displayedPaymentStatus(order)
  return displayed === 'PENDING' && order.paymentMethod === 'CASH_ON_DELIVERY' ? 'ON_DELIVERY' : displayed
}

/** What an order's history says of its payment at the moment it was placed. */
export function paymentWhenPlaced(
  order: Parameters<typeof paymentStanding>[0],
): 'PAID' | 'AWAITED' | 'UNPAID' | 'ON_DELIVERY' {
  if (order.paymentMethod === 'CASH_ON_DELIVERY') return 'ON_DELIVERY'
  if (wasPaid(order.paymentStatus)) return 'PAID'
  return order.status === 'CANCELLED' ? 'UNPAID' : 'AWAITED'
}
