import { isEmailShaped, normalizeEmail } from '@chonoi/domain'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { type FoundRows, foundRows, nothingFound, type SearchReach } from '../../database/search-reach.ts'
import { wordPatterns } from '../../database/word-patterns.ts'

/** Ids of the account with a typed address, else of those whose texts hold all typed words in any order. */
export async function foundUsers(queries: Queries, typed: string, reach: SearchReach): Promise<FoundRows> {
  const search = typed.trim()
  // Its parts are in almost every text, so the index of texts would be slow.
  if (isEmailShaped(search)) {
    const ids = sql`(select id from users where email = ${normalizeEmail(search)})`
    return { ids, isNewestOnly: false }
  }
  const patterns = wordPatterns(search)
  if (patterns.length === 0) return nothingFound
  return foundRows(queries, reach, (atMost) => sql`find_users(${sql.param(patterns)}::text[], ${atMost})`)
}
