import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { wordPatterns } from './word-patterns.ts'

/**
 * Whether the texts together hold every typed word, in any order and anywhere, regardless of diacritics, case, blanks and
 * punctuation. In front of every search in a list. What is typed without a letter or figure is looked for as it is.
 */
export function holdsWords(typed: string, ...texts: readonly SQLWrapper[]): SQL {
  const all = sql`concat_ws(' ', ${sql.join([...texts], sql`, `)})`
  const patterns = wordPatterns(typed)
  if (patterns.length === 0) return sql`strpos(${all}, ${typed}::text) > 0`
  // The text is folded once for all words.
  return sql`(select folded.text like all (${sql.param(patterns)}::text[])
              from (select search_text(${all}) as text offset 0) folded)`
}
