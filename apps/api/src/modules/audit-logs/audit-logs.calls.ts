import type { Calls } from '../../../test/calls/call.ts'
import type { auditLogRoutes } from './audit-logs.routes.ts'

export const auditLogCalls = {
  listAuditLogs: {
    watched: [
      { name: 'the audit log', index: 'audit_logs_created', isInOrder: true },
      { name: 'the audit log by action', query: { sortBy: 'action' }, index: 'audit_logs_action', isInOrder: true },
      {
        name: 'one action of the audit log',
        query: { action: 'product.delete' },
        index: 'audit_logs_action',
        isInOrder: true,
      },
      {
        name: 'one entity type of the audit log',
        query: { entityType: 'review' },
        index: 'audit_logs_entity_type',
        isInOrder: true,
      },
      {
        name: 'critical entries of the audit log',
        query: { severity: 'CRITICAL' },
        index: 'audit_logs_severity',
        isInOrder: true,
      },
      { name: 'failures in the audit log', query: { status: 'FAILED' }, index: 'audit_logs_status', isInOrder: true },
      {
        name: 'what happened to one entity',
        query: { search: '11111111-1111-4111-8111-111111111111' },
        index: 'audit_logs_entity',
      },
      { name: 'words in the audit log', query: { search: 'san pham 77' }, index: 'audit_logs_pkey' },
    ],
  },
  getAuditLogStatistics: { watched: [{ name: 'figures of the audit log', index: 'audit_logs_tenant' }] },
  listAuditActions: { unwatched: 'noTable' },
  listAuditEntityTypes: { unwatched: 'noTable' },
} satisfies Calls<keyof typeof auditLogRoutes>
