import type { Queries } from '../../database/database.ts'
import { contactMessages } from '../../database/tables/platform.ts'

export async function insertContactMessage(queries: Queries, message: typeof contactMessages.$inferInsert) {
  const { id, createdAt } = contactMessages
  const [row] = await queries.insert(contactMessages).values(message).returning({ id, createdAt })
  if (!row) throw new Error('a message was not kept')
  return row
}
