import { randomUUID } from 'node:crypto'
import { effectiveRole } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import type { Audit, Event, Notification } from './event.ts'
import { auditText, eventTexts, notificationText } from './event-texts.ts'
import { insertAuditLog, insertNotifications, insertRefusedAddress, type NewNotification } from './events.store.ts'

/** Who acts, for the audit log: a request, or a job without an actor. */
export type Recorder = Pick<RequestContext, 'actor'> & {
  facts: Pick<RequestContext['facts'], 'requestId'> & Partial<Pick<RequestContext['facts'], 'address'>>
}

/**
 * Writes an event in the transaction that made it happen: its row of the audit log and its notifications. A person's
 * scope may notify that person and the other side of an order; other notifications need the system's scope.
 */
export async function record(context: Recorder, queries: Queries, event: Event): Promise<void> {
  const { audit, notifications = [] } = event
  if (audit) {
    const id = randomUUID()
    await insertAuditLog(queries, { id, ...(await auditRow(context, audit)) })
    if (audit.triedEmail) await insertRefusedAddress(queries, id, audit.triedEmail)
  }
  const rows = await Promise.all(notifications.map(notificationRows))
  await insertNotifications(queries, rows.flat())
}

async function auditRow({ actor, facts }: Recorder, audit: Audit) {
  const { by, action, entityType, entityId, outcome, tenantId, changes } = audit
  const severity = audit.severity ?? (outcome?.status === 'FAILED' ? 'ERROR' : 'INFO')
  return {
    ...{ action, entityType, entityId, severity, changes },
    ...outcome,
    ...auditText(await eventTexts(), audit),
    tenantId: tenantId === undefined ? (actor?.tenantId ?? null) : tenantId,
    userId: actor?.id ?? by?.id ?? null,
    userEmail: actor?.email ?? by?.email ?? null,
    userRole: actor ? effectiveRole(actor) : null,
    requestId: facts.requestId,
    // Empty for what the server does by itself.
    address: facts.address || null,
  }
}

async function notificationRows({ to, type, link, data }: Notification): Promise<NewNotification[]> {
  const { title = type, message = '' } = notificationText((await eventTexts()).vi, { type, data })
  return to.map((recipient) => ({ recipient, type, title, message, link, data }))
}
