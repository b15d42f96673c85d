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

/** The visitor's choice about cookies, kept in this browser alone: nothing of it is ever sent (COOKIE-18, COOKIE-20). */
export const consentStore = {
  /** Null until they have chosen. The same object until it changes. */
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
  /** Tells every part of the page (COOKIE-17). */
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
