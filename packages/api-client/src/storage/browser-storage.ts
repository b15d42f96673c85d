import type { KeyValueStorage } from './key-value-storage.ts'
import { memoryStorage } from './memory-storage.ts'

interface StorageWindow {
  readonly localStorage: Storage
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void
  removeEventListener(type: 'storage', listener: (event: StorageEvent) => void): void
}

/**
 * Local storage, with a fallback to memory where the browser refuses it (blocked, private, full): users can still sign
 * in and shop, but nothing outlasts the tab.
 */
export function browserStorage(page: StorageWindow = window): KeyValueStorage {
  const local = openLocalStorage(page)
  const unsaved = memoryStorage()
  if (!local) return unsaved
  return {
    read: (key) => unsaved.read(key) ?? local.getItem(key),
    write(key, value) {
      unsaved.remove(key)
      try {
        local.setItem(key, value)
      } catch {
        unsaved.write(key, value)
      }
    },
    remove(key) {
      unsaved.remove(key)
      local.removeItem(key)
    },
    watch(onChange) {
      const listener = (event: StorageEvent) => {
        if (event.storageArea === local) onChange(event.key)
      }
      page.addEventListener('storage', listener)
      return () => page.removeEventListener('storage', listener)
    },
  }
}

/** Even reading the property throws when site data is blocked. */
function openLocalStorage(page: StorageWindow): Storage | undefined {
  try {
    return page.localStorage
  } catch {
    return undefined
  }
}
