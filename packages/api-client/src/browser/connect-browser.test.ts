import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BrowserProfile, browserProfile } from '../../test-support/browser-profile.ts'
import { type FakeClock, fakeClock } from '../../test-support/fake-clock.ts'
import { host, json, type TestBackend, testBackend } from '../../test-support/test-backend.ts'
import type { SignOutReason } from '../session/sign-out-reason.ts'
import { type BrowserConnection, connectBrowser } from './connect-browser.ts'

const minute = 60_000

let clock: FakeClock
let profile: BrowserProfile
let backend: TestBackend
let page: BrowserConnection
let signOuts: SignOutReason[]
let browserDocument: EventTarget & { visibilityState: string }

beforeEach(() => {
  browserDocument = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', browserDocument)
  vi.stubGlobal('window', new EventTarget())
  clock = fakeClock()
  profile = browserProfile()
  backend = testBackend(clock)
  signOuts = []
  page = connectBrowser({
    baseUrl: host,
    fetch: backend.fetch,
    language: () => 'vi',
    storage: profile.openTab(),
    clock,
    locks: profile.locks,
    onSignedOut: (reason) => signOuts.push(reason),
  })
})

afterEach(() => vi.unstubAllGlobals())

test('connectBrowser: joins client, session and guest cart', async () => {
  backend.next('POST /cart/merge', () => json(200, { cart: {}, skipped: [] }))
  page.guestCart.add({ productId: 'scarf', quantity: 1, priceInCents: 100 })
  await page.session.login({ email: 'lan@example.vn', password: 'ao-dai-lua' })
  await page.mergeGuestCart()
  await page.api.GET('/orders/my-orders')
  expect(backend.seen.map(({ call }) => call)).toEqual([
    'POST /auth/login',
    'POST /cart/merge',
    'GET /orders/my-orders',
  ])
  expect(backend.seen.at(-1)?.headers.get('Authorization')).toBe(`Bearer ${profile.values.get('token')}`)
  expect(page.guestCart.getSnapshot().lines).toEqual([])
})

test('connectBrowser: expires the session when a page is shown again after its token expired and nothing renews it', async () => {
  await page.session.login({ email: 'lan@example.vn', password: 'ao-dai-lua' })
  const stop = page.start()
  page.session.stop()
  profile.values.delete('refreshToken')
  clock.advance(61 * minute)
  browserDocument.visibilityState = 'hidden'
  browserDocument.dispatchEvent(new Event('visibilitychange'))
  expect(signOuts).toEqual([])
  browserDocument.visibilityState = 'visible'
  browserDocument.dispatchEvent(new Event('visibilitychange'))
  expect(signOuts).toEqual(['expired'])
  stop()
})

test('connectBrowser: stops following changes once the page is left', async () => {
  await page.session.login({ email: 'lan@example.vn', password: 'ao-dai-lua' })
  const stop = page.start()
  stop()
  clock.advance(61 * minute)
  for (const event of ['online', 'pageshow']) window.dispatchEvent(new Event(event))
  expect(signOuts).toEqual([])
})
