import { addMoney } from '@chonoi/domain'
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
  | 'deliveredAt'
>

/** The shop's share of an order: the paid total plus the platform coupon's discount, less commission. */
const payableOf = (order: Payable) => order.totalInCents + order.platformDiscountInCents - order.commissionInCents

/** The buyer pays the whole from the wallet; each shop's part waits in clearing until its order is delivered. */
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

/** A delivered order's money leaves clearing. */
export function settlementPosting(order: Payable): LedgerPosting {
  const { tenantId } = order
  return {
    ...referenceTo(order),
    type: 'ORDER_SETTLEMENT',
    entries: [
      { kind: 'ORDER_CLEARING', tenantId, amountInCents: -order.totalInCents },
      { kind: 'PROMOTIONS', amountInCents: -order.platformDiscountInCents },
      { kind: 'SELLER_PAYABLE', tenantId, amountInCents: payableOf(order) },
      { kind: 'PLATFORM_COMMISSION', tenantId, amountInCents: order.commissionInCents },
    ],
  }
}

/** Reverses exactly what was taken: from clearing before delivery, from each party's share after settlement. */
export function refundPosting(order: Payable): LedgerPosting {
  const { tenantId } = order
  const amountInCents = order.totalInCents - order.refundedInCents
  const givenBack: LedgerPosting['entries'] =
    order.deliveredAt === null
      ? [{ kind: 'ORDER_CLEARING', tenantId, amountInCents: -amountInCents }]
      : [
          { kind: 'SELLER_PAYABLE', tenantId, amountInCents: -payableOf(order) },
          { kind: 'PLATFORM_COMMISSION', tenantId, amountInCents: -order.commissionInCents },
          { kind: 'PROMOTIONS', amountInCents: order.platformDiscountInCents },
        ]
  return {
    ...referenceTo(order),
    type: 'WALLET_REFUND',
    entries: [...givenBack, { kind: 'USER_WALLET', userId: order.buyerId, amountInCents }],
  }
}

const referenceTo = ({ id, orderNumber }: Payable) =>
  ({ description: orderNumber, referenceType: 'order', referenceId: id }) as const
