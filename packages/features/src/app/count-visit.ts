import type { ApiClient } from '@chonoi/api-client'
import { consentStore } from '../cookies/consent-store.ts'

const key = 'visitedShops'

/**
 * Counts a visit of a shop, once per browser session, of those who agreed to analytics. Without storage, or offline,
 * nothing is counted.
 */
export function countVisit(api: ApiClient, tenantId: string): void {
  if (!consentStore.read()?.analytics) return
  try {
    const visited = (sessionStorage.getItem(key) ?? '').split(' ')
    if (visited.includes(tenantId)) return
    sessionStorage.setItem(key, [...visited, tenantId].join(' ').trim())
  } catch {
    return
  }
  void api.POST('/shop-visits', { body: { tenantId } }).catch(() => undefined)
}
