import type { ConsentRecord } from '@chonoi/domain'
import { useSyncExternalStore } from 'react'
import { consentStore } from './consent-store.ts'

/** Returns the visitor's consent; undefined while unknown, on the server. */
export function useConsent(): ConsentRecord | null | undefined {
  return useSyncExternalStore(consentStore.subscribe, consentStore.read, () => undefined)
}
