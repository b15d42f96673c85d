import type { Event } from '../events/event.ts'
import type { OrderRow } from '../orders/orders.store.ts'

export interface ItemChange {
  verb: 'add' | 'update' | 'remove'
  name: string
}

export const orderItemChanged = (order: OrderRow, { verb, name }: ItemChange, totalInCents: number): Event => ({
  audit: {
    action: `order_item.${verb}`,
    values: { orderNumber: order.orderNumber, name },
    entityType: 'order',
    entityId: order.id,
    tenantId: order.tenantId,
    changes: { totalInCents: { from: order.totalInCents, to: totalInCents } },
  },
})
