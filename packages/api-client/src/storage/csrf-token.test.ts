import { afterEach, expect, test, vi } from 'vitest'
import { fakeClock } from '../../test-support/fake-clock.ts'
import { host, testBackend } from '../../test-support/test-backend.ts'
import { createApiClient } from '../wire/create-api-client.ts'
import { storedCaller } from '../wire/stored-caller.ts'
import { readCsrfToken } from './csrf-token.ts'
import { memoryStorage } from './memory-storage.ts'
import { createTokenStore } from './token-store.ts'

afterEach(() => vi.unstubAllGlobals())

test('[API-05] the CSRF token is 64 hex characters and stays the same in the storage', () => {
  const storage = memoryStorage()
  const token = readCsrfToken(storage)
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(readCsrfToken(storage)).toBe(token)
  expect(storage.read('csrfToken')).toBe(token)
})

test('[API-05] every browser generates its own, from 32 random bytes', () => {
  const tokens = Array.from({ length: 100 }, () => readCsrfToken(memoryStorage()))
  expect(new Set(tokens).size).toBe(100)
})

test.each(['', 'short', 'Z'.repeat(64), '0'.repeat(65)])(
  'a stored value that is no CSRF token is replaced: %j',
  (value) => {
    const storage = memoryStorage()
    storage.write('csrfToken', value)
    expect(readCsrfToken(storage)).toMatch(/^[0-9a-f]{64}$/)
  },
)

test('[ERR-04] without the platform generator creating one fails, and no call is sent', async () => {
  vi.stubGlobal('crypto', undefined)
  const clock = fakeClock()
  const backend = testBackend(clock)
  const store = createTokenStore({ storage: memoryStorage(), clock })
  const api = createApiClient({ baseUrl: host, fetch: backend.fetch, session: storedCaller(store) })
  await expect(api.GET('/auth/me')).rejects.toMatchObject({
    code: 'CSRF_GENERATION_FAILED',
    severity: 'high',
    message: 'CSRF token generation failed',
  })
  expect(backend.seen).toHaveLength(0)
})
