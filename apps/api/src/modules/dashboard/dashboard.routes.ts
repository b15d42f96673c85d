import type { Routes } from '../../http/handlers.ts'
import { readApprovals } from './read-approvals.ts'
import { readPlatformAnalytics } from './read-platform-analytics.ts'
import { exportDashboard } from './export-dashboard.ts'
import { readDashboard } from './read-dashboard.ts'

const standardDays = 30

export const dashboardRoutes = {
  async getDashboardStats(context, { query }) {
    return { data: await readDashboard(context, query.days ?? standardDays) }
  },
  getApprovalOverview: readApprovals,
  getPlatformAnalytics: (context, { query }) => readPlatformAnalytics(context, query),
  exportDashboardReport: (context, { query }) =>
    exportDashboard(context, query.days ?? standardDays, query.format ?? 'csv'),
} satisfies Routes
