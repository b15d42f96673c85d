import { unwrap } from '@chonoi/api-client'
import type { QueryOf } from '@chonoi/contract'
import type { DashboardWindow } from '@chonoi/domain'
import { queryOptions } from '@tanstack/react-query'
import { ofTenant } from '../app/tenant-queries.ts'
import type { Action } from '../app/use-action.ts'
import { queryGroup } from '../app/query-group.ts'

export const dashboardQueries = queryGroup('dashboard', (api) => ({
  stats: (days: DashboardWindow) =>
    queryOptions({
      queryKey: ['dashboard', 'stats', days],
      meta: ofTenant,
      queryFn: async ({ signal }) => {
        const { data } = await unwrap(api.GET('/admin/dashboard/stats', { params: { query: { days } }, signal }))
        return data
      },
    }),
  /** What waits for the platform's decision. */
  approvals: () =>
    queryOptions({
      queryKey: ['dashboard', 'approvals'],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/admin/approvals', { signal })),
    }),
}))

/** Exports of the platform's figures. */
export const dashboardActions = {
  /** Figures of a range of days. */
  report: (): Action<QueryOf<'exportDashboardReport'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/admin/dashboard/report', { params: { query }, parseAs: 'blob' })),
  }),
}
