import type { OrderPaymentStatus } from '../orders/order-payment-status.ts'
import type { OrderStatus } from '../orders/order-status.ts'

/** How a line of a carrier's statement fits the orders. Only MATCHED lines are booked. */
export const remittanceMatches = ['MATCHED', 'AMOUNT_DIFFERS', 'UNKNOWN', 'ALREADY_REMITTED'] as const

export type RemittanceMatch = (typeof remittanceMatches)[number]

/** A line names its order by the tracking code, the order number, or both. */
export interface RemittanceLine {
  readonly trackingCode: string | null
  readonly orderNumber: string | null
  readonly collectedInCents: number
  readonly feeInCents: number
}

/** An order by cash that the carrier of the statement collects. */
export interface CollectedOrder {
  readonly id: string
  readonly orderNumber: string
  readonly trackingCode: string | null
  readonly status: OrderStatus
  readonly paymentStatus: OrderPaymentStatus
  readonly totalInCents: number
}

export interface MatchedLine<Order extends CollectedOrder = CollectedOrder> {
  readonly line: RemittanceLine
  readonly match: RemittanceMatch
  readonly order: Order | null
}

/**
 * Matches the lines of a statement with the carrier's orders. A line that fits several orders is UNKNOWN: shops write
 * tracking codes, so one code may stand in two orders, and the order number tells which is meant.
 */
export function matchRemittance<Order extends CollectedOrder>(
  lines: readonly RemittanceLine[],
  orders: readonly Order[],
): MatchedLine<Order>[] {
  const byNumber = new Map(orders.map((order) => [order.orderNumber, order]))
  const byCode = Map.groupBy(orders, ({ trackingCode }) => trackingCode)
  const taken = new Set<string>()
  return lines.map((line) => {
    const named = line.orderNumber === null ? undefined : byNumber.get(line.orderNumber)
    const coded = line.trackingCode === null ? undefined : (byCode.get(line.trackingCode) ?? [])
    const fitting =
      line.orderNumber === null ? (coded ?? []) : named && (!coded || coded.includes(named)) ? [named] : []
    const [order, second] = fitting
    if (!order || second) return { line, match: 'UNKNOWN', order: null }
    const match = matchOf(line, order, taken)
    if (match === 'MATCHED') taken.add(order.id)
    return { line, match, order }
  })
}

function matchOf(line: RemittanceLine, order: CollectedOrder, taken: ReadonlySet<string>): RemittanceMatch {
  if (!isRemittable(order) || taken.has(order.id)) return 'ALREADY_REMITTED'
  return line.collectedInCents === order.totalInCents ? 'MATCHED' : 'AMOUNT_DIFFERS'
}

/** Whether the cash of an order is still to come from its carrier. */
export const isRemittable = ({ status, paymentStatus }: Pick<CollectedOrder, 'status' | 'paymentStatus'>): boolean =>
  (status === 'SHIPPED' || status === 'DELIVERED') && (paymentStatus === 'PENDING' || paymentStatus === 'FAILED')
