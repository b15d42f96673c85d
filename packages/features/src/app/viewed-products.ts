import { consentStorageKey, parseConsent } from '@chonoi/domain'

const key = 'viewedProducts'
const most = 12
const listeners = new Set<() => void>()

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

let known: { text: string | null; ids: readonly string[] } = { text: null, ids: [] }

/** The products that this browser showed last, newest first. Kept here only, unless functional cookies are refused. */
export const viewedProducts = {
  ids(): readonly string[] {
    const text = localStorage.getItem(key)
    if (text !== known.text) known = { text, ids: read() }
    return known.ids
  },
  hasAny: (): boolean => viewedProducts.ids().length > 0,
  add(id: string): void {
    if (parseConsent(localStorage.getItem(consentStorageKey))?.functional === false) return
    localStorage.setItem(key, JSON.stringify([id, ...read().filter((one) => one !== id)].slice(0, most)))
    for (const listener of listeners) listener()
  },
  clear(): void {
    localStorage.removeItem(key)
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
