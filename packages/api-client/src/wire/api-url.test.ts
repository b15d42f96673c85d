import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toApiUrl, UnsafePathError } from './api-url.ts'

const host = 'https://api.chonoi.test'

test('[API-02] a leading /api/ becomes /api/v1/, at the backend host', () => {
  expect(toApiUrl('/api/auth/me', host)).toBe('https://api.chonoi.test/api/v1/auth/me')
  expect(toApiUrl('/api/auth/me', `${host}/`)).toBe('https://api.chonoi.test/api/v1/auth/me')
  expect(toApiUrl('/api/products?limit=12', '')).toBe('/api/v1/products?limit=12')
})

test('[API-02] a path that is already under /api/v1/ stays', () => {
  expect(toApiUrl('/api/v1/auth/me', host)).toBe(`${host}/api/v1/auth/me`)
  expect(toApiUrl('/api/v1', host)).toBe(`${host}/api/v1`)
})

test('[API-02] only the leading /api/ is rewritten, and only the version v1 is one', () => {
  expect(toApiUrl('/api/docs/api/x', host)).toBe(`${host}/api/v1/docs/api/x`)
  expect(toApiUrl('/api/v10/x', host)).toBe(`${host}/api/v1/v10/x`)
  expect(toApiUrl('/api/x?from=/api/y', host)).toBe(`${host}/api/v1/x?from=/api/y`)
})

test.each([
  '/api/../admin',
  '/api/orders/..',
  '/api/orders/%2e%2E/x',
  '/api/./orders',
  '/api/orders/a%2Fb',
  '/api/orders/a%5cb',
  '/api\\orders',
  '/orders',
  'api/orders',
  'https://evil.test/api/orders',
  '//evil.test/api/orders',
  '',
])('a path that could leave the API is refused: %s', (path) => {
  expect(() => toApiUrl(path, host)).toThrow(UnsafePathError)
})

test('dots inside a name are allowed', () => {
  expect(toApiUrl('/api/files/a..b/.c', host)).toBe(`${host}/api/v1/files/a..b/.c`)
})

test('[API-02] rewriting is idempotent, and the address is always under /api/v1/ of the host', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9./%\\?#v1-]*$/), (rest) => {
      const once = attempt(`/api/${rest}`)
      fc.pre(once !== undefined)
      expect(toApiUrl(once, '')).toBe(once)
      expect(new URL(toApiUrl(once, host)).href).toMatch(/^https:\/\/api\.chonoi\.test\/api\/v1(?:[/?#]|$)/)
    }),
    { numRuns: 5_000 },
  ))

/** Returns the address, or undefined when it is refused. */
function attempt(path: string): string | undefined {
  try {
    return toApiUrl(path, '')
  } catch (error) {
    if (error instanceof UnsafePathError) return undefined
    throw error
  }
}
