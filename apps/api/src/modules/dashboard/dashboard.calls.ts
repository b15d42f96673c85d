import type { Calls } from '../../../test/calls/call.ts'
import type { dashboardRoutes } from './dashboard.routes.ts'

export const dashboardCalls = {
  getDashboardStats: { unwatched: 'sums' },
  exportDashboardReport: { unwatched: 'sums' },
  getApprovalOverview: { unwatched: 'sums' },
  getPlatformAnalytics: { unwatched: 'sums of a period, by its days; scale:shop measures it' },
  listMissedSearches: { unwatched: 'sums of a period, by its days' },
  getVisitSpeeds: { unwatched: 'sums of a period, by its days' },
  countSearchMiss: { body: { text: 'thuyền buồm gỗ lim' } },
  countVisitMeasures: { body: { measures: [{ measure: 'LCP', value: 1200 }] } },
} satisfies Calls<keyof typeof dashboardRoutes>
