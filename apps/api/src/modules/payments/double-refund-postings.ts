import type { DoubleRefundOutcome } from '@chonoi/contract'
import type { LedgerPosting } from '../ledger/post-ledger.ts'
import { atGateway, paidTwice, paymentTypes } from '../ledger/shop-accounts.ts'
import type { PaymentRow } from './payments.store.ts'

export interface DoubleRefund {
  readonly refundId: string
  readonly orderNumber: string
  readonly amountInCents: number
  readonly payment: Pick<PaymentRow, 'method' | 'buyerId' | 'collectorId'>
}

/**
 * The money of a refund that the wallet has too left the platform's gateway, and the buyer owes it. Null where a shop's
 * own gateway paid: that money was the shop's and is in no account.
 */
export function paidTwicePosting(refund: DoubleRefund): LedgerPosting | null {
  const { refundId, orderNumber, amountInCents, payment } = refund
  if (payment.collectorId) return null
  return {
    type: paymentTypes[payment.method],
    description: orderNumber,
    referenceType: 'refund_twice',
    referenceId: refundId,
    entries: [
      { ...atGateway(payment.method, null), amountInCents },
      { ...paidTwice(payment.buyerId), amountInCents: -amountInCents },
    ],
  }
}

export interface Settled {
  outcome: DoubleRefundOutcome
  takenInCents: number
  /** False of a refund that was found before these were booked: both postings are one then. */
  isBooked: boolean
}

/**
 * Evens out what the buyer owes: out of the wallet, the rest at the platform's expense; or back to the gateway that
 * turned out to have kept it. Of a shop's own gateway only what the wallet gives moves, to the shop. Null: nothing moves.
 */
export function settledTwicePosting(refund: DoubleRefund, settled: Settled): LedgerPosting | null {
  const entries = settledEntries(refund, settled)
  if (entries.length === 0) return null
  const { refundId, orderNumber, payment } = refund
  return {
    type: settled.outcome === 'NOT_MADE' ? paymentTypes[payment.method] : 'WALLET_ADJUSTMENT',
    description: orderNumber,
    referenceType: 'refund_twice_settled',
    referenceId: refundId,
    entries,
  }
}

function settledEntries(refund: DoubleRefund, { outcome, takenInCents, isBooked }: Settled): LedgerPosting['entries'] {
  const { amountInCents, payment } = refund
  const { method, buyerId, collectorId } = payment
  const wallet = { kind: 'USER_WALLET' as const, userId: buyerId, amountInCents: -takenInCents }
  if (collectorId) {
    const toShop = { kind: 'SELLER_PAYABLE' as const, tenantId: collectorId, amountInCents: takenInCents }
    return takenInCents > 0 ? [wallet, toShop] : []
  }
  const owed = { ...paidTwice(buyerId), amountInCents }
  const booked = isBooked ? [] : (paidTwicePosting(refund)?.entries ?? [])
  if (outcome !== 'NOT_MADE')
    return [...booked, owed, wallet, { kind: 'PROMOTIONS', amountInCents: takenInCents - amountInCents }]
  return isBooked ? [owed, { ...atGateway(method, null), amountInCents: -amountInCents }] : []
}
