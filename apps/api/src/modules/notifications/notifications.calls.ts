import type { Calls } from '../../../test/calls/call.ts'
import type { notificationRoutes } from './notifications.routes.ts'

export const notificationCalls = {
  listNotifications: {
    watched: [
      { name: 'notices', index: 'notifications_user', isInOrder: true },
      { name: 'unread notices', query: { unreadOnly: true }, index: 'notifications_unread', isInOrder: true },
    ],
  },
  markNotificationRead: { path: ({ notification }) => ({ id: notification }), row: 'personal' },
  getUnreadNotificationCount: { watched: [{ name: 'the number of unread notices', index: 'notifications_unread' }] },
  bulkMarkNotificationsRead: {
    body: ({ notification }) => ({ notificationIds: [notification] }),
    names: { 'body.notificationIds.[]': { others: 'yes' } },
  },
  getNotificationPreferences: { unwatched: 'few' },
  updateNotificationPreferences: { body: { newsUpdates: true } },
} satisfies Calls<keyof typeof notificationRoutes>
