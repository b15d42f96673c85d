import { gatewayOf, providerOf } from '@chonoi/domain'
import type { LedgerAccount, LedgerPosting } from '../ledger/post-ledger.ts'
import type { OrderRow } from '../orders/orders.store.ts'
import type { PaymentRow } from './payments.store.ts'

type Paid = Pick<PaymentRow, 'id' | 'reference' | 'method' | 'buyerId' | 'amountInCents' | 'feeInCents'>

const types = {
  WALLET: 'ORDER_PAYMENT',
  CARD: 'STRIPE_PAYMENT',
  PAYPAL: 'PAYPAL_PAYMENT',
  BANK_TRANSFER: 'BANK_TRANSFER',
  VIETQR: 'BANK_TRANSFER',
  MANUAL_DEPOSIT: 'MANUAL_DEPOSIT',
  VNPAY: 'PAYMENT_GATEWAY',
  MOMO: 'PAYMENT_GATEWAY',
  ZALOPAY: 'PAYMENT_GATEWAY',
  CASH_ON_DELIVERY: 'PAYMENT_GATEWAY',
} as const satisfies Record<PaymentRow['method'], LedgerPosting['type']>

/** Where the money of a payment comes from. */
function sourceOf({ method, buyerId }: Pick<Paid, 'method' | 'buyerId'>): LedgerAccount {
  if (method === 'WALLET') return { kind: 'USER_WALLET', userId: buyerId }
  return { kind: 'GATEWAY_CLEARING', gateway: gatewayOf(method) ?? method.toLowerCase() }
}

/** Money that waits to go back through its gateway. */
const onItsWay = (method: PaymentRow['method']): LedgerAccount => ({
  kind: 'GATEWAY_CLEARING',
  gateway: `${providerOf(method) ?? method.toLowerCase()}_refunds`,
})

/** A payment arrives: for the orders that wait for it, its fee, and what is left over for the buyer's wallet. */
export function capturePosting(
  payment: Paid,
  covered: readonly Pick<OrderRow, 'tenantId' | 'totalInCents'>[],
  { leftoverInCents, platformTenantId }: { leftoverInCents: number; platformTenantId: string },
): LedgerPosting {
  const feeInCents = covered.length > 0 ? payment.feeInCents : 0
  return {
    type: types[payment.method],
    description: payment.reference,
    referenceType: 'payment',
    referenceId: payment.id,
    entries: [
      { ...sourceOf(payment), amountInCents: -payment.amountInCents },
      ...covered.map(({ tenantId, totalInCents }) => ({
        kind: 'ORDER_CLEARING' as const,
        tenantId,
        amountInCents: totalInCents,
      })),
      { kind: 'PLATFORM_COMMISSION', tenantId: platformTenantId, amountInCents: feeInCents },
      { kind: 'USER_WALLET', userId: payment.buyerId, amountInCents: leftoverInCents },
    ],
  }
}

interface RefundOf {
  readonly refundId: string
  readonly orderNumber: string
  readonly amountInCents: number
  readonly payment: Pick<Paid, 'method' | 'buyerId'>
}

const ofRefund = ({ refundId, orderNumber }: RefundOf) =>
  ({ description: orderNumber, referenceType: 'refund', referenceId: refundId }) as const

/** The money that an order's parties give back goes to the buyer's wallet, or to the gateway that will send it. */
export function refundPosting(
  refund: RefundOf,
  destination: 'WALLET' | 'SOURCE',
  givenBack: LedgerPosting['entries'],
): LedgerPosting {
  const { amountInCents, payment } = refund
  const target: LedgerAccount =
    destination === 'WALLET' ? { kind: 'USER_WALLET', userId: payment.buyerId } : onItsWay(payment.method)
  return {
    ...ofRefund(refund),
    type: destination === 'WALLET' ? 'WALLET_REFUND' : types[payment.method],
    entries: [...givenBack, { ...target, amountInCents }],
  }
}

/** The gateway has sent a refund back. */
export function refundSentPosting(refund: RefundOf): LedgerPosting {
  const { amountInCents, payment } = refund
  return {
    ...ofRefund(refund),
    referenceType: 'refund_sent',
    type: types[payment.method],
    entries: [
      { ...onItsWay(payment.method), amountInCents: -amountInCents },
      { ...sourceOf(payment), amountInCents },
    ],
  }
}

/** The gateway refused a refund, so it goes to the buyer's wallet. */
export function refundFallbackPosting(refund: RefundOf): LedgerPosting {
  const { amountInCents, payment } = refund
  return {
    ...ofRefund(refund),
    type: 'WALLET_REFUND',
    entries: [
      { ...onItsWay(payment.method), amountInCents: -amountInCents },
      { kind: 'USER_WALLET', userId: payment.buyerId, amountInCents },
    ],
  }
}
