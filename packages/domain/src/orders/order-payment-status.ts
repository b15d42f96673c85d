/** ORD-02 (D2§3). */
export const orderPaymentStatuses = ['PENDING', 'PAID', 'FAILED', 'REFUNDED', 'PARTIALLY_REFUNDED'] as const

export type OrderPaymentStatus = (typeof orderPaymentStatuses)[number]

/** ORD-03: the display also knows CANCELLED; it is never stored. */
export const displayedPaymentStatuses = [...orderPaymentStatuses, 'CANCELLED'] as const

export type DisplayedPaymentStatus = (typeof displayedPaymentStatuses)[number]

/** Money has been taken and not wholly given back. */
export function isPaid(status: OrderPaymentStatus): boolean {
  return status === 'PAID' || status === 'PARTIALLY_REFUNDED'
}

/** What is shown: a payment that never came and no longer can, because its order was cancelled, reads CANCELLED. */
export function displayedPaymentStatus(order: {
  readonly status: string
  readonly paymentStatus: OrderPaymentStatus
}): DisplayedPaymentStatus {
  return order.status === 'CANCELLED' && order.paymentStatus === 'PENDING' ? 'CANCELLED' : order.paymentStatus
}
