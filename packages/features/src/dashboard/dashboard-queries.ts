import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { DashboardWindow } from '@chonoi/domain'
import { queryOptions } from '@tanstack/react-query'
import { ofTenant } from '../app/tenant-queries.ts'

export const dashboardQueries = (api: ApiClient) => ({
  all: ['dashboard'] as const,
  stats: (days: DashboardWindow) =>
    queryOptions({
      queryKey: ['dashboard', 'stats', days],
      meta: ofTenant,
      queryFn: async ({ signal }) => {
        const { data } = await unwrap(api.GET('/admin/dashboard/stats', { params: { query: { days } }, signal }))
        return data
      },
    }),
  /** The same figures as a file. */
  report: (days: DashboardWindow) =>
    unwrap(api.GET('/admin/dashboard/report', { params: { query: { days } }, parseAs: 'blob' })),
})
