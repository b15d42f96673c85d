import type { Event } from '../events/event.ts'
import type { MessageTexts, OrderNotificationRow } from './order-notifications.store.ts'

const about = ({ id, orderNumber, title, tenantId }: OrderNotificationRow) => ({
  values: { orderNumber, title },
  entityType: 'order_notification' as const,
  entityId: id,
  tenantId,
})

export const messageWritten = (message: OrderNotificationRow): Event => ({
  audit: { action: 'order_notification.create', ...about(message) },
})

export const messageChanged = (before: OrderNotificationRow, after: MessageTexts): Event => ({
  audit: { action: 'order_notification.update', ...about(before), changes: after },
})

export const messageWithdrawn = (message: OrderNotificationRow): Event => ({
  audit: { action: 'order_notification.delete', ...about(message), severity: 'WARNING' },
})

export const messageRetried = (message: OrderNotificationRow): Event => ({
  audit: { action: 'order_notification.retry', ...about(message), changes: { channel: message.channel } },
})
