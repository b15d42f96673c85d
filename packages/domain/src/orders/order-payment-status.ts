import type { MoneyCollector } from '../payments/money-routes.ts'
import type { PaymentMethod } from '../payments/payment-methods.ts'

/** ORD-02 (D2§3). */
export const orderPaymentStatuses = ['PENDING', 'PAID', 'FAILED', 'REFUNDED', 'PARTIALLY_REFUNDED'] as const

export type OrderPaymentStatus = (typeof orderPaymentStatuses)[number]

/** ORD-03: the displayed statuses add CANCELLED, which is never stored. */
export const displayedPaymentStatuses = [...orderPaymentStatuses, 'CANCELLED'] as const

export type DisplayedPaymentStatus = (typeof displayedPaymentStatuses)[number]

/** Paid once, whatever was refunded since. */
export function wasPaid(status: OrderPaymentStatus): boolean {
  return status === 'PAID' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED'
}

/** Paid and not fully refunded. */
export function isPaid(status: OrderPaymentStatus): boolean {
  return status === 'PAID' || status === 'PARTIALLY_REFUNDED'
}

/** The displayed status. A payment that is no longer possible, because its order was cancelled, reads CANCELLED. */
export function displayedPaymentStatus(order: {
  readonly status: string
  readonly paymentStatus: OrderPaymentStatus
}): DisplayedPaymentStatus {
  return order.status === 'CANCELLED' && order.paymentStatus === 'PENDING' ? 'CANCELLED' : order.paymentStatus
}

/** The facts that say where the money of an order is. */
export type OrderMoneyFacts = {
  readonly status: string
  readonly paymentStatus: OrderPaymentStatus
  readonly collectedBy: MoneyCollector
}

/**
 * Where the money of an order is, or comes from, which decides all words about it. CARRIER_COLLECTS: the buyer pays the
 * courier. WITH_CARRIER: the courier has it, and the platform doesn't yet. WITH_PLATFORM: paid to the platform, or to be.
 */
export type MoneyPlace = 'SHOP_COLLECTS' | 'CARRIER_COLLECTS' | 'WITH_CARRIER' | 'WITH_PLATFORM'

export function moneyPlace({ status, paymentStatus, collectedBy }: OrderMoneyFacts): MoneyPlace {
  if (collectedBy === 'SHOP') return 'SHOP_COLLECTS'
  if (collectedBy === 'PLATFORM' || wasPaid(paymentStatus)) return 'WITH_PLATFORM'
  return status === 'DELIVERED' ? 'WITH_CARRIER' : 'CARRIER_COLLECTS'
}

/**
 * How a payment stands in the words that people see: cash is paid on delivery, and nobody waits for it before. Of cash
 * that a carrier has the buyer is told that it is paid, and the shop that it hasn't come.
 */
export type PaymentStanding = DisplayedPaymentStatus | 'ON_DELIVERY' | 'WITH_CARRIER'

export function paymentStanding(order: OrderMoneyFacts & { readonly paymentMethod: PaymentMethod }): PaymentStanding {
  const displayed = displayedPaymentStatus(order)
  if (wasPaid(order.paymentStatus) || displayed === 'CANCELLED' || order.paymentMethod !== 'CASH_ON_DELIVERY')
    return displayed
  return moneyPlace(order) === 'WITH_CARRIER' ? 'WITH_CARRIER' : 'ON_DELIVERY'
}

/** What an order's history says of its payment at the moment it was placed. */
export function paymentWhenPlaced(
  order: Pick<OrderMoneyFacts, 'status' | 'paymentStatus'> & { readonly paymentMethod: PaymentMethod },
): 'PAID' | 'AWAITED' | 'UNPAID' | 'ON_DELIVERY' {
  if (order.paymentMethod === 'CASH_ON_DELIVERY') return 'ON_DELIVERY'
  if (wasPaid(order.paymentStatus)) return 'PAID'
  return order.status === 'CANCELLED' ? 'UNPAID' : 'AWAITED'
}
