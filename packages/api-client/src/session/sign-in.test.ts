import { beforeEach, expect, test } from 'vitest'
import { type BrowserProfile, browserProfile } from '../../test-support/browser-profile.ts'
import { fakeClock } from '../../test-support/fake-clock.ts'
import { openTab, type Tab } from '../../test-support/open-tab.ts'
import { lan, platform, teaShop } from '../../test-support/people.ts'
import { json, type TestBackend, testBackend } from '../../test-support/test-backend.ts'
import { destinationAfterSignOut } from './sign-out-reason.ts'

const credentials = { email: 'lan@example.vn', password: 'ao-dai-lua' }

let profile: BrowserProfile
let backend: TestBackend
let tab: Tab

beforeEach(() => {
  const clock = fakeClock()
  profile = browserProfile()
  backend = testBackend(clock)
  tab = openTab(profile, backend, clock)
})

test('[SESS-01] login keeps accessToken as token, refreshToken and the user, from the top of the answer', async () => {
  const grant = backend.grant()
  backend.next('POST /auth/login', () => json(200, grant))
  await tab.session.login(credentials)
  expect(profile.values.get('token')).toBe(grant.accessToken)
  expect(profile.values.get('refreshToken')).toBe(grant.refreshToken)
  expect(tab.session.getSnapshot()).toMatchObject({ status: 'in', user: { email: 'lan@example.vn' } })
})

test('[SESS-01] login reads the same from a data wrapper', async () => {
  const grant = backend.grant()
  backend.next('POST /auth/login', () => json(200, { data: grant }))
  await tab.session.login(credentials)
  expect(profile.values.get('token')).toBe(grant.accessToken)
  expect(profile.values.get('refreshToken')).toBe(grant.refreshToken)
  expect(tab.session.getSnapshot().status).toBe('in')
})

test.each([
  { requiresTwoFactor: true, twoFactorToken: 'ticket' },
  { data: { requiresTwoFactor: true, twoFactorToken: 'ticket' } },
])(
  '[SESS-02] an answer that asks for a second factor comes back unchanged and starts no session: %j',
  async (answer) => {
    backend.next('POST /auth/login', () => json(200, answer))
    expect(await tab.session.login(credentials)).toEqual(answer)
    expect(profile.values.has('token')).toBe(false)
    expect(tab.session.getSnapshot().status).not.toBe('in')
  },
)

test('[SESS-02] the session that the second factor grants is begun with its answer', async () => {
  const grant = backend.grant()
  tab.session.begin(grant)
  expect(profile.values.get('token')).toBe(grant.accessToken)
  expect(tab.session.getSnapshot().status).toBe('in')
})

test('[SESS-03] register yields accessToken and user and starts a session', async () => {
  const { accessToken, user } = backend.grant()
  backend.next('POST /auth/register', () => json(201, { accessToken, user }))
  await tab.session.register({ ...credentials, firstName: 'Lan', lastName: 'Nguyễn' })
  expect(profile.values.get('token')).toBe(accessToken)
  expect(tab.session.getSnapshot()).toMatchObject({ status: 'in', user: { firstName: 'Lan' } })
})

test.each([
  ['the current tenant', lan({ currentTenantId: teaShop.tenantId }), teaShop.tenantId],
  ['else the home tenant', lan({ currentTenantId: null }), platform.tenantId],
  [
    'else the first membership',
    lan({ currentTenantId: null, tenantId: null, tenantMemberships: [teaShop] }),
    teaShop.tenantId,
  ],
])('[SESS-04] login chooses %s', async (_, user, expected) => {
  backend.user = user
  await tab.session.login(credentials)
  expect(tab.session.getSnapshot().currentTenantId).toBe(expected)
})

test('[SESS-05] logout clears both tokens and the tenant, and calls the server', async () => {
  await tab.session.login(credentials)
  const token = profile.values.get('token')
  await tab.session.logout()
  expect(profile.values.has('token')).toBe(false)
  expect(profile.values.has('refreshToken')).toBe(false)
  expect(tab.session.getSnapshot()).toMatchObject({ status: 'out', user: null, currentTenantId: null, tenantId: null })
  expect(backend.callsTo('POST /auth/logout')[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`)
  expect(tab.signOuts).toEqual(['signed-out'])
})

test('[SESS-05] logout clears the session even when the server is unreachable', async () => {
  await tab.session.login(credentials)
  backend.next('POST /auth/logout', () => Promise.reject(new TypeError('no network')))
  await tab.session.logout()
  expect(profile.values.has('token')).toBe(false)
  expect(tab.session.getSnapshot().status).toBe('out')
})

test('[SESS-06, TENANT-08] the state holds memberships, current tenant, home tenant and role; the tokens are stored', async () => {
  backend.user = lan({ currentTenantId: teaShop.tenantId })
  await tab.session.login(credentials)
  expect(tab.session.getSnapshot()).toMatchObject({
    tenantMemberships: backend.user.tenantMemberships,
    currentTenantId: teaShop.tenantId,
    tenantId: platform.tenantId,
    role: 'SELLER',
    isLoading: false,
    error: null,
  })
  expect([...profile.values.keys()]).toEqual(expect.arrayContaining(['token', 'refreshToken']))
  expect(JSON.stringify(tab.session.getSnapshot())).not.toContain(profile.values.get('token'))
})

test('[SESS-07] the user holds id, names, email, role, tenantId, memberships and current tenant', async () => {
  await tab.session.login(credentials)
  const { id, firstName, lastName, email, role, tenantId, tenantMemberships, currentTenantId } = lan()
  expect(tab.session.getSnapshot().user).toMatchObject({
    ...{ id, firstName, lastName, email, role },
    ...{ tenantId, tenantMemberships, currentTenantId },
  })
})

test('the snapshot stays the same object until something changes', async () => {
  await tab.session.login(credentials)
  const before = tab.session.getSnapshot()
  let changes = 0
  const unsubscribe = tab.session.subscribe(() => {
    changes += 1
  })
  expect(tab.session.getSnapshot()).toBe(before)
  await tab.session.logout()
  expect(changes).toBe(1)
  unsubscribe()
  await tab.session.login(credentials)
  expect(changes).toBe(1)
})

test('an answer without a token starts no session and fails as unreadable', async () => {
  backend.next('POST /auth/login', () => json(200, { user: lan() }))
  await expect(tab.session.login(credentials)).rejects.toMatchObject({ code: 'PARSING_ERROR' })
  expect(tab.session.getSnapshot().status).not.toBe('in')
})

test('logout for another account clears the session and leaves the page', async () => {
  await tab.session.login(credentials)
  await tab.session.logout('changing-account')
  expect(profile.values.has('token')).toBe(false)
  expect(tab.session.getSnapshot()).toMatchObject({ status: 'out', user: null })
  expect(tab.signOuts).toEqual(['changing-account'])
  expect(tab.signOuts.map(destinationAfterSignOut)).toEqual([null])
})
