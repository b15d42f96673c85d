import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'

/** Resolves when the database answers. */
export async function pingDatabase(queries: Queries): Promise<void> {
  await queries.execute(sql`select 1`)
}
