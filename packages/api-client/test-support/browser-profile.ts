import type { KeyValueStorage } from '../src/storage/key-value-storage.ts'
import { type Locks, tabLocks } from '../src/timing/locks.ts'

/** A browser profile: the storage that its tabs share, and its events. */
export interface BrowserProfile {
  /** The stored values. */
  readonly values: Map<string, string>
  readonly locks: Locks
  /** The storage of one tab, which is notified of other tabs' changes but not of its own. */
  openTab(): KeyValueStorage
}

export function browserProfile(): BrowserProfile {
  const values = new Map<string, string>()
  const tabs = new Set<(key: string) => void>()
  return {
    values,
    locks: tabLocks(),
    openTab() {
      const listeners = new Set<(key: string | null) => void>()
      const hear = (key: string) => listeners.forEach((listener) => listener(key))
      const tellOthers = (key: string) => {
        for (const tab of tabs) if (tab !== hear) queueMicrotask(() => tab(key))
      }
      tabs.add(hear)
      return {
        read: (key) => values.get(key) ?? null,
        write(key, value) {
          if (values.get(key) === value) return
          values.set(key, value)
          tellOthers(key)
        },
        remove(key) {
          if (values.delete(key)) tellOthers(key)
        },
        watch(onChange) {
          listeners.add(onChange)
          return () => listeners.delete(onChange)
        },
      }
    },
  }
}
