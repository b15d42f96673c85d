/** ORD-02 (D2§3). */
export const orderPaymentStatuses = ['PENDING', 'PAID', 'FAILED', 'REFUNDED', 'PARTIALLY_REFUNDED'] as const

export type OrderPaymentStatus = (typeof orderPaymentStatuses)[number]

/** ORD-03: the displayed statuses add CANCELLED, which is never stored. */
export const displayedPaymentStatuses = [...orderPaymentStatuses, 'CANCELLED'] as const

export type DisplayedPaymentStatus = (typeof displayedPaymentStatuses)[number]

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
