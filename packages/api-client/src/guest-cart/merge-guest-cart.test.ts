import { beforeEach, expect, test } from 'vitest'
import { type BrowserProfile, browserProfile } from '../../test-support/browser-profile.ts'
import { type FakeClock, fakeClock } from '../../test-support/fake-clock.ts'
import { openTab } from '../../test-support/open-tab.ts'
import { json, problem, type TestBackend, testBackend } from '../../test-support/test-backend.ts'
import { createGuestCart } from './guest-cart.ts'
import { mergeGuestCart } from './merge-guest-cart.ts'

const scarf = { productId: 'scarf', quantity: 2, priceInCents: 150_000_00 }
const tea = { productId: 'tea', variantId: 'tea-500g', quantity: 1, priceInCents: 80_000_00 }
const merged = { cart: { items: [] }, skipped: [] }

let clock: FakeClock
let profile: BrowserProfile
let backend: TestBackend

beforeEach(() => {
  clock = fakeClock()
  profile = browserProfile()
  backend = testBackend(clock)
  backend.always('POST /cart/merge', () => json(200, merged))
})

function signedInTab() {
  const { api, session } = openTab(profile, backend, clock)
  session.begin(backend.grant())
  const guestCart = createGuestCart(profile.openTab())
  return { guestCart, merge: () => mergeGuestCart({ api, guestCart, locks: profile.locks }) }
}

const merges = () => backend.callsTo('POST /cart/merge')

test('[CART-04] at sign-in the lines go to the server in one call, and the local cart is empty', async () => {
  const { guestCart, merge } = signedInTab()
  guestCart.add(scarf)
  guestCart.add(tea)
  expect(await merge()).toEqual(merged)
  expect(JSON.parse(merges()[0]?.body ?? '')).toEqual({
    items: [
      { productId: 'scarf', quantity: 2 },
      { productId: 'tea', variantId: 'tea-500g', quantity: 1 },
    ],
  })
  expect(merges()).toHaveLength(1)
  expect(guestCart.getSnapshot().lines).toEqual([])
  expect(profile.values.has('guestCart')).toBe(false)
})

test('[CART-04] an empty cart sends no request', async () => {
  expect(await signedInTab().merge()).toBeNull()
  expect(merges()).toHaveLength(0)
})

test('[CART-04] two tabs that merge at once make one call', async () => {
  const tabs = [signedInTab(), signedInTab()]
  tabs[0]?.guestCart.add(scarf)
  await Promise.all(tabs.map(({ merge }) => merge()))
  expect(merges()).toHaveLength(1)
})

test('[CART-04] when the call fails the lines stay, and the next attempt sends them', async () => {
  const { guestCart, merge } = signedInTab()
  guestCart.add(scarf)
  backend.next('POST /cart/merge', () => json(503, problem(503, 'server.unavailable')))
  await expect(merge()).rejects.toMatchObject({ code: 'server.unavailable' })
  expect(guestCart.getSnapshot().itemCount).toBe(2)
  await merge()
  expect(guestCart.getSnapshot().itemCount).toBe(0)
})

test('[CART-04] lines added while the call is in progress are not lost', async () => {
  const { guestCart, merge } = signedInTab()
  guestCart.add(scarf)
  backend.next('POST /cart/merge', () => {
    guestCart.add(tea)
    guestCart.add(scarf)
    return json(200, merged)
  })
  await merge()
  expect(guestCart.getSnapshot().lines.map(({ productId }) => productId)).toEqual(['scarf', 'tea'])
})
