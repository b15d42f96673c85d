import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import type { Notice } from './notify.ts'

/** Through the database's own function: a caller may not write into somebody else's notices. */
export async function insertNotices(queries: Queries, userIds: readonly string[], notice: Notice): Promise<void> {
  await queries.execute(sql`select notify_user(recipient, ${notice.type}, ${notice.title}, ${notice.message},
    ${notice.link}, ${JSON.stringify(notice.data)}::jsonb)
    from unnest(${sql.param([...userIds])}::uuid[]) as recipient`)
}
