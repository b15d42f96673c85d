import { addMoney, refundShares, settlementShares } from '@chonoi/domain'
import type { LedgerPosting } from '../ledger/post-ledger.ts'
import type { OrderRow } from './orders.store.ts'

type Payable = Pick<
  OrderRow,
  | 'id'
  | 'orderNumber'
  | 'tenantId'
  | 'buyerId'
  | 'totalInCents'
  | 'refundedInCents'
  | 'platformDiscountInCents'
  | 'commissionInCents'
  | 'releasedAt'
>

/** The buyer pays the whole from the wallet; each shop's part waits in clearing until it is released. */
export function paymentPosting(
  groupId: string,
  buyerId: string,
  shops: readonly { tenantId: string; totalInCents: number }[],
): LedgerPosting {
  return {
    type: 'ORDER_PAYMENT',
    description: `Order ${groupId.slice(0, 8)}`,
    referenceType: 'order_group',
    referenceId: groupId,
    entries: [
      { kind: 'USER_WALLET', userId: buyerId, amountInCents: -addMoney(...shops.map((shop) => shop.totalInCents)) },
      ...shops.map(({ tenantId, totalInCents }) => ({
        kind: 'ORDER_CLEARING' as const,
        tenantId,
        amountInCents: totalInCents,
      })),
    ],
  }
}

/** A released order's money leaves clearing, less what was refunded before. */
export function settlementPosting(order: Payable): LedgerPosting {
  const { tenantId } = order
  const { payableInCents, commissionInCents, promotionInCents } = settlementShares(order)
  return {
    ...referenceTo(order),
    type: 'ORDER_SETTLEMENT',
    entries: [
      { kind: 'ORDER_CLEARING', tenantId, amountInCents: order.refundedInCents - order.totalInCents },
      { kind: 'PROMOTIONS', amountInCents: -promotionInCents },
      { kind: 'SELLER_PAYABLE', tenantId, amountInCents: payableInCents },
      { kind: 'PLATFORM_COMMISSION', tenantId, amountInCents: commissionInCents },
    ],
  }
}

/** What the order's parties give back for a refund: from clearing before the release, from each one's share afterwards. */
export function givenBackEntries(order: Payable, amountInCents: number): LedgerPosting['entries'] {
  const { tenantId } = order
  if (order.releasedAt === null) return [{ kind: 'ORDER_CLEARING', tenantId, amountInCents: -amountInCents }]
  const { payableInCents, commissionInCents, promotionInCents } = refundShares(order, amountInCents)
  return [
    { kind: 'SELLER_PAYABLE', tenantId, amountInCents: -payableInCents },
    { kind: 'PLATFORM_COMMISSION', tenantId, amountInCents: -commissionInCents },
    { kind: 'PROMOTIONS', amountInCents: promotionInCents },
  ]
}

/** Reverses all that is left of an order into the buyer's wallet. */
export function refundPosting(order: Payable): LedgerPosting {
  const amountInCents = order.totalInCents - order.refundedInCents
  return {
    ...referenceTo(order),
    type: 'WALLET_REFUND',
    entries: [...givenBackEntries(order, amountInCents), { kind: 'USER_WALLET', userId: order.buyerId, amountInCents }],
  }
}

const referenceTo = ({ id, orderNumber }: Payable) =>
  ({ description: orderNumber, referenceType: 'order', referenceId: id }) as const
