import {
  consentChangedEvent,
  type ConsentChoice,
  type ConsentRecord,
  consentRecord,
  consentStorageKey,
  parseConsent,
} from '@chonoi/domain'

let readText: string | null = null
let readRecord: ConsentRecord | null = null

/** Stores the visitor's cookie consent in this browser only; it is never sent (COOKIE-18, COOKIE-20). */
export const consentStore = {
  /** Null until the visitor has chosen. The same object until it changes. */
  read(): ConsentRecord | null {
    const text = localStorage.getItem(consentStorageKey)
    if (text !== readText) {
      readText = text
      readRecord = parseConsent(text)
    }
    return readRecord
  },
  keep(choice: ConsentChoice): void {
    localStorage.setItem(consentStorageKey, JSON.stringify(consentRecord(choice, new Date())))
  },
  /** Notifies every part of the page (COOKIE-17). */
  broadcast(): void {
    window.dispatchEvent(new CustomEvent(consentChangedEvent, { detail: consentStore.read() }))
  },
  subscribe(listener: () => void): () => void {
    window.addEventListener(consentChangedEvent, listener)
    window.addEventListener('storage', listener)
    return () => {
      window.removeEventListener(consentChangedEvent, listener)
      window.removeEventListener('storage', listener)
    }
  },
}
