import type { ApiClient } from '@chonoi/api-client'
import { missedSearch } from '@chonoi/domain'
import { agreesToAnalytics } from './agrees-to-analytics.ts'

const key = 'missedSearches'
/** How many searches a browser remembers to have sent. */
const mostRemembered = 100

/**
 * Counts a search that found nothing, once per browser, of those who agreed to analytics. Without storage, or offline,
 * nothing is counted.
 */
export function countSearchMiss(api: ApiClient, text: string): void {
  const word = missedSearch(text)
  if (!word || !agreesToAnalytics()) return
  try {
    const sent = (localStorage.getItem(key) ?? '').split('\n').filter(Boolean)
    if (sent.includes(word)) return
    localStorage.setItem(key, [...sent, word].slice(-mostRemembered).join('\n'))
  } catch {
    return
  }
  void api.POST('/search-misses', { body: { text } }).catch(() => undefined)
}
