export const paymentStatuses = [
  'PENDING',
  'PAID',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/**
 * The state machine of a payment. Money may still arrive for one that failed, was cancelled or expired here, so PAID
 * follows each of them; nothing else does.
 */
const nextPaymentStatuses = {
  PENDING: ['PAID', 'FAILED', 'CANCELLED', 'EXPIRED'],
  FAILED: ['PAID'],
  CANCELLED: ['PAID'],
  EXPIRED: ['PAID'],
  PAID: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  PARTIALLY_REFUNDED: ['REFUNDED'],
  REFUNDED: [],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>

export function canPaymentMoveTo(from: PaymentStatus, to: PaymentStatus): boolean {
  const next: readonly PaymentStatus[] = nextPaymentStatuses[from]
  return next.includes(to)
}

/** Whether the money of a payment has arrived, refunded since or not. */
export function isCaptured(status: PaymentStatus): boolean {
  return status === 'PAID' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED'
}

/** The status of a captured payment after refunds. The fee isn't refunded. */
export function statusAfterRefunds(payment: {
  readonly amountInCents: number
  readonly feeInCents: number
  readonly refundedInCents: number
}): 'PAID' | 'PARTIALLY_REFUNDED' | 'REFUNDED' {
  if (payment.refundedInCents === 0) return 'PAID'
  return payment.refundedInCents >= payment.amountInCents - payment.feeInCents ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
}
