import type { Calls } from '../../../test/calls/call.ts'
import { arrangedSubscription } from '../../../test/testing/arrange-push.ts'
import type { notificationRoutes } from './notifications.routes.ts'

const createNotification = {
  body: ({ buyer }) => ({ userIds: [buyer], title: 'Bảo trì', message: 'Tối nay.' }),
  fixed: ['userId', 'userIds', 'link'],
  names: { 'body.userIds.[]': { others: 'yes' }, 'body.userId': { others: 'yes' } },
} satisfies Calls<'createNotification'>['createNotification']

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
  createNotification,
  createNotificationAlias: createNotification,
  sendPushNotification: {
    body: ({ buyer }) => ({ userIds: [buyer], title: 'Bảo trì', body: 'Tối nay.' }),
    fixed: ['userIds', 'topic', 'link'],
    names: { 'body.userIds.[]': { others: 'yes' } },
  },
  registerNotificationDevice: {
    body: () => ({ deviceToken: arrangedSubscription(), deviceName: 'Chrome' }),
    fixed: ['deviceToken', 'deviceType'],
    reachesNobody: 'byToken',
  },
  listNotificationDevices: { unwatched: 'few' },
  removeNotificationDevice: { path: ({ pushDevice }) => ({ id: pushDevice }), row: 'personal' },
  getQuietHours: { unwatched: 'few' },
  updateQuietHours: { body: { isOn: true, from: '22:00', to: '07:00' } },
  getNotificationPreferences: { unwatched: 'few' },
  updateNotificationPreferences: { body: { newsUpdates: true } },
} satisfies Calls<keyof typeof notificationRoutes>
