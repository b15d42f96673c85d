import type { Routes } from '../../http/handlers.ts'
import { actionOptions, entityTypeOptions } from '../events/audit-options.ts'
import { toAuditLogPage } from './audit-log-views.ts'
import { countAuditLogs, findAuditLogs } from './audit-logs.store.ts'

const day = 24 * 60 * 60 * 1000

export const auditLogRoutes = {
  async listAuditLogs(context, { query }) {
    return toAuditLogPage(await context.transaction((queries) => findAuditLogs(queries, query)), query)
  },
  getAuditLogStatistics(context) {
    const recentSince = new Date(context.ports.now().getTime() - day)
    return context.transaction((queries) => countAuditLogs(queries, recentSince))
  },
  listAuditActions: () => actionOptions(),
  listAuditEntityTypes: () => entityTypeOptions(),
} satisfies Routes
