import { desc } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { mailOutbox } from '../database/tables/platform.ts'

/** The newest mails of the development outbox. */
export function findOutboxMails(queries: Queries, limit: number) {
  return queries.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id)).limit(limit)
}
