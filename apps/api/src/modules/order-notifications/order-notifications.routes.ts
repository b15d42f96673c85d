import type { OrderNotification } from '@chonoi/contract'
import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import type { OrderNotificationRow } from './order-notifications.store.ts'
import {
  listOrderNotifications,
  markOrderNotificationRead,
  readOrderNotification,
  readOrderNotificationStatistics,
} from './read-order-notifications.ts'
import { retryOrderNotification } from './retry-order-notification.ts'
import { correctMessage, withdrawMessage, writeToBuyer } from './write-to-buyer.ts'
import { exportOrderNotifications } from './export-order-notifications.ts'

function toOrderNotification(row: OrderNotificationRow): OrderNotification {
  const { id, orderId, orderNumber, type, title, message, data, channel, status, attempts, failureReason } = row
  return {
    ...{ id, orderId, orderNumber, type, title, message, data, channel, status, attempts, failureReason },
    isRead: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }
}

export const orderNotificationRoutes = {
  async listOrderNotifications(context, { query }) {
    const { rows, total } = await listOrderNotifications(context, query)
    return { data: rows.map(toOrderNotification), pagination: paginationOf(query.page, query.limit, total) }
  },
  exportOrderNotifications: (context, { query }) => exportOrderNotifications(context, query),
  getOrderNotificationStatistics: (context) => readOrderNotificationStatistics(context),
  async getOrderNotification(context, { path }) {
    return toOrderNotification(await readOrderNotification(context, path.id))
  },
  async createOrderNotification(context, { body }) {
    return toOrderNotification(await writeToBuyer(context, body))
  },
  async updateOrderNotification(context, { path, body }) {
    return toOrderNotification(await correctMessage(context, path.id, body))
  },
  async deleteOrderNotification(context, { path }) {
    await withdrawMessage(context, path.id)
    return { success: true }
  },
  async markOrderNotificationRead(context, { path }) {
    return toOrderNotification(await markOrderNotificationRead(context, path.id))
  },
  async retryOrderNotification(context, { path }) {
    return toOrderNotification(await retryOrderNotification(context, path.id))
  },
} satisfies Routes
