import { beforeEach, expect, test } from 'vitest'
import { type BrowserProfile, browserProfile } from '../../test-support/browser-profile.ts'
import { type FakeClock, fakeClock } from '../../test-support/fake-clock.ts'
import { openTab, type Tab } from '../../test-support/open-tab.ts'
import { closedShop, lan, membership, platform, silkShop, teaShop } from '../../test-support/people.ts'
import { json, problem, type TestBackend, testBackend } from '../../test-support/test-backend.ts'

const refusal = 'Cannot switch to inactive or unavailable tenant'

let clock: FakeClock
let profile: BrowserProfile
let backend: TestBackend
let tab: Tab

beforeEach(() => {
  clock = fakeClock()
  profile = browserProfile()
  backend = testBackend(clock)
  tab = openTab(profile, backend, clock)
  tab.session.begin(backend.grant())
})

const state = () => tab.session.getSnapshot()
const switches = () => backend.callsTo('POST /auth/switch-tenant')

test('[TENANT-01, TENANT-05] switching to an ACTIVE membership keeps the new tokens and takes on its role', async () => {
  const before = profile.values.get('token')
  expect(await tab.session.switchTenant(silkShop.tenantId)).toBe(true)
  expect(JSON.parse(switches()[0]?.body ?? '')).toEqual({ tenantId: silkShop.tenantId })
  expect(profile.values.get('token')).not.toBe(before)
  expect(profile.values.get('refreshToken')).toBe('refresh-2')
  expect(state()).toMatchObject({
    currentTenantId: silkShop.tenantId,
    role: 'ADMIN',
    user: { role: 'ADMIN' },
    actor: { platformRole: 'CUSTOMER', tenantRole: 'ADMIN' },
    isLoading: false,
    error: null,
  })
})

test('[TENANT-05] a SUPER_ADMIN keeps the role in every shop', async () => {
  tab.session.begin({ ...backend.grant(), user: lan({ role: 'SUPER_ADMIN', platformRole: 'SUPER_ADMIN' }) })
  backend.user = lan({ role: 'SUPER_ADMIN', platformRole: 'SUPER_ADMIN' })
  await tab.session.switchTenant(teaShop.tenantId)
  expect(state()).toMatchObject({ role: 'SUPER_ADMIN', actor: { tenantRole: 'SELLER' } })
})

test.each([
  ['a suspended membership', closedShop.tenantId],
  ['no membership at all', '00000000-0000-4000-8000-00000000ffff'],
])('[TENANT-02] switching to %s is refused with the documented message and sends no request', async (_, id) => {
  expect(await tab.session.switchTenant(id)).toBe(false)
  expect(state().error).toEqual({ during: 'switch', code: 'tenant.membership_not_active', message: refusal })
  expect(state().currentTenantId).toBe(platform.tenantId)
  expect(switches()).toHaveLength(0)
})

test('[TENANT-02] a membership that is inactive on the server is refused with the same message', async () => {
  backend.next('POST /auth/switch-tenant', () =>
    json(409, problem(409, 'tenant.membership_not_active', { message: 'no' })),
  )
  expect(await tab.session.switchTenant(teaShop.tenantId)).toBe(false)
  expect(state()).toMatchObject({ isLoading: false, currentTenantId: platform.tenantId, error: { message: refusal } })
})

test('[TENANT-04] switching to the current tenant is ignored', async () => {
  const before = state()
  expect(await tab.session.switchTenant(platform.tenantId)).toBe(true)
  expect(switches()).toHaveLength(0)
  expect(state()).toBe(before)
})

test('[TENANT-08] the state is loading during the call, and a failure is its error until dismissed', async () => {
  backend.next('POST /auth/switch-tenant', () => {
    expect(state()).toMatchObject({ isLoading: true, error: null })
    throw new TypeError('network down')
  })
  await tab.session.switchTenant(teaShop.tenantId)
  expect(state()).toMatchObject({ isLoading: false, error: { during: 'switch', code: 'FETCH_ERROR' } })
  tab.session.dismissError()
  expect(state().error).toBeNull()
})

test('[TENANT-08, TENANT-09] the available tenants are the ACTIVE memberships, each with its documented fields', () => {
  expect(state().availableTenants).toEqual([platform, teaShop, silkShop])
  const { tenantId, tenant, role, status, joinedAt } = teaShop
  expect(state().availableTenants[1]).toMatchObject({ tenantId, role, status, joinedAt })
  expect(state().availableTenants[1]?.tenant).toMatchObject({ name: tenant.name, logoUrl: tenant.logoUrl })
})

test('[TENANT-06] when the current membership disappears the first ACTIVE one takes over', async () => {
  await tab.session.switchTenant(silkShop.tenantId)
  backend.user = lan({ currentTenantId: null, tenantMemberships: [closedShop, teaShop] })
  await tab.session.reloadUser()
  expect(state()).toMatchObject({ currentTenantId: teaShop.tenantId, role: 'SELLER' })
  expect(switches()).toHaveLength(2)
})

test('[TENANT-06] when the current membership stops being ACTIVE the first ACTIVE one takes over', async () => {
  await tab.session.switchTenant(silkShop.tenantId)
  backend.user = lan({ currentTenantId: null, tenantMemberships: [{ ...silkShop, status: 'SUSPENDED' }, teaShop] })
  await tab.session.reloadUser()
  expect(state()).toMatchObject({ currentTenantId: teaShop.tenantId, role: 'SELLER' })
})

test('[TENANT-06] with no ACTIVE membership there is no current tenant, and the role is the own one', async () => {
  backend.user = lan({ currentTenantId: null, tenantMemberships: [closedShop] })
  await tab.session.reloadUser()
  expect(state()).toMatchObject({ currentTenantId: null, availableTenants: [], role: 'CUSTOMER', status: 'in' })
  expect(switches()).toHaveLength(0)
})

test('[TENANT-07] a newly added ACTIVE membership becomes the current one', async () => {
  const bookshop = membership('00000000-0000-4000-8000-000000000005', 'ADMIN')
  backend.user = lan({ tenantMemberships: [...lan().tenantMemberships, bookshop] })
  await tab.session.reloadUser()
  expect(state()).toMatchObject({ currentTenantId: bookshop.tenantId, role: 'ADMIN' })
  expect(switches()).toHaveLength(1)
})

test('[TENANT-07] a newly added membership that is only an invitation changes nothing', async () => {
  const invited = membership('00000000-0000-4000-8000-000000000005', 'ADMIN', 'INVITED')
  backend.user = lan({ tenantMemberships: [...lan().tenantMemberships, invited] })
  await tab.session.reloadUser()
  expect(state().currentTenantId).toBe(platform.tenantId)
  expect(switches()).toHaveLength(0)
})

test('a switch whose token is rejected is repeated after one refresh', async () => {
  backend.revokeAccess()
  expect(await tab.session.switchTenant(teaShop.tenantId)).toBe(true)
  expect(backend.callsTo('POST /auth/refresh')).toHaveLength(1)
  expect(switches()).toHaveLength(2)
})

test('a refresh that waited for a switch uses its tokens instead of refreshing', async () => {
  await Promise.all([tab.session.switchTenant(teaShop.tenantId), tab.session.refresh()])
  expect(backend.callsTo('POST /auth/refresh')).toHaveLength(0)
  expect(state()).toMatchObject({ status: 'in', currentTenantId: teaShop.tenantId })
})

test('a switch waits for a refresh that is running, and goes out with its token', async () => {
  await Promise.all([tab.session.refresh(), tab.session.switchTenant(teaShop.tenantId)])
  expect(backend.seen.map(({ call }) => call)).toEqual(['POST /auth/refresh', 'POST /auth/switch-tenant'])
  expect(state()).toMatchObject({ status: 'in', currentTenantId: teaShop.tenantId })
})

test('a grant that arrives after sign-out starts no session', async () => {
  backend.next('POST /auth/switch-tenant', async () => {
    const grant = backend.grant()
    await tab.session.logout()
    return json(200, grant)
  })
  expect(await tab.session.switchTenant(teaShop.tenantId)).toBe(false)
  expect(profile.values.has('token')).toBe(false)
  expect(state().status).toBe('out')
})
