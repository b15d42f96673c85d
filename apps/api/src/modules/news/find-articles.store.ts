import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { type FoundRows, foundRows, nothingFound, type SearchReach } from '../../database/search-reach.ts'
import { wordPatterns } from '../../database/word-patterns.ts'

/** A search finds that many of the newest matches, so that a frequent word doesn't read every article. */
export const maxFound = 300

/**
 * The newest articles of a tenant that hold every typed word in their title, excerpt or slug, in any order and regardless
 * of diacritics. Undefined when nothing was typed. Letters and figures only: nothing else is in what is looked at.
 */
export async function foundArticles(
  queries: Queries,
  tenantId: string,
  { search = '', isListed, reach = 'newest' }: { search?: string | undefined; isListed: boolean; reach?: SearchReach },
): Promise<FoundRows | undefined> {
  if (search.trim() === '') return undefined
  const patterns = wordPatterns(search)
  if (patterns.length === 0) return nothingFound
  const find = (atMost: number) =>
    sql`find_articles(${sql.param(patterns)}::text[], ${tenantId}::uuid, ${isListed}, ${atMost})`
  return foundRows(queries, reach, find, maxFound)
}
