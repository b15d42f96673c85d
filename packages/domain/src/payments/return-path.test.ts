import { expect, test } from 'vitest'
import { isReturnPath } from './return-path.ts'

test.each(['/', '/orders', '/payments/1?from=app#top', '/t%C3%ACm?q=a//b'])(
  'isReturnPath: %s is of this site',
  (path) => {
    expect(isReturnPath(path)).toBe(true)
  },
)

test.each([
  ...['', 'orders', '//evil.test', '/\\evil.test', '\\\\evil.test', 'https://evil.test/', 'javascript:alert(1)'],
  ...['/\t/evil.test', '/a b', '/\u0000', '/\u202Eevil', '/a\\b'],
])('isReturnPath: refuses %j', (path) => {
  expect(isReturnPath(path)).toBe(false)
})
