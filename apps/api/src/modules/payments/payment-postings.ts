import { type CollectedMoney, moneyRouteOf } from '@chonoi/domain'
import type { LedgerAccount, LedgerPosting } from '../ledger/post-ledger.ts'
import { atGateway, onItsWay, paymentTypes, remittedBy } from '../ledger/shop-accounts.ts'
import type { OrderRow } from '../orders/orders.store.ts'
import type { PaymentRow } from './payments.store.ts'

type Paid = Pick<
  PaymentRow,
  'id' | 'reference' | 'method' | 'buyerId' | 'collectorId' | 'carrierId' | 'amountInCents' | 'feeInCents'
>

/** How a payment is paid, and who receives it. */
export const collectedMoney = ({
  method,
  collectorId,
  carrierId,
}: Pick<Paid, 'method' | 'collectorId' | 'carrierId'>): CollectedMoney => ({
  method,
  collectedBy: collectorId ? 'SHOP' : carrierId ? 'CARRIER' : 'PLATFORM',
})

/** Where the money of a payment comes from. Throws where no money can come that way. */
function sourceOf(payment: Pick<Paid, 'method' | 'buyerId' | 'collectorId' | 'carrierId'>): LedgerAccount {
  const { source } = moneyRouteOf(collectedMoney(payment))
  if (payment.carrierId) return remittedBy(payment.carrierId)
  return source === 'WALLET'
    ? { kind: 'USER_WALLET', userId: payment.buyerId }
    : atGateway(payment.method, payment.collectorId)
}

/**
 * A payment arrives: for the orders that wait for it, its fee, and what is left over for the buyer's wallet. The fee is
 * taken even when nobody waits for the money any more. A shop that collects it keeps the fee, which its provider takes,
 * and gives what is left over back.
 */
export function capturePosting(
  payment: Paid,
  covered: readonly Pick<OrderRow, 'tenantId' | 'totalInCents'>[],
  { leftoverInCents, platformTenantId }: { leftoverInCents: number; platformTenantId: string },
): LedgerPosting {
  const { collectorId, method, buyerId, amountInCents, feeInCents } = payment
  const keptInCents = collectorId ? feeInCents : 0
  const leftover: LedgerAccount = collectorId ? onItsWay(method, collectorId) : { kind: 'USER_WALLET', userId: buyerId }
  return {
    type: paymentTypes[payment.method],
    description: payment.reference,
    referenceType: 'payment',
    referenceId: payment.id,
    entries: [
      { ...sourceOf(payment), amountInCents: keptInCents - amountInCents },
      ...covered.map(({ tenantId, totalInCents }) => ({
        kind: 'ORDER_CLEARING' as const,
        tenantId,
        amountInCents: totalInCents,
      })),
      { kind: 'PLATFORM_COMMISSION', tenantId: platformTenantId, amountInCents: feeInCents - keptInCents },
      { ...leftover, amountInCents: leftoverInCents },
    ],
  }
}

interface RefundOf {
  readonly refundId: string
  readonly orderNumber: string
  readonly amountInCents: number
  readonly payment: Pick<Paid, 'method' | 'buyerId' | 'collectorId' | 'carrierId'>
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
    destination === 'WALLET'
      ? { kind: 'USER_WALLET', userId: payment.buyerId }
      : onItsWay(payment.method, payment.collectorId)
  return {
    ...ofRefund(refund),
    type: destination === 'WALLET' ? 'WALLET_REFUND' : paymentTypes[payment.method],
    entries: [...givenBack, { ...target, amountInCents }],
  }
}

/** The gateway has sent a refund back. */
export function refundSentPosting(refund: RefundOf): LedgerPosting {
  const { amountInCents, payment } = refund
  return {
    ...ofRefund(refund),
    referenceType: 'refund_sent',
    type: paymentTypes[payment.method],
    entries: [
      { ...onItsWay(payment.method, payment.collectorId), amountInCents: -amountInCents },
      { ...sourceOf(payment), amountInCents },
    ],
  }
}

/**
 * No gateway made a refund, so it goes to the buyer's wallet. A shop that has the money itself pays it of what the
 * marketplace owes the shop.
 */
export function refundFallbackPosting(refund: RefundOf): LedgerPosting {
  const { amountInCents, payment } = refund
  const { collectorId: tenantId } = payment
  return {
    ...ofRefund(refund),
    type: 'WALLET_REFUND',
    entries: [
      { ...onItsWay(payment.method, payment.collectorId), amountInCents: -amountInCents },
      ...(tenantId
        ? [
            { ...sourceOf(payment), amountInCents },
            { kind: 'SELLER_PAYABLE' as const, tenantId, amountInCents: -amountInCents },
          ]
        : []),
      { kind: 'USER_WALLET', userId: payment.buyerId, amountInCents },
    ],
  }
}
