import type { Notification } from '@chonoi/contract'
import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import type { NotificationRow } from './notifications.store.ts'
import { readPreferences, updatePreferences } from './preferences.ts'
import {
  countUnreadNotifications,
  listNotifications,
  markNotificationRead,
  markNotificationsRead,
} from './read-notifications.ts'

function toNotification(row: NotificationRow): Notification {
  const { id, type, title, message, link, data, readAt, createdAt } = row
  return { id, type, title, message, link, data, isRead: readAt !== null, createdAt: createdAt.toISOString() }
}

export const notificationRoutes = {
  async listNotifications(context, { query }) {
    const { rows, total } = await listNotifications(context, query)
    return { data: rows.map(toNotification), pagination: paginationOf(query.page, query.limit, total) }
  },
  async markNotificationRead(context, { path }) {
    await markNotificationRead(context, path.id)
    return { success: true }
  },
  async getUnreadNotificationCount(context) {
    return { count: await countUnreadNotifications(context) }
  },
  async bulkMarkNotificationsRead(context, { body }) {
    return { affected: await markNotificationsRead(context, body.notificationIds) }
  },
  async getNotificationPreferences(context) {
    return readPreferences(context)
  },
  async updateNotificationPreferences(context, { body }) {
    return updatePreferences(context, body)
  },
} satisfies Routes
