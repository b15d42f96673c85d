import { addMoney, refundShares, settlementShares } from '@chonoi/domain'
import type { LedgerPosting } from '../ledger/post-ledger.ts'
import { atGateway, feesOwed, onItsWay, paymentTypes } from '../ledger/shop-accounts.ts'
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
  | 'paymentMethod'
  | 'isCollectedByShop'
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

/**
 * A released order's money leaves clearing, less what was refunded before. The shop's share first pays off the
 * commission that it owes, or takes what refunds gave back of it; a shop that collected the money itself has its share,
 * and owes the rest.
 */
export function settlementPosting(order: Payable, owedInCents = 0): LedgerPosting {
  const { tenantId } = order
  const leftInCents = order.totalInCents - order.refundedInCents
  const { payableInCents, commissionInCents, promotionInCents } = settlementShares(order)
  const paidOffInCents = Math.min(owedInCents, payableInCents)
  return {
    ...referenceTo(order),
    type: 'ORDER_SETTLEMENT',
    entries: [
      { kind: 'ORDER_CLEARING', tenantId, amountInCents: -leftInCents },
      { kind: 'PROMOTIONS', amountInCents: -promotionInCents },
      ...(order.isCollectedByShop
        ? [
            { ...atGateway(order.paymentMethod, tenantId), amountInCents: leftInCents },
            { ...feesOwed(tenantId), amountInCents: payableInCents - leftInCents },
          ]
        : [
            { kind: 'SELLER_PAYABLE' as const, tenantId, amountInCents: payableInCents - paidOffInCents },
            { ...feesOwed(tenantId), amountInCents: paidOffInCents },
          ]),
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
    ...(order.isCollectedByShop
      ? [
          { ...atGateway(order.paymentMethod, tenantId), amountInCents: -amountInCents },
          { ...feesOwed(tenantId), amountInCents: amountInCents - payableInCents },
        ]
      : [{ kind: 'SELLER_PAYABLE' as const, tenantId, amountInCents: -payableInCents }]),
    { kind: 'PLATFORM_COMMISSION', tenantId, amountInCents: -commissionInCents },
    { kind: 'PROMOTIONS', amountInCents: promotionInCents },
  ]
}

/**
 * Reverses all that is left of an order into the buyer's wallet. What its shop collected itself goes back through the
 * shop's gateway.
 */
export function refundPosting(order: Payable): LedgerPosting {
  const { tenantId, buyerId, paymentMethod, isCollectedByShop } = order
  const amountInCents = order.totalInCents - order.refundedInCents
  const target = isCollectedByShop
    ? onItsWay(paymentMethod, tenantId)
    : ({ kind: 'USER_WALLET', userId: buyerId } as const)
  return {
    ...referenceTo(order),
    type: isCollectedByShop ? paymentTypes[paymentMethod] : 'WALLET_REFUND',
    entries: [...givenBackEntries(order, amountInCents), { ...target, amountInCents }],
  }
}

const referenceTo = ({ id, orderNumber }: Payable) =>
  ({ description: orderNumber, referenceType: 'order', referenceId: id }) as const
