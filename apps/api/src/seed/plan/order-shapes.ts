import type { OrderStatus } from '@chonoi/contract'
import type { PricedShop } from '../../modules/orders/price-checkout.ts'
import type { BookCoupon } from './coupon-book.ts'
import type { Variant } from './plan-catalogue.ts'
import type { Person } from './plan-people.ts'
import type { Shop } from './plan-shops.ts'

/** What somebody puts into the cart. */
export interface Wanted {
  variant: Variant
  quantity: number
}

/** How far an order is meant to go, time allowing. */
export type Course = 'delivered' | 'cancelled_by_buyer' | 'cancelled_by_shop' | 'refunded'

/** One checkout. */
export interface Checkout {
  id: string
  buyer: Person
  createdAt: Date
  coupon: BookCoupon | null
  orders: PlannedOrder[]
}

export interface OrderStep {
  status: OrderStatus
  at: Date
  by: 'BUYER' | 'SELLER' | 'ADMIN'
  note: string | null
}

export interface PlannedOrder {
  id: string
  orderNumber: string
  shop: Shop
  wanted: readonly Wanted[]
  priced: PricedShop
  note: string | null
  /** From PENDING to where it is now. */
  steps: OrderStep[]
}

export const statusOf = ({ steps }: PlannedOrder): OrderStatus => steps.at(-1)?.status ?? 'PENDING'
export const reachedAt = ({ steps }: PlannedOrder, status: OrderStatus): Date | null =>
  steps.find((step) => step.status === status)?.at ?? null
/** Its money is the shop's or still on its way there. */
export const isKept = (order: PlannedOrder): boolean =>
  statusOf(order) !== 'CANCELLED' && statusOf(order) !== 'REFUNDED'
