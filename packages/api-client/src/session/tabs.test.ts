import { beforeEach, expect, test } from 'vitest'
import { type BrowserProfile, browserProfile } from '../../test-support/browser-profile.ts'
import { type FakeClock, fakeClock } from '../../test-support/fake-clock.ts'
import { openTab, type Tab } from '../../test-support/open-tab.ts'
import { lan, membership, teaShop } from '../../test-support/people.ts'
import { json, problem, type TestBackend, testBackend } from '../../test-support/test-backend.ts'
import type { SessionSnapshot } from './session-snapshot.ts'

const minute = 60_000
const credentials = { email: 'lan@example.vn', password: 'ao-dai-lua' }

let clock: FakeClock
let profile: BrowserProfile
let backend: TestBackend

beforeEach(() => {
  clock = fakeClock()
  profile = browserProfile()
  backend = testBackend(clock)
})

async function openSignedInTabs(count: number): Promise<Tab[]> {
  const tabs = Array.from({ length: count }, () => openTab(profile, backend, clock))
  const { accessToken, refreshToken } = backend.grant()
  profile.values.set('token', accessToken)
  profile.values.set('refreshToken', refreshToken)
  await Promise.all(tabs.map(({ session }) => session.start()))
  return tabs
}

function becomes({ session }: Tab, isSo: (snapshot: SessionSnapshot) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isSo(session.getSnapshot())) resolve()
    }
    session.subscribe(look)
    look()
  })
}

const hasFailed = ({ error }: SessionSnapshot) => error !== null

test('[SESS-22] twenty tabs whose refresh is due at once make one refresh and share its token', async () => {
  const tabs = await openSignedInTabs(20)
  clock.advance(50 * minute)
  await Promise.all(tabs.map(({ session }) => session.refresh()))
  expect(backend.callsTo('POST /auth/refresh')).toHaveLength(1)
  expect(new Set(tabs.map(({ session }) => session.heldToken()?.token))).toEqual(new Set([profile.values.get('token')]))
  expect(tabs.every(({ session }) => session.getSnapshot().status === 'in')).toBe(true)
  expect(clock.pending()).toEqual(Array(20).fill(50 * minute))
})

test('[SESS-22] twenty tabs that are refused at once make one refresh and repeat their calls', async () => {
  const tabs = await openSignedInTabs(20)
  backend.revokeAccess()
  const answers = await Promise.all(tabs.map(({ api }) => api.GET('/orders/my-orders')))
  expect(backend.callsTo('POST /auth/refresh')).toHaveLength(1)
  expect(answers.map(({ response }) => response.status)).toEqual(Array(20).fill(200))
})

test('[SESS-18] twenty tabs whose session is rejected all end after one refresh', async () => {
  const tabs = await openSignedInTabs(20)
  backend.always('POST /auth/refresh', () => json(401, problem(401, 'auth.refresh_invalid')))
  clock.advance(50 * minute)
  await Promise.all(tabs.map(({ session }) => session.refresh()))
  expect(backend.callsTo('POST /auth/refresh')).toHaveLength(1)
  expect(tabs.every(({ session }) => session.getSnapshot().status === 'out')).toBe(true)
  expect(tabs.flatMap(({ signOuts }) => signOuts).filter((reason) => reason === 'refused')).toHaveLength(1)
})

test('signing out in one tab signs the others out without leaving their page', async () => {
  const [one, other] = (await openSignedInTabs(2)) as [Tab, Tab]
  await one.session.logout()
  await becomes(other, ({ status }) => status === 'out')
  expect(other.signOuts).toEqual(['elsewhere'])
  expect(backend.callsTo('POST /auth/logout')).toHaveLength(1)
})

test('signing in in one tab signs the others in', async () => {
  const one = openTab(profile, backend, clock)
  const other = openTab(profile, backend, clock)
  await Promise.all([one.session.start(), other.session.start()])
  await one.session.login(credentials)
  await becomes(other, ({ status }) => status === 'in')
  expect(other.session.getSnapshot().user?.firstName).toBe('Lan')
})

test('a different user signing in in one tab becomes the user of the others', async () => {
  const [one, other] = (await openSignedInTabs(2)) as [Tab, Tab]
  backend.user = lan({ id: '00000000-0000-4000-8000-0000000000bb', firstName: 'Minh' })
  await one.session.login({ ...credentials, email: 'minh@example.vn' })
  await becomes(other, ({ user }) => user?.firstName === 'Minh')
  expect(other.session.getSnapshot().status).toBe('in')
})

test('[TENANT-05] switching shop in one tab switches the others', async () => {
  const [one, other] = (await openSignedInTabs(2)) as [Tab, Tab]
  await one.session.switchTenant(teaShop.tenantId)
  await becomes(other, ({ currentTenantId }) => currentTenantId === teaShop.tenantId)
  expect(other.session.getSnapshot().role).toBe('SELLER')
})

test('a refresh in one tab makes the others neither refresh nor reload the user', async () => {
  const [one, other] = (await openSignedInTabs(2)) as [Tab, Tab]
  clock.advance(20 * minute)
  await one.session.refresh()
  expect(backend.callsTo('GET /auth/me')).toHaveLength(2)
  expect(other.session.heldToken()?.token).toBe(profile.values.get('token'))
  expect(clock.pending()).toEqual([50 * minute, 50 * minute])
})

test('a tab that switched shop does not reload the user when another tab refreshes', async () => {
  const [one, other] = (await openSignedInTabs(2)) as [Tab, Tab]
  await one.session.switchTenant(teaShop.tenantId)
  await becomes(other, ({ currentTenantId }) => currentTenantId === teaShop.tenantId)
  const asked = backend.callsTo('GET /auth/me').length
  await other.session.refresh()
  expect(one.session.heldToken()?.token).toBe(profile.values.get('token'))
  expect(backend.callsTo('GET /auth/me')).toHaveLength(asked)
})

test('after a failure, the user of a session begun in another tab can be reloaded, and it does not count as a switch', async () => {
  const [one, other] = (await openSignedInTabs(2)) as [Tab, Tab]
  backend.next('GET /auth/me', () => Promise.reject(new TypeError('network down')))
  await one.session.switchTenant(teaShop.tenantId)
  await becomes(other, hasFailed)
  expect(other.session.getSnapshot()).toMatchObject({
    status: 'in',
    isLoading: false,
    error: { during: 'load', code: 'FETCH_ERROR' },
  })
  await other.session.reloadUser()
  expect(other.session.getSnapshot()).toMatchObject({ currentTenantId: teaShop.tenantId, error: null })
})

test('the memberships of a different user, when reloaded, are not taken for new ones of the previous user', async () => {
  const [one, other] = (await openSignedInTabs(2)) as [Tab, Tab]
  const bookshop = membership('00000000-0000-4000-8000-000000000005', 'ADMIN')
  const minh = { id: '00000000-0000-4000-8000-0000000000bb', firstName: 'Minh', currentTenantId: teaShop.tenantId }
  backend.user = lan({ ...minh, tenantMemberships: [teaShop, bookshop] })
  backend.next('GET /auth/me', () => Promise.reject(new TypeError('network down')))
  await one.session.login({ ...credentials, email: 'minh@example.vn' })
  await becomes(other, hasFailed)
  await other.session.reloadUser()
  expect(other.session.getSnapshot()).toMatchObject({ user: { firstName: 'Minh' }, currentTenantId: teaShop.tenantId })
  expect(backend.callsTo('POST /auth/switch-tenant')).toHaveLength(0)
})

test('a user that could not be loaded is reloaded once the connection is back', async () => {
  const [one, other] = (await openSignedInTabs(2)) as [Tab, Tab]
  backend.next('GET /auth/me', () => Promise.reject(new TypeError('network down')))
  await one.session.switchTenant(teaShop.tenantId)
  await becomes(other, hasFailed)
  other.session.recheck()
  await becomes(other, ({ currentTenantId }) => currentTenantId === teaShop.tenantId)
  expect(other.session.getSnapshot().error).toBeNull()
})
