import type { OrderStatus } from '@chonoi/contract'
import { moneyAtFirst } from './market.ts'

/** One shop's part of a checkout. */
export interface BoughtOrder {
  readonly id: string
  readonly shop: string
  readonly totalInCents: number
  status: OrderStatus
}

/** The effects acknowledged to one buyer. */
export class BuyerBooks {
  /** To the cent. */
  balance = moneyAtFirst
  readonly checkouts = new Map<string, readonly BoughtOrder[]>()
  /** Orders with possible transitions, oldest first. */
  readonly open = new Set<BoughtOrder>()
  readonly deposits: string[] = []
  readonly reviews: string[] = []
  /** The number of products for which a review was attempted. */
  reviewed = 0

  bought(checkout: string, orders: readonly BoughtOrder[]): void {
    this.checkouts.set(checkout, orders)
    for (const order of orders) {
      this.open.add(order)
      this.balance -= order.totalInCents
    }
  }

  moved(order: BoughtOrder, status: OrderStatus): void {
    order.status = status
    if (!isGivenBack(order)) return
    this.open.delete(order)
    this.balance += order.totalInCents
  }
}

const isGivenBack = ({ status }: BoughtOrder) => status === 'CANCELLED' || status === 'REFUNDED'

/** The payment of a checkout. */
export function paymentOf(orders: readonly BoughtOrder[]): 'PAID' | 'PARTIALLY_REFUNDED' | 'REFUNDED' {
  if (orders.every(isGivenBack)) return 'REFUNDED'
  return orders.some(isGivenBack) ? 'PARTIALLY_REFUNDED' : 'PAID'
}
