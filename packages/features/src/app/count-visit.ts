import type { ApiClient } from '@chonoi/api-client'
import type { BodyOf } from '@chonoi/contract'
import { agreesToAnalytics } from './agrees-to-analytics.ts'

const key = 'visitedShops'

type Step = NonNullable<BodyOf<'countShopVisit'>['step']>

/**
 * Counts a visit of a shop or a step towards an order, each once per browser session, of those who agreed to analytics.
 * Without storage, or offline, nothing is counted.
 */
export function countVisit(api: ApiClient, tenantId: string, step: Step = 'VISIT'): void {
  if (!agreesToAnalytics()) return
  const name = step === 'VISIT' ? tenantId : `${step}:${tenantId}`
  try {
    const visited = (sessionStorage.getItem(key) ?? '').split(' ')
    if (visited.includes(name)) return
    sessionStorage.setItem(key, [...visited, name].join(' ').trim())
  } catch {
    return
  }
  void api.POST('/shop-visits', { body: { tenantId, step } }).catch(() => undefined)
}
