import { unwrap } from '@chonoi/api-client'
import type { QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'

/** What was sent, and what people did with it. */
export const analyticsQueries = queryGroup('notificationAnalytics', (api) => ({
  summary: (query: QueryOf<'getNotificationAnalyticsSummary'>) =>
    queryOptions({
      queryKey: ['notificationAnalytics', 'summary', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/notification-analytics/summary', { params: { query }, signal })),
    }),
  ofCampaign: (campaignId: string) =>
    queryOptions({
      queryKey: ['notificationAnalytics', 'campaign', campaignId],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/notification-analytics/campaign/{campaignId}', { params: { path: { campaignId } }, signal })),
    }),
}))
