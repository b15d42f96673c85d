import { expect, test } from 'vitest'
import { browserStorage } from './browser-storage.ts'

/** Enough of a window: a storage that can be blocked, and its events. */
function page(local: Partial<Storage> | 'blocked') {
  const listeners = new Set<(event: StorageEvent) => void>()
  return {
    get localStorage(): Storage {
      if (local === 'blocked') throw new DOMException('denied', 'SecurityError')
      return local as Storage
    },
    addEventListener: (_: 'storage', listener: (event: StorageEvent) => void) => void listeners.add(listener),
    removeEventListener: (_: 'storage', listener: (event: StorageEvent) => void) => void listeners.delete(listener),
    tell(key: string | null, storageArea: unknown) {
      const event = Object.assign(new Event('storage'), { key, storageArea }) as StorageEvent
      for (const listener of listeners) listener(event)
    },
  }
}

function workingStorage(): Partial<Storage> {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

test('values are kept in local storage', () => {
  const local = workingStorage()
  const storage = browserStorage(page(local))
  storage.write('token', 'abc')
  expect(local.getItem?.('token')).toBe('abc')
  expect(storage.read('token')).toBe('abc')
  storage.remove('token')
  expect(storage.read('token')).toBeNull()
})

test('values are kept in memory when the browser blocks local storage', () => {
  const storage = browserStorage(page('blocked'))
  storage.write('token', 'abc')
  expect(storage.read('token')).toBe('abc')
})

test('when local storage is full, a value is kept in memory and overrides the stored one', () => {
  const local = workingStorage()
  local.setItem?.('token', 'old')
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const storage = browserStorage(page({ ...local, setItem: full }))
  storage.write('token', 'new')
  expect(storage.read('token')).toBe('new')
  storage.remove('token')
  expect(storage.read('token')).toBeNull()
})

test('changes of other tabs are reported, those of another storage are not', () => {
  const local = workingStorage()
  const tab = page(local)
  const heard: (string | null)[] = []
  const stop = browserStorage(tab).watch((key) => heard.push(key))
  tab.tell('token', local)
  tab.tell('token', {})
  tab.tell(null, local)
  stop()
  tab.tell('token', local)
  expect(heard).toEqual(['token', null])
})
