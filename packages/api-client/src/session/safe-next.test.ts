import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeNext } from './safe-next.ts'

const origin = 'https://chonoi.test'

test.each(['/orders', '/products?search=áo#top', '/a/b/../c', '/'])('a page of ours is kept: %s', (next) => {
  expect(new URL(safeNext(next, origin), origin).href).toBe(new URL(next, origin).href)
})

test.each([
  null,
  undefined,
  '',
  'orders',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  '/.\\evil.test/..//evil.test',
  'https://evil.test/',
  'javascript:alert(1)',
  '\\\\evil.test',
  ' //evil.test',
])('anything else leads to the dashboard: %j', (next) => {
  expect(safeNext(next, origin)).toBe('/dashboard')
})

test('for any input, the result stays on our origin and is stable', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^[/\\@:.\t\n\r ?#%a-z0-9]*$/), (next) => {
      const result = safeNext(next, origin)
      expect(new URL(result, origin).origin).toBe(origin)
      expect(result.startsWith('/')).toBe(true)
    }),
    { numRuns: 5_000 },
  ))
