import { expect, test } from 'vitest'
import { readBreachedPasswordsUrl } from './breached-passwords-setting.ts'

test('readBreachedPasswordsUrl: no service is asked unless one is named', () => {
  expect(readBreachedPasswordsUrl({})).toBeNull()
  const given = 'https://api.pwnedpasswords.com/range/'
  expect(readBreachedPasswordsUrl({ BREACHED_PASSWORDS_URL: given })).toBe(given)
})

test.each(['pwned', 'file:///ranges', 'https://x.vn/range?a=1'])('readBreachedPasswordsUrl: refuses "%s"', (given) => {
  expect(() => readBreachedPasswordsUrl({ BREACHED_PASSWORDS_URL: given })).toThrow(/^BREACHED_PASSWORDS_URL must be/)
})
