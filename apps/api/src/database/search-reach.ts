import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from './database.ts'

/** A list shows the newest matches, so that a frequent word doesn't read every row; a file holds all of them. */
export type SearchReach = 'newest' | 'all'

/** What a search found. */
export interface FoundRows {
  /** Its ids, as they stand behind `in`. */
  ids: SQL
  /** How many, unless only the statement that names them finds out. */
  count?: number
  /** Whether only the newest were looked for and as many were there: older ones may match as well. */
  isNewestOnly: boolean
}

export const nothingFound: FoundRows = {
  ids: sql`(select null::uuid where false)`,
  count: 0,
  isNewestOnly: false,
}

/**
 * Calls a search of the database, which finds at most as many ids as it is told to: once for a list, whose statements then
 * name what was found, and within the statement for a file.
 */
export async function foundRows(
  queries: Queries,
  reach: SearchReach,
  search: (atMost: number) => SQL,
  newest = 1000,
): Promise<FoundRows> {
  if (reach === 'all') return { ids: sql`(select ${search(2_147_483_647)})`, isNewestOnly: false }
  const { rows } = await queries.execute<{ id: string }>(sql`select ${search(newest)} as id`)
  const ids = rows.map(({ id }) => id)
  return {
    // The inner select hides how many there are, so that the rows are looked up by index whatever the table's size.
    ids: sql`(select unnest((select ${sql.param(ids)}::uuid[])))`,
    count: ids.length,
    isNewestOnly: ids.length >= newest,
  }
}
