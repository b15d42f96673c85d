import type { KeyValueStorage } from './key-value-storage.ts'

/** Keeps strings for as long as the object lives; nobody else changes it, so watching it tells nothing. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>()
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      values.set(key, value)
    },
    remove: (key) => {
      values.delete(key)
    },
    watch: () => () => {},
  }
}
