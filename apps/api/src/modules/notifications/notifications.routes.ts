import type { BodyOf, Notification } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import type { NotificationRow } from './notifications.store.ts'
import { listActiveDevices, removeMyDevice } from '../push-devices/my-devices.ts'
import { toPushDevice } from '../push-devices/push-device-views.ts'
import { registerDevice } from '../push-devices/register-device.ts'
import { readPreferences, updatePreferences } from './preferences.ts'
import { readQuietHours, updateQuietHours } from './quiet-hours.ts'
import {
  countUnreadNotifications,
  listNotifications,
  markNotificationRead,
  markNotificationsRead,
} from './read-notifications.ts'

import { createNotification, sendPushNotification } from './send-notifications.ts'

function toNotification(row: NotificationRow): Notification {
  const { id, type, title, message, link, data, readAt, createdAt } = row
  return { id, type, title, message, link, data, isRead: readAt !== null, createdAt: createdAt.toISOString() }
}

async function notify(context: RequestContext, body: BodyOf<'createNotification'>) {
  const { notification, affected } = await createNotification(context, body)
  return { ...toNotification(notification), affected }
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
  createNotification: (context, { body }) => notify(context, body),
  createNotificationAlias: (context, { body }) => notify(context, body),
  sendPushNotification: (context, { body }) => sendPushNotification(context, body),
  async registerNotificationDevice(context, { body }) {
    await registerDevice(context, body)
    return { success: true }
  },
  async listNotificationDevices(context) {
    return { data: (await listActiveDevices(context)).map(toPushDevice) }
  },
  async removeNotificationDevice(context, { path }) {
    await removeMyDevice(context, path.id)
    return { success: true }
  },
  getQuietHours: readQuietHours,
  updateQuietHours: (context, { body }) => updateQuietHours(context, body),
  async getNotificationPreferences(context) {
    return readPreferences(context)
  },
  async updateNotificationPreferences(context, { body }) {
    return updatePreferences(context, body)
  },
} satisfies Routes
