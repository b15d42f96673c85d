import type { ConsentRecord } from '@chonoi/domain'
import { useSyncExternalStore } from 'react'
import { consentStore } from './consent-store.ts'

/** What the visitor has chosen; undefined while that isn't known, on the server. */
export function useConsent(): ConsentRecord | null | undefined {
  return useSyncExternalStore(consentStore.subscribe, consentStore.read, () => undefined)
}
