import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { auditLogs, refusedAddresses } from '../../database/tables/platform.ts'

export async function insertAuditLog(queries: Queries, entry: typeof auditLogs.$inferInsert): Promise<void> {
  await queries.insert(auditLogs).values(entry)
}

export async function insertRefusedAddress(queries: Queries, auditLogId: string, email: string): Promise<void> {
  await queries.insert(refusedAddresses).values({ auditLogId, email })
}

/** A notification as it is stored for one person. */
export interface NewNotification {
  recipient: string
  type: string
  title: string
  message: string
  link: string
  data: Readonly<Record<string, unknown>>
}

/**
 * Notifies everyone in one statement, except those who switched the subject off. Goes through a database function, as
 * nobody may write rows of somebody else. Returns the stored ones, in the order of the recipients.
 */
export async function insertNotifications(
  queries: Queries,
  notifications: readonly NewNotification[],
): Promise<{ id: string; recipient: string }[]> {
  if (notifications.length === 0) return []
  const { rows } = await queries.execute<{ id: string | null; recipient: string }>(
    sql`select notify_user(recipient, type, title, message, link, data) as id, recipient
    from jsonb_to_recordset(${JSON.stringify(notifications)}::jsonb)
      as told(recipient uuid, type text, title text, message text, link text, data jsonb)`,
  )
  return rows.flatMap(({ id, recipient }) => (id === null ? [] : [{ id, recipient }]))
}
