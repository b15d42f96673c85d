import type { Queries } from '../../database/database.ts'
import { auditLogs } from '../../database/tables/platform.ts'

export async function insertAuditLog(queries: Queries, entry: typeof auditLogs.$inferInsert): Promise<void> {
  await queries.insert(auditLogs).values(entry)
}
