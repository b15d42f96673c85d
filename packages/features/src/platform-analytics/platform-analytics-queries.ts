import { unwrap } from '@chonoi/api-client'
import type { SalesPeriod } from '@chonoi/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import { ofTenant } from '../app/tenant-queries.ts'

/** The figures of the whole platform. */
export const platformAnalyticsQueries = queryGroup('platform-analytics', (api) => ({
  period: (period: SalesPeriod) =>
    queryOptions({
      queryKey: ['platform-analytics', period],
      meta: ofTenant,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/admin/analytics', { params: { query: { period } }, signal })),
    }),
  misses: (period: SalesPeriod) =>
    queryOptions({
      queryKey: ['platform-analytics', 'misses', period],
      meta: ofTenant,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/admin/analytics/searches', { params: { query: { period } }, signal })),
    }),
  speeds: (period: SalesPeriod) =>
    queryOptions({
      queryKey: ['platform-analytics', 'speeds', period],
      meta: ofTenant,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/admin/analytics/speeds', { params: { query: { period } }, signal })),
    }),
}))
