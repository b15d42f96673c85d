import type { RequestContext } from '../../http/context.ts'
import { effectiveRole } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { insertAuditLog } from './audit.store.ts'

export interface AuditEntry {
  /** `area.verb`, e.g. order.cancel */
  action: string
  description: string
  vietnameseDescription: string
  entityType: string
  entityId: string | null
  severity?: 'INFO' | 'WARNING' | 'ERROR' | 'CRITICAL'
  /** The tenant it happened in, when it isn't the actor's own. */
  tenantId?: string | null
  /** Who did it, when nobody is signed in yet (sign-in, registration, a reset password). */
  by?: { id: string; email: string }
  /** What changed, never secrets. */
  changes?: Record<string, unknown>
}

/** Appends to the audit log, in the transaction of what it tells about. */
export async function writeAudit(
  context: RequestContext,
  queries: Queries,
  { by, ...entry }: AuditEntry,
): Promise<void> {
  const { actor } = context
  await insertAuditLog(queries, {
    ...entry,
    tenantId: entry.tenantId === undefined ? (actor?.tenantId ?? null) : entry.tenantId,
    userId: actor?.id ?? by?.id ?? null,
    userEmail: actor?.email ?? by?.email ?? null,
    userRole: actor ? effectiveRole(actor) : null,
    requestId: context.facts.requestId,
  })
}
