import { beforeEach, expect, test } from 'vitest'
import { type BrowserProfile, browserProfile } from '../../test-support/browser-profile.ts'
import { type FakeClock, fakeClock } from '../../test-support/fake-clock.ts'
import { openTab, type Tab } from '../../test-support/open-tab.ts'
import { lan, teaShop } from '../../test-support/people.ts'
import { json, problem, type TestBackend, testBackend } from '../../test-support/test-backend.ts'
import { unwrap } from '../failure/unwrap.ts'

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

const order = { addressId: lan().id, paymentMethod: 'WALLET', expectedTotalInCents: 100 } as const
const made = () => backend.seen.map(({ call }) => call)
const unauthenticated = () => json(401, problem(401, 'auth.unauthenticated'))

test('a call that is answered 401 is repeated once with the renewed token', async () => {
  backend.revokeAccess()
  const { response } = await tab.api.GET('/orders/my-orders')
  expect(response.status).toBe(200)
  expect(made()).toEqual(['GET /orders/my-orders', 'POST /auth/refresh', 'GET /orders/my-orders'])
})

test('ten calls that are answered 401 at once share one refresh', async () => {
  backend.revokeAccess()
  const answers = await Promise.all(Array.from({ length: 10 }, () => tab.api.GET('/orders/my-orders')))
  expect(answers.every(({ response }) => response.ok)).toBe(true)
  expect(backend.callsTo('POST /auth/refresh')).toHaveLength(1)
})

test('a call that is refused again is not repeated a second time', async () => {
  backend.always('GET /orders/my-orders', unauthenticated)
  await expect(unwrap(tab.api.GET('/orders/my-orders'))).rejects.toMatchObject({ status: 401 })
  expect(backend.callsTo('GET /orders/my-orders')).toHaveLength(2)
  expect(backend.callsTo('POST /auth/refresh')).toHaveLength(1)
})

test('a repeated order carries the same body and the same idempotency key', async () => {
  backend.revokeAccess()
  await tab.api.POST('/orders', { body: order })
  const [first, second] = backend.callsTo('POST /orders')
  expect(second?.body).toBe(first?.body)
  expect(JSON.parse(second?.body ?? '')).toEqual(order)
  expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'))
})

test('when the refresh is refused the call fails with its 401 and the session is over', async () => {
  backend.revokeAccess()
  backend.next('POST /auth/refresh', unauthenticated)
  await expect(unwrap(tab.api.GET('/orders/my-orders'))).rejects.toMatchObject({ code: 'auth.unauthenticated' })
  expect(backend.callsTo('GET /orders/my-orders')).toHaveLength(1)
  expect(tab.signOuts).toEqual(['refused'])
})

test('a call is not repeated as a user who signed in meanwhile', async () => {
  backend.next('POST /orders', () => {
    tab.session.begin({ ...backend.grant(), user: lan({ firstName: 'Minh' }) })
    return unauthenticated()
  })
  const { response } = await tab.api.POST('/orders', { body: order })
  expect(response.status).toBe(401)
  expect(backend.callsTo('POST /orders')).toHaveLength(1)
})

test('a call is not repeated after switching to another shop', async () => {
  backend.next('POST /orders', async () => {
    await tab.session.switchTenant(teaShop.tenantId)
    return unauthenticated()
  })
  const { response } = await tab.api.POST('/orders', { body: order })
  expect(response.status).toBe(401)
  expect(backend.callsTo('POST /orders')).toHaveLength(1)
})

test('a guest gets the 401 without a refresh', async () => {
  await tab.session.logout()
  const { response } = await tab.api.GET('/orders/my-orders')
  expect(response.status).toBe(401)
  expect(backend.callsTo('POST /auth/refresh')).toHaveLength(0)
})

test('[API-03, SESS-23] a call made after the token expired is sent once, with a renewed one', async () => {
  tab.session.stop()
  clock.advance(61 * 60_000)
  const { response } = await tab.api.GET('/orders/my-orders')
  expect(response.status).toBe(200)
  expect(backend.callsTo('GET /orders/my-orders')).toHaveLength(1)
  expect(backend.callsTo('POST /auth/refresh')).toHaveLength(1)
  expect(tab.signOuts).toEqual([])
})

test('[API-03] a call made after the token expired for good carries none', async () => {
  tab.session.stop()
  clock.advance(61 * 60_000)
  profile.values.delete('refreshToken')
  await tab.api.GET('/orders/my-orders')
  expect(backend.callsTo('GET /orders/my-orders')[0]?.headers.has('Authorization')).toBe(false)
  expect(tab.signOuts).toEqual(['expired'])
})
