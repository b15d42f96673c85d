import type { AuditLog, AuditLogPage, Role } from '@chonoi/contract'
import { paginationOf } from '../../http/pagination.ts'
import type { AuditLogRow } from './audit-logs.store.ts'

function toAuditLog({ tenantId: _tenant, userId: _user, requestId: _request, ...row }: AuditLogRow): AuditLog {
  return { ...row, userRole: row.userRole as Role | null, createdAt: row.createdAt.toISOString() }
}

/** One page in the documented shape (ADM-AUD-20). */
export function toAuditLogPage(
  { rows, total, isNewestOnly }: { rows: readonly AuditLogRow[]; total: number; isNewestOnly: boolean },
  { page, limit }: { page: number; limit: number },
): AuditLogPage {
  const { totalPages, hasPrev, hasNext } = paginationOf(page, limit, total)
  return {
    auditLogs: rows.map(toAuditLog),
    total,
    totalPages,
    hasPreviousPage: hasPrev,
    hasNextPage: hasNext,
    isNewestOnly,
  }
}
