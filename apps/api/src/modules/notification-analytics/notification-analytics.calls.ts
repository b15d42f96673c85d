import type { Calls } from '../../../test/calls/call.ts'
import type { notificationAnalyticsRoutes } from './notification-analytics.routes.ts'

const one = { path: ({ analytics }: { analytics: string }) => ({ id: analytics }), row: 'anybody' } as const
const mayBeNamed = { others: 'yes' } as const

export const notificationAnalyticsCalls = {
  listNotificationAnalytics: {
    names: { 'query.notificationId': mayBeNamed, 'query.campaignId': mayBeNamed },
    watched: [
      {
        name: 'figures of all notifications',
        index: 'notification_analytics_listed',
        isInOrder: true,
        countsAll: true,
      },
    ],
  },
  getNotificationAnalyticsSummary: { unwatched: 'sums' },
  getAnalyticsByNotification: {
    path: ({ notification }) => ({ notificationId: notification }),
    row: 'anybody',
    unwatched: 'the days on which one notification was opened',
  },
  getAnalyticsByCampaign: {
    path: ({ campaign }) => ({ campaignId: campaign }),
    row: 'anybody',
    unwatched: 'the days of one campaign',
  },
  getNotificationAnalytics: { ...one, unwatched: 'oneRow' },
  createNotificationAnalytics: {
    body: ({ campaign }) => ({ campaignId: campaign, date: '2026-01-02', sent: 5, delivered: 4 }),
    fixed: ['notificationId', 'campaignId', 'date'],
    names: { 'body.campaignId': mayBeNamed, 'body.notificationId': mayBeNamed },
  },
  updateNotificationAnalytics: { ...one, body: { failed: 1 } },
  deleteNotificationAnalytics: {
    path: ({ spareAnalytics }) => ({ id: spareAnalytics }),
    row: 'anybody',
  },
  incrementNotificationMetric: {
    path: ({ analytics }) => ({ id: analytics, metric: 'opened' }),
    row: 'anybody',
  },
  reportNotificationEvent: {
    reachesNobody: 'byToken',
    body: { id: '0c000000-0000-4000-8000-00000000000f', event: 'OPENED' },
    fixed: ['id'],
  },
} satisfies Calls<keyof typeof notificationAnalyticsRoutes>
