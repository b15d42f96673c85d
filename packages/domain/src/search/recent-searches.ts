import { normalizeText } from '../text/normalize-text.ts'

/** SEARCH-08 */
export const maxRecentSearches = 10

/** SEARCH-07: newest first, trimmed and deduplicated; blank searches are not kept. */
export function addRecentSearch(recent: readonly string[], query: string): readonly string[] {
  return tidyRecentSearches([query, ...recent])
}

/** Applies the same rules to a stored list. */
export function tidyRecentSearches(recent: readonly string[]): readonly string[] {
  const trimmed = recent.map((query) => normalizeText(query).trim()).filter((query) => query !== '')
  return [...new Set(trimmed)].slice(0, maxRecentSearches)
}
