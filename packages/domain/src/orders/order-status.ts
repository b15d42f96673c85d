/** ORD-01 (D2§3). */
export const orderStatuses = [
  'PENDING',
  'CONFIRMED',
  'PROCESSING',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
  'REFUNDED',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** The state machine of an order (ORD-05); server and screens both read it. Who may take a step: change-order-status.ts. */
export const nextOrderStatuses = {
  PENDING: ['CONFIRMED', 'CANCELLED'],
  CONFIRMED: ['PROCESSING', 'CANCELLED'],
  PROCESSING: ['SHIPPED', 'CANCELLED'],
  SHIPPED: ['DELIVERED'],
  DELIVERED: ['REFUNDED'],
  CANCELLED: ['REFUNDED'],
  REFUNDED: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

export function canOrderMoveTo(from: OrderStatus, to: OrderStatus): boolean {
  const next: readonly OrderStatus[] = nextOrderStatuses[from]
  return next.includes(to)
}

/** The way of an order that goes well, for timelines. */
export const orderMilestones = [
  'PENDING',
  'CONFIRMED',
  'PROCESSING',
  'SHIPPED',
  'DELIVERED',
] as const satisfies readonly OrderStatus[]

/** How many milestones an order has behind it, its present one included; 0 once it is cancelled or refunded. */
export function milestonesReached(status: OrderStatus): number {
  return orderMilestones.findIndex((milestone) => milestone === status) + 1
}
