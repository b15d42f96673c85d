import type { TokenProblem } from '@chonoi/domain'
import { beforeEach, expect, test } from 'vitest'
import { type BrowserProfile, browserProfile } from '../../test-support/browser-profile.ts'
import { type FakeClock, fakeClock } from '../../test-support/fake-clock.ts'
import { jwt } from '../../test-support/jwt.ts'
import { TokenProblemError } from './token-problem-error.ts'
import { createTokenStore, type TokenStore } from './token-store.ts'

const day = 24 * 60 * 60 * 1000

let clock: FakeClock
let profile: BrowserProfile
let problems: TokenProblem[]
let store: TokenStore

beforeEach(() => {
  clock = fakeClock()
  profile = browserProfile()
  problems = []
  store = createTokenStore({
    storage: profile.openTab(),
    clock,
    onTokenProblem: (problem) => problems.push(problem),
  })
})

const tokenFor = (subject: string, lifeMs = 3_600_000) => jwt({ sub: subject, exp: (clock.now() + lifeMs) / 1000 })
const blacklist = () => JSON.parse(profile.values.get('tokenBlacklist') ?? '[]') as [string, number][]

test('[SESS-13] a cleared token is blacklisted and no longer used, even when it is put back', () => {
  const token = tokenFor('lan')
  store.save({ accessToken: token, refreshToken: 'refresh-1' }, 0)
  store.clear()
  profile.values.set('token', token)
  profile.values.set('refreshToken', 'refresh-1')
  expect(store.accessToken()).toBeUndefined()
  expect(store.refreshToken()).toBeUndefined()
})

test('[SESS-13] a replaced token is blacklisted too', () => {
  const old = tokenFor('old')
  store.save({ accessToken: old, refreshToken: 'refresh-1' }, 0)
  store.save({ accessToken: tokenFor('new'), refreshToken: 'refresh-2' }, 0)
  profile.values.set('token', old)
  expect(store.accessToken()).toBeUndefined()
})

test('[SESS-13] a token that is granted again stays usable', () => {
  const token = tokenFor('lan')
  store.save({ accessToken: token, refreshToken: 'refresh-1' }, 0)
  store.save({ accessToken: token, refreshToken: 'refresh-1' }, 0)
  expect(store.accessToken()).toBe(token)
  expect(store.refreshToken()).toBe('refresh-1')
})

test('[SESS-14] a blacklisted token is dropped from the storage when it is read', () => {
  const token = tokenFor('lan')
  store.save({ accessToken: token }, 0)
  store.clear()
  profile.values.set('token', token)
  store.accessToken()
  expect(profile.values.has('token')).toBe(false)
})

test.each([
  ['[ERR-01, SESS-14]', 'a.b', 'INVALID_TOKEN', 'high', 'Token validation failed'],
  ['[ERR-02, SESS-14, SESS-29]', 'a'.repeat(8193), 'TOKEN_TOO_LARGE', 'medium', 'Token exceeds maximum size'],
  ['[ERR-03, SESS-14, SESS-30]', '<script>', 'XSS_DETECTED', 'critical', 'Token contains forbidden patterns'],
])('%s an invalid stored token is dropped when it is read, and reported without the token', (...row) => {
  const [, token, code, severity, message] = row
  profile.values.set('token', token)
  expect(store.accessToken()).toBeUndefined()
  expect(profile.values.has('token')).toBe(false)
  expect(problems).toEqual([{ code, severity, message }])
})

test.each([
  ['[ERR-01, SESS-34]', 'a.b', 'INVALID_TOKEN', 'Token validation failed'],
  ['[ERR-02, SESS-26]', 'a'.repeat(8193), 'TOKEN_TOO_LARGE', 'Token exceeds maximum size'],
  ['[ERR-03, SESS-31]', 'javascript:x', 'XSS_DETECTED', 'Token contains forbidden patterns'],
])('%s an unacceptable granted token is refused, and what was held stays', (_, accessToken, code, message) => {
  const held = tokenFor('lan')
  store.save({ accessToken: held, refreshToken: 'refresh-1' }, 0)
  let thrown: unknown
  try {
    store.save({ accessToken, refreshToken: 'refresh-2' }, 0)
  } catch (error) {
    thrown = error
  }
  expect(thrown).toBeInstanceOf(TokenProblemError)
  expect(thrown).toMatchObject({ code, message })
  expect(store.accessToken()).toBe(held)
  expect(store.refreshToken()).toBe('refresh-1')
})

test('[SESS-13] the blacklist holds fingerprints, never tokens', () => {
  const token = tokenFor('lan')
  store.save({ accessToken: token, refreshToken: 'refresh-secret' }, 0)
  store.clear()
  expect(blacklist().map(([fingerprint]) => /^[0-9a-f]{64}$/.test(fingerprint))).toEqual([true, true])
  expect(profile.values.get('tokenBlacklist')).not.toContain('refresh-secret')
})

test('[SESS-13] a blacklist entry is removed once its token has expired', () => {
  store.save({ accessToken: tokenFor('lan'), refreshToken: 'refresh-1' }, 0)
  store.clear()
  expect(blacklist()).toHaveLength(2)
  clock.advance(31 * day)
  store.save({ accessToken: tokenFor('lan') }, 0)
  store.clear()
  expect(blacklist()).toHaveLength(1)
})

test('[SESS-13] the blacklist keeps at most 200 entries, the newest', () => {
  for (let n = 0; n < 210; n++) {
    store.save({ accessToken: tokenFor(`n${n}`) }, 0)
    store.clear()
  }
  expect(blacklist()).toHaveLength(200)
  profile.values.set('token', tokenFor('n209'))
  expect(store.accessToken()).toBeUndefined()
})

test('a corrupted blacklist is reset', () => {
  profile.values.set('tokenBlacklist', '{"not":"a list"')
  const token = tokenFor('lan')
  store.save({ accessToken: token }, 0)
  expect(store.accessToken()).toBe(token)
  store.clear()
  expect(blacklist()).toHaveLength(1)
})

test('other tabs are notified of a new session once its tokens are stored', async () => {
  const other = createTokenStore({ storage: profile.openTab(), clock })
  const heard: (string | undefined)[] = []
  const told = new Promise<void>((resolve) =>
    other.watch(() => {
      heard.push(other.accessToken())
      if (other.sessionMark()) resolve()
    }),
  )
  const token = tokenFor('lan')
  store.save({ accessToken: token, refreshToken: 'refresh-1' }, 0)
  store.markNewSession()
  await told
  expect(heard.at(-1)).toBe(token)
})

test('a tab that reads while another tab stores a refresh never removes the new tokens', () => {
  const other = createTokenStore({ storage: profile.openTab(), clock })
  const own = profile.openTab()
  const calls: (() => void)[] = []
  const interrupted = {
    ...own,
    read(key: string) {
      const value = own.read(key)
      calls.shift()?.()
      return value
    },
  }
  const tab = createTokenStore({ storage: interrupted, clock })
  for (let pause = 0; pause < 6; pause++) {
    other.save({ accessToken: tokenFor(`old-${pause}`), refreshToken: `old-${pause}` }, 0)
    const fresh = { accessToken: tokenFor(`new-${pause}`), refreshToken: `new-${pause}` }
    calls.push(...Array.from({ length: pause }, () => () => {}), () => other.save(fresh, 0))
    tab.accessToken()
    tab.refreshToken()
    for (const call of calls.splice(0)) call()
    expect([profile.values.get('token'), profile.values.get('refreshToken')]).toEqual([
      fresh.accessToken,
      fresh.refreshToken,
    ])
  }
})
