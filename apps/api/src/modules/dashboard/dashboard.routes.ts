import type { Routes } from '../../http/handlers.ts'
import { countSearchMiss, listMissedSearches } from './missed-searches.ts'
import { readApprovals } from './read-approvals.ts'
import { readPlatformAnalytics } from './read-platform-analytics.ts'
import { countVisitMeasures, readVisitSpeeds } from './visit-speeds.ts'
import { exportDashboard } from './export-dashboard.ts'
import { readDashboard } from './read-dashboard.ts'

const standardDays = 30

export const dashboardRoutes = {
  async getDashboardStats(context, { query }) {
    return { data: await readDashboard(context, query.days ?? standardDays) }
  },
  getApprovalOverview: readApprovals,
  getPlatformAnalytics: (context, { query }) => readPlatformAnalytics(context, query),
  listMissedSearches: (context, { query }) => listMissedSearches(context, query),
  getVisitSpeeds: (context, { query }) => readVisitSpeeds(context, query),
  async countSearchMiss(context, { body }) {
    await countSearchMiss(context, body)
    return { success: true }
  },
  async countVisitMeasures(context, { body }) {
    await countVisitMeasures(context, body)
    return { success: true }
  },
  exportDashboardReport: (context, { query }) =>
    exportDashboard(context, query.days ?? standardDays, query.format ?? 'csv'),
} satisfies Routes
