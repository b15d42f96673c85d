/** SEARCH-08 */
export const mostRecentSearches = 10

/** SEARCH-07: the newest first, trimmed, each once; blank ones are not kept. */
export function addRecentSearch(recent: readonly string[], query: string): readonly string[] {
  return tidyRecentSearches([query, ...recent])
}

/** The same rules for a list that storage gave back. */
export function tidyRecentSearches(recent: readonly string[]): readonly string[] {
  const trimmed = recent.map((query) => query.trim()).filter((query) => query !== '')
  return [...new Set(trimmed)].slice(0, mostRecentSearches)
}
