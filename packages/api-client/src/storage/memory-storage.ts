import type { KeyValueStorage } from './key-value-storage.ts'

/** Keeps strings for the lifetime of the object. Nobody else changes it, so watching it reports nothing. */
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
