import type { QueryOf } from '@chonoi/contract'
import { orderMessageTypes } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile } from '../spreadsheets/export-list.ts'
import type { OrderNotificationRow } from './order-notifications.store.ts'
import { listOrderNotifications } from './read-order-notifications.ts'

const isWritten = (type: string) => orderMessageTypes.some((one) => one === type)

const messageFile: ListFile<OrderNotificationRow> = {
  name: 'order-messages',
  sheet: { vi: 'Tin về đơn hàng', en: 'Order messages' },
  ...{ action: 'order_notification.export', entityType: 'order_notification', narrowedBy: 'status' },
  namespaces: ['orderMessages', 'notifications'],
  columns: [
    ['Thời gian', 'Time', ({ createdAt }) => createdAt],
    ['Mã đơn hàng', 'Order number', ({ orderNumber }) => orderNumber],
    ['Loại', 'Kind', ({ type }, say) => say(isWritten(type) ? 'orderMessages' : 'notifications', `type.${type}`)],
    ['Tin', 'Message', ({ message }) => message],
    ['Kênh', 'Channel', ({ channel }, say) => say('orderMessages', `channel.${channel}`)],
    ['Trạng thái', 'Status', ({ status }, say) => say('orderMessages', `status.${status}`)],
    ['Số lần thử', 'Attempts', ({ attempts }) => attempts],
    [
      'Lý do thất bại',
      'Why it failed',
      ({ failureReason }, say) => (failureReason === null ? null : say('orderMessages', `failure.${failureReason}`)),
    ],
    ['Lúc gửi', 'Sent', ({ sentAt }) => sentAt],
    ['Lúc đọc', 'Read', ({ readAt }) => readAt],
  ],
}

/** The filtered messages about the orders of the current tenant as a file; about all orders for the platform. */
export function exportOrderNotifications(
  context: RequestContext,
  query: QueryOf<'exportOrderNotifications'>,
): Promise<Download> {
  return exportList(context, messageFile, query, async (found) => (await listOrderNotifications(context, found)).rows)
}
