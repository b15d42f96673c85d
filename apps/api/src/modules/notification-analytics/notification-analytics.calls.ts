import type { Calls } from '../../../test/calls/call.ts'
import type { notificationAnalyticsRoutes } from './notification-analytics.routes.ts'

const one = { path: ({ analytics }: { analytics: string }) => ({ id: analytics }), row: 'anybody' } as const
const byServer = { reachesNobody: 'byServer' } as const
const mayBeNamed = { others: 'yes' } as const

export const notificationAnalyticsCalls = {
  listNotificationAnalytics: {
    ...byServer,
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
  getNotificationAnalyticsSummary: { ...byServer, unwatched: 'sums' },
  getAnalyticsByNotification: {
    ...byServer,
    path: ({ notification }) => ({ notificationId: notification }),
    row: 'anybody',
    unwatched: 'the days on which one notification was opened',
  },
  getAnalyticsByCampaign: {
    ...byServer,
    path: ({ campaign }) => ({ campaignId: campaign }),
    row: 'anybody',
    unwatched: 'the days of one campaign',
  },
  getNotificationAnalytics: { ...byServer, ...one, unwatched: 'oneRow' },
  createNotificationAnalytics: {
    ...byServer,
    body: ({ campaign }) => ({ campaignId: campaign, date: '2026-01-02', sent: 5, delivered: 4 }),
    fixed: ['notificationId', 'campaignId', 'date'],
    names: { 'body.campaignId': mayBeNamed },
  },
  updateNotificationAnalytics: { ...byServer, ...one, body: { failed: 1 } },
  deleteNotificationAnalytics: {
    ...byServer,
    path: ({ spareAnalytics }) => ({ id: spareAnalytics }),
    row: 'anybody',
  },
  incrementNotificationMetric: {
    ...byServer,
    path: ({ analytics }) => ({ id: analytics, metric: 'opened' }),
    row: 'anybody',
  },
  reportNotificationEvent: {
    reachesNobody: 'byToken',
    body: { id: '0c000000-0000-4000-8000-00000000000f', event: 'OPENED' },
    fixed: ['id'],
  },
} satisfies Calls<keyof typeof notificationAnalyticsRoutes>
