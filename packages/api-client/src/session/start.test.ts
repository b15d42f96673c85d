import { beforeEach, expect, test } from 'vitest'
import { type BrowserProfile, browserProfile } from '../../test-support/browser-profile.ts'
import { type FakeClock, fakeClock } from '../../test-support/fake-clock.ts'
import { jwt } from '../../test-support/jwt.ts'
import { openTab, type Tab } from '../../test-support/open-tab.ts'
import { json, problem, type TestBackend, testBackend } from '../../test-support/test-backend.ts'
import { unknownSession } from './session-snapshot.ts'

const minute = 60_000

let clock: FakeClock
let profile: BrowserProfile
let backend: TestBackend
let tab: Tab

beforeEach(() => {
  clock = fakeClock()
  profile = browserProfile()
  backend = testBackend(clock)
  tab = openTab(profile, backend, clock)
})

function store(token: string | undefined, refreshToken: string): void {
  if (token !== undefined) profile.values.set('token', token)
  profile.values.set('refreshToken', refreshToken)
}

const made = () => backend.seen.map(({ call }) => call)

test('before the start the session is unknown, which is what the server renders', () => {
  expect(tab.session.getSnapshot()).toBe(unknownSession)
})

test('[API-11] without a stored token the start sends no request', async () => {
  await tab.session.start()
  expect(made()).toEqual([])
  expect(tab.session.getSnapshot().status).toBe('out')
  expect(tab.signOuts).toEqual([])
})

test('[API-11] with a stored token the start calls GET /auth/me, and nothing else', async () => {
  const { accessToken, refreshToken } = backend.grant()
  store(accessToken, refreshToken)
  await tab.session.start()
  expect(made()).toEqual(['GET /auth/me'])
  expect(tab.session.getSnapshot()).toMatchObject({ status: 'in', isLoading: false, user: { firstName: 'Lan' } })
})

test('[SESS-08] the stored token is refreshed 600 s before the moment that its expiry claim names', async () => {
  const { accessToken, refreshToken } = backend.grant()
  clock.advance(20 * minute)
  store(accessToken, refreshToken)
  await tab.session.start()
  expect(clock.pending()).toEqual([30 * minute])
})

test.each([
  ['[SESS-09] rotation is due when no token is present', () => undefined],
  ['[SESS-10] rotation is due when the token is malformed', () => 'a.b.c'],
  ['[SESS-11] rotation is due when the token lacks an expiry claim', () => jwt({ sub: 'x' })],
  ['[SESS-12] rotation is due with less than 15 minutes left', () => jwt({ exp: clock.now() / 1000 + 899 })],
])('%s: the start refreshes first', async (_, token) => {
  store(token(), backend.grant().refreshToken)
  await tab.session.start()
  expect(made()).toEqual(['POST /auth/refresh', 'GET /auth/me'])
  expect(tab.session.getSnapshot().status).toBe('in')
})

test('[SESS-23] an expired stored token is refreshed first', async () => {
  store(jwt({ exp: clock.now() / 1000 }), backend.grant().refreshToken)
  await tab.session.start()
  expect(made()).toEqual(['POST /auth/refresh', 'GET /auth/me'])
  expect(tab.session.getSnapshot().status).toBe('in')
})

test('[SESS-23] an expired stored token without a refresh token is dropped without a request; the page stays', async () => {
  profile.values.set('token', jwt({ exp: clock.now() / 1000 }))
  await tab.session.start()
  expect(made()).toEqual([])
  expect(profile.values.has('token')).toBe(false)
  expect(tab.session.getSnapshot().status).toBe('out')
  expect(tab.signOuts).toEqual(['stale'])
})

test('[SESS-14] a stored token that is invalid is dropped, and no call carries it', async () => {
  profile.values.set('token', '<script>alert(1)</script>')
  await tab.session.start()
  expect(profile.values.has('token')).toBe(false)
  expect(made()).toEqual([])
  expect(tab.session.getSnapshot().status).toBe('out')
})

test('a session that the server ended meanwhile is renewed once, then over', async () => {
  store(backend.grant().accessToken, 'refresh-of-another-family')
  backend.revokeAccess()
  await tab.session.start()
  expect(made()).toEqual(['GET /auth/me', 'POST /auth/refresh'])
  expect(tab.signOuts).toEqual(['refused'])
})

test('an account that may no longer sign in is signed out', async () => {
  const { accessToken, refreshToken } = backend.grant()
  store(accessToken, refreshToken)
  backend.next('GET /auth/me', () => json(403, problem(403, 'auth.account_inactive')))
  await tab.session.start()
  expect(tab.signOuts).toEqual(['refused'])
})

test('an unreachable server does not end the session: the call is retried', async () => {
  const { accessToken, refreshToken } = backend.grant()
  store(accessToken, refreshToken)
  backend.next('GET /auth/me', () => Promise.reject(new TypeError('network down')))
  await tab.session.start()
  expect(tab.session.getSnapshot()).toMatchObject({ status: 'unknown', error: { code: 'FETCH_ERROR' } })
  const signedIn = new Promise<void>((resolve) => {
    tab.session.subscribe(() => tab.session.getSnapshot().status === 'in' && resolve())
  })
  clock.advance(5_000)
  await signedIn
  expect(tab.session.getSnapshot().error).toBeNull()
})

test('stopping clears every timer', async () => {
  const { accessToken, refreshToken } = backend.grant()
  store(accessToken, refreshToken)
  await tab.session.start()
  tab.session.stop()
  expect(clock.pending()).toEqual([])
})
