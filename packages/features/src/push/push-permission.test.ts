import { expect, test } from 'vitest'
import { asksForPush } from './push-permission.ts'

test.each(['/dashboard', '/notifications', '/orders/5f0c2a52/confirmation'])(
  'asksForPush: %s has the banner',
  (path) => {
    expect(asksForPush(path)).toBe(true)
  },
)

test.each([
  '/',
  '/products/5f0c2a52',
  '/cart',
  '/checkout',
  '/payments/5f0c2a52',
  '/orders/5f0c2a52',
  '/wallet/deposit',
  '/notifications/preferences',
  '/profile',
])('asksForPush: %s, where people buy, pay or type, has none', (path) => {
  expect(asksForPush(path)).toBe(false)
})
