import { beforeEach, expect, test } from 'vitest'
import { type BrowserProfile, browserProfile } from '../../test-support/browser-profile.ts'
import { type FakeClock, fakeClock } from '../../test-support/fake-clock.ts'
import { openTab, type Tab } from '../../test-support/open-tab.ts'
import { json, problem, type TestBackend, testBackend } from '../../test-support/test-backend.ts'
import { destinationAfterSignOut } from './sign-out-reason.ts'

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

const refreshes = () => backend.callsTo('POST /auth/refresh')
const failing = (status: number) => () => json(status, problem(status, 'server.unavailable'))
/** Joins a refresh in progress, so this waits for the one that the clock just triggered. */
const refreshUnderWay = () => clock.drive(tab.session.refresh())

test('[SESS-15, SESS-25] with an hour left the refresh runs 600 s before expiry, not earlier', async () => {
  tab.session.begin(backend.grant())
  clock.advance(50 * minute - 1)
  expect(refreshes()).toHaveLength(0)
  clock.advance(1)
  await refreshUnderWay()
  expect(refreshes()).toHaveLength(1)
})

test('[SESS-16] refresh sends the refresh token in the body and as the Bearer header', async () => {
  const { refreshToken } = backend.grant()
  tab.session.begin(backend.grant())
  const held = profile.values.get('refreshToken')
  await tab.session.refresh()
  expect(held).not.toBe(refreshToken)
  expect(JSON.parse(refreshes()[0]?.body ?? '')).toEqual({ refreshToken: held })
  expect(refreshes()[0]?.headers.get('Authorization')).toBe(`Bearer ${held}`)
})

test('[SESS-17] a successful refresh keeps the new tokens and schedules the next one', async () => {
  tab.session.begin(backend.grant())
  const before = profile.values.get('token')
  clock.advance(50 * minute)
  await refreshUnderWay()
  expect(profile.values.get('refreshToken')).toBe('refresh-2')
  expect(profile.values.get('token')).not.toBe(before)
  expect(clock.pending()).toEqual([50 * minute])
})

test('[SESS-16] the tokens of a refresh may be in a data wrapper', async () => {
  tab.session.begin(backend.grant())
  const { accessToken: token, refreshToken } = backend.grant()
  backend.next('POST /auth/refresh', () => json(200, { data: { token, refreshToken } }))
  await tab.session.refresh()
  expect(profile.values.get('token')).toBe(token)
})

test.each([401, 403])(
  '[SESS-18] a refresh answered %i wipes the session, and the user lands on /login',
  async (status) => {
    tab.session.begin(backend.grant())
    backend.next('POST /auth/refresh', () => json(status, problem(status, 'auth.refresh_invalid')))
    await tab.session.refresh()
    expect(refreshes()).toHaveLength(1)
    expect(profile.values.has('token')).toBe(false)
    expect(profile.values.has('refreshToken')).toBe(false)
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'out', user: null })
    expect(tab.signOuts.map(destinationAfterSignOut)).toEqual(['/login'])
  },
)

test('[SESS-19] other failures are retried after 1 s, then 2 s', async () => {
  tab.session.begin(backend.grant())
  const start = clock.now()
  const moments: number[] = []
  const failAndNote = () => {
    moments.push(clock.now() - start)
    return failing(503)()
  }
  backend.next('POST /auth/refresh', failAndNote, failAndNote)
  await clock.drive(tab.session.refresh())
  expect(moments).toEqual([0, 1000])
  expect(clock.now() - start).toBe(3000)
  expect(tab.session.getSnapshot().status).toBe('in')
  expect(profile.values.get('refreshToken')).toBe('refresh-2')
})

test('[SESS-20, SESS-21] after the third failed attempt the session is expired', async () => {
  tab.session.begin(backend.grant())
  backend.always('POST /auth/refresh', failing(500))
  await clock.drive(tab.session.refresh())
  expect(refreshes()).toHaveLength(3)
  expect(profile.values.has('token')).toBe(false)
  expect(tab.session.getSnapshot().status).toBe('out')
  expect(tab.signOuts).toEqual(['expired'])
})

test('[SESS-19] a lost connection is a failure like any other', async () => {
  tab.session.begin(backend.grant())
  backend.next('POST /auth/refresh', () => Promise.reject(new TypeError('network down')))
  await clock.drive(tab.session.refresh())
  expect(refreshes()).toHaveLength(2)
  expect(tab.session.getSnapshot().status).toBe('in')
})

test('[ERR-06] a failed refresh reports its status', async () => {
  tab.session.begin(backend.grant())
  backend.next('POST /auth/refresh', failing(503))
  await clock.drive(tab.session.refresh())
  expect(tab.refreshFailures).toEqual(['Token refresh failed: 503'])
})

test('[ERR-07] a refresh without a token in its answer is reported', async () => {
  tab.session.begin(backend.grant())
  backend.next('POST /auth/refresh', () => json(200, { refreshToken: 'refresh-9' }))
  await clock.drive(tab.session.refresh())
  expect(tab.refreshFailures).toEqual(['No token in refresh response'])
})

test('[SESS-22] triggers during a running refresh wait for it', async () => {
  tab.session.begin(backend.grant())
  const arrived = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Response>()
  backend.next('POST /auth/refresh', () => {
    arrived.resolve()
    return answer.promise
  })
  const triggers = [tab.session.refresh(), tab.session.refresh()]
  await arrived.promise
  clock.advance(50 * minute)
  triggers.push(tab.session.refresh())
  const { accessToken: token, refreshToken } = backend.grant()
  answer.resolve(json(200, { token, refreshToken }))
  await Promise.all(triggers)
  expect(refreshes()).toHaveLength(1)
})

test('[SESS-23] a token that expired offline is refreshed once the connection is back', async () => {
  tab.session.begin(backend.grant())
  tab.isOnline = false
  clock.advance(60 * minute)
  expect(tab.session.getSnapshot().status).toBe('in')
  expect(refreshes()).toHaveLength(0)
  tab.isOnline = true
  tab.session.recheck()
  await tab.session.refresh()
  expect(refreshes()).toHaveLength(1)
  expect([tab.session.getSnapshot().status, tab.signOuts]).toEqual(['in', []])
})

test('[SESS-23] an expired token that nothing can renew wipes the session without a request', () => {
  tab.session.begin(backend.grant())
  profile.values.delete('refreshToken')
  tab.isOnline = false
  clock.advance(60 * minute)
  expect(tab.session.getSnapshot().status).toBe('out')
  expect(tab.signOuts).toEqual(['expired'])
  expect(destinationAfterSignOut('expired')).toBe('/login')
  expect(refreshes()).toHaveLength(0)
})

test('[SESS-23] a machine that wakes after the expiry stays signed in, unless the server refuses the refresh', async () => {
  tab.session.begin(backend.grant())
  tab.session.stop()
  clock.advance(120 * minute)
  tab.session.recheck()
  await tab.session.refresh()
  expect([refreshes().length, tab.session.getSnapshot().status, tab.signOuts]).toEqual([1, 'in', []])
  backend.next('POST /auth/refresh', () => Promise.resolve(json(401, {})))
  clock.advance(120 * minute)
  await tab.session.refresh()
  expect([tab.session.getSnapshot().status, tab.signOuts]).toEqual(['out', ['refused']])
})

test('[SESS-24] a session that wakes with 15 minutes left refreshes at once', async () => {
  tab.session.begin(backend.grant())
  tab.session.stop()
  clock.advance(45 * minute)
  tab.session.recheck()
  await refreshUnderWay()
  expect(refreshes()).toHaveLength(1)
})

test('[SESS-25] a session that wakes with more than 15 minutes left only schedules', () => {
  tab.session.begin(backend.grant())
  tab.session.stop()
  clock.advance(45 * minute - 1)
  tab.session.recheck()
  expect(refreshes()).toHaveLength(0)
  expect(clock.pending()).toEqual([5 * minute + 1])
})

test('a refresh due while offline waits for the connection instead of using up its attempts', async () => {
  tab.session.begin(backend.grant())
  tab.isOnline = false
  clock.advance(55 * minute)
  expect(refreshes()).toHaveLength(0)
  tab.isOnline = true
  tab.session.recheck()
  await refreshUnderWay()
  expect(refreshes()).toHaveLength(1)
})

test('a new token that is already due is not refreshed again at once', async () => {
  backend.tokenLifeMinutes = 10
  tab.session.begin(backend.grant())
  await tab.session.refresh()
  expect(refreshes()).toHaveLength(1)
  expect(clock.pending()).toEqual([5 * minute])
})

test.each([-3 * 60 * minute, 3 * 60 * minute])('a clock that is off by %i ms makes no difference', async (wrong) => {
  const server = fakeClock(clock.now() + wrong)
  backend = testBackend(server)
  tab = openTab(profile, backend, clock)
  tab.session.begin(backend.grant())
  expect(clock.pending()).toEqual([50 * minute])
  await tab.session.refresh()
  expect(clock.pending()).toEqual([50 * minute])
  expect(tab.session.getSnapshot().status).toBe('in')
})

test('tokens that arrive after sign-out are discarded', async () => {
  tab.session.begin(backend.grant())
  const { accessToken: token, refreshToken } = backend.grant()
  backend.next('POST /auth/refresh', async () => {
    await tab.session.logout()
    return json(200, { token, refreshToken })
  })
  await tab.session.refresh()
  expect(profile.values.has('token')).toBe(false)
  expect(profile.values.has('refreshToken')).toBe(false)
  expect(tab.signOuts).toEqual(['signed-out'])
})
