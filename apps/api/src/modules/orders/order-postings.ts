import {
  addMoney,
  collectorOf,
  moneyRouteOf,
  type RefundDestination,
  refundShares,
  settlementShares,
} from '@chonoi/domain'
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
  | 'carrierId'
>

/** The buyer pays the whole from the wallet; each shop's part waits in clearing until it is released. */
export function paymentPosting(
  groupId: string,
  buyerId: string,
  shops: readonly { tenantId: string; totalInCents: number; orderNumber: string }[],
): LedgerPosting {
  return {
    type: 'ORDER_PAYMENT',
    description: shops.map(({ orderNumber }) => orderNumber).join(', '),
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

const routeOf = (order: Payable) => moneyRouteOf({ method: order.paymentMethod, collectedBy: collectorOf(order) })

/** Where the money of an order goes back when nobody chooses. */
export const refundDestinationOf = (order: Payable): RefundDestination => routeOf(order).refundsTo[0]

/** Whether the shop holds the order's money itself, and so owes the commission instead of being credited with the rest. */
export const holdsMoneyItself = (order: Payable): boolean => routeOf(order).settledAs === 'COMMISSION_DEBT'

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
      ...(holdsMoneyItself(order)
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
    ...(holdsMoneyItself(order)
      ? [
          { ...atGateway(order.paymentMethod, tenantId), amountInCents: -amountInCents },
          { ...feesOwed(tenantId), amountInCents: amountInCents - payableInCents },
        ]
      : [{ kind: 'SELLER_PAYABLE' as const, tenantId, amountInCents: -payableInCents }]),
    { kind: 'PLATFORM_COMMISSION', tenantId, amountInCents: -commissionInCents },
    { kind: 'PROMOTIONS', amountInCents: promotionInCents },
  ]
}

/** Reverses all that is left of an order: into the buyer's wallet, or back the way it came to a shop that collected it. */
export function refundPosting(order: Payable): LedgerPosting {
  const { tenantId, buyerId, paymentMethod } = order
  const amountInCents = order.totalInCents - order.refundedInCents
  const isToWallet = refundDestinationOf(order) === 'WALLET'
  const target = isToWallet ? ({ kind: 'USER_WALLET', userId: buyerId } as const) : onItsWay(paymentMethod, tenantId)
  return {
    ...referenceTo(order),
    type: isToWallet ? 'WALLET_REFUND' : paymentTypes[paymentMethod],
    entries: [...givenBackEntries(order, amountInCents), { ...target, amountInCents }],
  }
}

const referenceTo = ({ id, orderNumber }: Payable) =>
  ({ description: orderNumber, referenceType: 'order', referenceId: id }) as const
