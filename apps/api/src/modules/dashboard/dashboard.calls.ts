import type { Calls } from '../../../test/calls/call.ts'
import type { dashboardRoutes } from './dashboard.routes.ts'

export const dashboardCalls = {
  getDashboardStats: { unwatched: 'sums' },
  exportDashboardReport: { unwatched: 'sums' },
  getApprovalOverview: { unwatched: 'sums' },
  getPlatformAnalytics: { unwatched: 'sums' },
} satisfies Calls<keyof typeof dashboardRoutes>
