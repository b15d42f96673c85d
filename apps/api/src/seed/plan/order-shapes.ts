import type { OrderStatus } from '@chonoi/contract'
import type { PricedShop } from '../../modules/orders/price-checkout.ts'
import { after, before, day, hour } from '../moments.ts'
import type { BookCoupon } from './coupon-book.ts'
import type { Variant } from './plan-catalogue.ts'
import type { Person } from './plan-people.ts'
import type { Shop } from './plan-shops.ts'

/** A variant and quantity in a cart. */
export interface Wanted {
  variant: Variant
  quantity: number
}

/** Intended outcome of an order, unless it is still too young. */
export type Course = 'delivered' | 'cancelled_by_buyer' | 'cancelled_by_shop' | 'refunded'

/** One checkout. */
export interface Checkout {
  id: string
  buyer: Person
  createdAt: Date
  coupon: BookCoupon | null
  orders: PlannedOrder[]
  /** Through MoMo of the shop itself, instead of from the wallet. */
  ownGateway?: { configId: string; shopId: string }
}

export interface OrderStep {
  status: OrderStatus
  at: Date
  by: 'BUYER' | 'SELLER' | 'ADMIN'
  note: string | null
}

/** That a carrier of the platform brings an order and collects its cash. */
export interface Carried {
  carrierId: string
  carrierName: string
  trackingCode: string
  /** When its remittance was confirmed; null while the carrier has the cash, or still brings the order. */
  remittedAt: Date | null
}

export interface PlannedOrder {
  id: string
  orderNumber: string
  shop: Shop
  wanted: readonly Wanted[]
  priced: PricedShop
  note: string | null
  /** Steps from PENDING to the current status. */
  steps: OrderStep[]
  /** By cash to a carrier, instead of from the wallet. Such an order is alone in its checkout. */
  carried?: Carried
}

export const statusOf = ({ steps }: PlannedOrder): OrderStatus => steps.at(-1)?.status ?? 'PENDING'
export const reachedAt = ({ steps }: PlannedOrder, status: OrderStatus): Date | null =>
  steps.find((step) => step.status === status)?.at ?? null
/** The demo's buyers confirm what they receive, except for what arrived, or was remitted, within the last seven days. */
export function releasedAt(order: PlannedOrder, now: Date): Date | null {
  const heldSince = order.carried ? order.carried.remittedAt : reachedAt(order, 'DELIVERED')
  if (!heldSince || heldSince >= before(now, 7 * day)) return null
  return order.carried ? after(heldSince, hour) : heldSince
}
/** Whether somebody has paid the order: cash is paid once its carrier remitted it. */
export const isPaidFor = ({ carried }: PlannedOrder): boolean => !carried || carried.remittedAt !== null
/** Whether the order's money is the shop's or on its way there. */
export const isKept = (order: PlannedOrder): boolean =>
  statusOf(order) !== 'CANCELLED' && statusOf(order) !== 'REFUNDED' && isPaidFor(order)
