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

/**
 * The state machine of an order (ORD-05), shared by server and screens. change-order-status.ts decides who may make a
 * transition.
 */
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

/**
 * From where a parcel comes back undelivered, which makes its order CANCELLED. No step of the table above: nobody cancels
 * an order that is under way, its parcel was refused or couldn't be handed over.
 */
export const undeliveredFrom = ['SHIPPED'] as const satisfies readonly OrderStatus[]

/** The statuses of a successful order in sequence, for timelines. */
export const orderMilestones = [
  'PENDING',
  'CONFIRMED',
  'PROCESSING',
  'SHIPPED',
  'DELIVERED',
] as const satisfies readonly OrderStatus[]

/** The number of milestones reached, the current one included; 0 once the order is cancelled or refunded. */
export function milestonesReached(status: OrderStatus): number {
  return orderMilestones.findIndex((milestone) => milestone === status) + 1
}
