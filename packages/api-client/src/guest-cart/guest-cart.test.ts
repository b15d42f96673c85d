import { beforeEach, expect, test } from 'vitest'
import { type BrowserProfile, browserProfile } from '../../test-support/browser-profile.ts'
import { memoryStorage } from '../storage/memory-storage.ts'
import { createGuestCart, emptyGuestCart, type GuestCart } from './guest-cart.ts'

const scarf = { productId: 'scarf', priceInCents: 150_000_00 }
const tea = { productId: 'tea', variantId: 'tea-500g', priceInCents: 80_000_00 }

let profile: BrowserProfile
let cart: GuestCart

beforeEach(() => {
  profile = browserProfile()
  cart = createGuestCart(profile.openTab())
})

test('[CART-02] a local line holds productId, quantity, priceInCents and lineTotal, and its variant', () => {
  cart.add({ ...scarf, quantity: 2 })
  cart.add({ ...tea, quantity: 1 })
  expect(JSON.parse(profile.values.get('guestCart') ?? '')).toEqual([
    { productId: 'scarf', quantity: 2, priceInCents: 150_000_00, lineTotal: 300_000_00 },
    { productId: 'tea', variantId: 'tea-500g', quantity: 1, priceInCents: 80_000_00, lineTotal: 80_000_00 },
  ])
})

test('[CART-02] the cart persists in a page that is opened later', () => {
  cart.add({ ...scarf, quantity: 2 })
  expect(createGuestCart(profile.openTab()).getSnapshot()).toEqual(cart.getSnapshot())
})

test('[CART-02] the snapshot adds up quantities and totals', () => {
  cart.add({ ...scarf, quantity: 2 })
  cart.add({ ...tea, quantity: 1 })
  expect(cart.getSnapshot()).toMatchObject({ itemCount: 3, subtotalInCents: 380_000_00 })
})

test('[CART-02] adding the same item again increases its line, at the current price', () => {
  cart.add({ ...scarf, quantity: 2 })
  cart.add({ ...scarf, quantity: 1, priceInCents: 160_000_00 })
  expect(cart.getSnapshot().lines).toEqual([
    { productId: 'scarf', quantity: 3, priceInCents: 160_000_00, lineTotal: 480_000_00 },
  ])
})

test('two variants of a product are two lines', () => {
  cart.add({ ...tea, quantity: 1 })
  cart.add({ ...tea, variantId: 'tea-1kg', quantity: 1 })
  expect(cart.getSnapshot().lines.map(({ variantId }) => variantId)).toEqual(['tea-500g', 'tea-1kg'])
})

test('[CART-02] setting a quantity recomputes the line; zero removes it', () => {
  cart.add({ ...scarf, quantity: 2 })
  cart.setQuantity(scarf, 5)
  expect(cart.getSnapshot()).toMatchObject({ itemCount: 5, subtotalInCents: 750_000_00 })
  cart.setQuantity(scarf, 0)
  expect(cart.getSnapshot()).toBe(emptyGuestCart)
})

test('removing takes out one line, clearing all of them and their storage', () => {
  cart.add({ ...scarf, quantity: 2 })
  cart.add({ ...tea, quantity: 1 })
  cart.remove(scarf)
  expect(cart.getSnapshot().lines.map(({ productId }) => productId)).toEqual(['tea'])
  cart.clear()
  expect(cart.getSnapshot()).toBe(emptyGuestCart)
  expect(profile.values.has('guestCart')).toBe(false)
})

test('a line holds at most 999 of an item, a cart at most 100 lines', () => {
  cart.add({ ...scarf, quantity: 998 })
  cart.add({ ...scarf, quantity: 5 })
  expect(cart.getSnapshot().itemCount).toBe(999)
  for (let n = 1; n < 100; n++) expect(cart.add({ productId: `p-${n}`, quantity: 1, priceInCents: 100 })).toBe(true)
  expect(cart.add({ productId: 'one-too-many', quantity: 1, priceInCents: 100 })).toBe(false)
  expect(cart.getSnapshot().lines).toHaveLength(100)
})

test('additions in one tab appear in another, and neither overwrites the other', async () => {
  const other = createGuestCart(profile.openTab())
  const told = new Promise<void>((resolve) => other.subscribe(resolve))
  cart.add({ ...scarf, quantity: 1 })
  other.add({ ...tea, quantity: 1 })
  await told
  expect(other.getSnapshot().lines.map(({ productId }) => productId)).toEqual(['scarf', 'tea'])
})

test.each([
  'not json',
  '{}',
  '[null, 7, "x"]',
  '[{"productId":7,"quantity":1,"priceInCents":100}]',
  '[{"productId":"p","quantity":0,"priceInCents":100}]',
  '[{"productId":"p","quantity":1.5,"priceInCents":100}]',
  '[{"productId":"p","quantity":1,"priceInCents":-100}]',
])('invalid stored lines are skipped: %s', (stored) => {
  const storage = memoryStorage()
  storage.write('guestCart', stored)
  expect(createGuestCart(storage).getSnapshot()).toBe(emptyGuestCart)
})

test('a stored total is recomputed', () => {
  const storage = memoryStorage()
  storage.write('guestCart', '[{"productId":"p","quantity":2,"priceInCents":100,"lineTotal":1}]')
  expect(createGuestCart(storage).getSnapshot().subtotalInCents).toBe(200)
})
