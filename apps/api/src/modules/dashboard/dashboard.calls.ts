import type { Calls } from '../../../test/calls/call.ts'
import type { dashboardRoutes } from './dashboard.routes.ts'

export const dashboardCalls = {
  getDashboardStats: { unwatched: 'sums' },
  exportDashboardReport: { unwatched: 'sums' },
  getApprovalOverview: { unwatched: 'sums' },
  getPlatformAnalytics: {
    watched: [{ name: 'the figures of the platform', index: 'shop_figures_all_days', as: 'platform' }],
  },
} satisfies Calls<keyof typeof dashboardRoutes>
