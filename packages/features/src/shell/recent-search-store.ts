import { addRecentSearch, consentStorageKey, parseConsent, tidyRecentSearches } from '@chonoi/domain'

const key = 'recentSearches'

/** Stores the visitor's recent searches, newest first, in this browser only. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? tidyRecentSearches(stored.filter((one) => typeof one === 'string')) : []
  } catch {
    return []
  }
}

/** Stores a search, unless the visitor refused functional cookies. */
export function keepSearch(query: string): void {
  if (parseConsent(localStorage.getItem(consentStorageKey))?.functional === false) return
  localStorage.setItem(key, JSON.stringify(addRecentSearch(recentSearches(), query)))
}

export function clearRecentSearches(): void {
  localStorage.removeItem(key)
}
