import contract from '@chonoi/contract/openapi.json' with { type: 'json' }
import { idempotentCalls } from '@chonoi/contract/idempotent-calls'
import { beforeEach, expect, test } from 'vitest'
import { type BrowserProfile, browserProfile } from '../../test-support/browser-profile.ts'
import { fakeClock } from '../../test-support/fake-clock.ts'
import { openTab, type Tab } from '../../test-support/open-tab.ts'
import { lan, teaShop } from '../../test-support/people.ts'
import { host, json, type TestBackend, testBackend } from '../../test-support/test-backend.ts'
import { unwrap } from '../failure/unwrap.ts'
import { createApiClient } from './create-api-client.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { tenantHeader } from './tenant-header.ts'

const order = { addressId: lan().id, paymentMethod: 'WALLET', expectedTotalInCents: 100 } as const

let profile: BrowserProfile
let backend: TestBackend
let tab: Tab

beforeEach(() => {
  const clock = fakeClock()
  profile = browserProfile()
  backend = testBackend(clock)
  tab = openTab(profile, backend, clock)
})

const header = (name: string) => backend.seen.at(-1)?.headers.get(name)

test('[API-02] calls go to /api/v1/ of the configured host', async () => {
  const urls: string[] = []
  const api = createApiClient({
    baseUrl: 'https://backend.chonoi.test',
    fetch: async (request) => {
      urls.push(request.url)
      return json(200, {})
    },
  })
  await api.GET('/orders/{id}', { params: { path: { id: 'o-1' } } })
  await api.GET('/orders/my-orders', { params: { query: { page: 2 } } })
  expect(urls).toEqual([
    'https://backend.chonoi.test/api/v1/orders/o-1',
    'https://backend.chonoi.test/api/v1/orders/my-orders?page=2',
  ])
})

test.each(['..', 'a/b', 'a\\b', ''])(
  'an id that is not a path segment is never sent and counts as not found: %s',
  async (id) => {
    await expect(unwrap(tab.api.GET('/orders/{id}', { params: { path: { id } } }))).rejects.toMatchObject({
      status: 404,
      code: 'resource.not_found',
    })
    expect(backend.seen).toHaveLength(0)
  },
)

test('[API-03] a call carries the held token, and no Authorization when none is held', async () => {
  await tab.api.GET('/orders/my-orders')
  expect(header('Authorization')).toBeNull()
  tab.session.begin(backend.grant())
  await tab.api.GET('/orders/my-orders')
  expect(header('Authorization')).toBe(`Bearer ${profile.values.get('token')}`)
})

test('[API-03] an invalid stored token is not sent', async () => {
  profile.values.set('token', 'javascript:alert(1)')
  await tab.api.GET('/orders/my-orders')
  expect(header('Authorization')).toBeNull()
})

test('[API-04] every call carries the stored CSRF token', async () => {
  await tab.api.GET('/orders/my-orders')
  const first = header('X-CSRF-Token')
  await tab.session.login({ email: 'lan@example.vn', password: 'ao-dai-lua' })
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(first).toBe(profile.values.get('csrfToken'))
  expect(header('X-CSRF-Token')).toBe(first)
})

test('[API-06, API-07] every call carries X-Requested-With and the client version', async () => {
  await tab.api.GET('/orders/my-orders')
  expect(header('X-Requested-With')).toBe('XMLHttpRequest')
  expect(header('X-Client-Version')).toBe('1.0.0')
})

const readAnalytics = () => tab.api.GET('/news/{id}/analytics', { params: { path: { id: 'n-1' } } })

test('[API-08] article analytics name the current tenant', async () => {
  tab.session.begin(backend.grant())
  const { currentTenantId } = tab.session.getSnapshot()
  expect(currentTenantId).not.toBeNull()
  await readAnalytics()
  expect(header('x-tenant-id')).toBe(currentTenantId)
})

test('[API-08] article analytics name the tenant "default" when none is known', async () => {
  await readAnalytics()
  expect(header('x-tenant-id')).toBe('default')
})

test('a call may name another tenant', async () => {
  await tab.api.GET('/orders/my-orders', { headers: tenantHeader(teaShop.tenantId) })
  expect(header('x-tenant-id')).toBe(teaShop.tenantId)
})

test('[API-08] other calls carry no tenant header', async () => {
  await tab.api.GET('/orders/my-orders')
  expect(header('x-tenant-id')).toBeNull()
})

test('a call requests the current language', async () => {
  let language = 'vi'
  const api = createApiClient({ baseUrl: host, fetch: backend.fetch, language: () => language })
  await api.GET('/orders/my-orders')
  expect(header('Accept-Language')).toBe('vi')
  language = 'en'
  await api.GET('/orders/my-orders')
  expect(header('Accept-Language')).toBe('en')
})

test('a call marked idempotent in the contract gets its own key', async () => {
  await tab.api.POST('/orders', { body: order })
  const first = header('Idempotency-Key')
  await tab.api.POST('/orders', { body: order })
  expect(first).toMatch(/^[A-Za-z0-9_-]{16,100}$/)
  expect(header('Idempotency-Key')).not.toBe(first)
})

test('a key given by the caller is used, so that attempts of one intent share it', async () => {
  const key = newIdempotencyKey()
  await tab.api.POST('/orders', { body: order, params: { header: { 'Idempotency-Key': key } } })
  expect(header('Idempotency-Key')).toBe(key)
})

test('other calls carry no idempotency key', async () => {
  await tab.api.GET('/orders/my-orders')
  expect(header('Idempotency-Key')).toBeNull()
})

test('the list of idempotent calls equals the contract', () => {
  const marked = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => 'x-idempotent' in operation && operation['x-idempotent'] === true)
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  )
  expect(marked.length).toBeGreaterThan(3)
  expect(new Set(marked)).toEqual(idempotentCalls)
})
