import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { CartScreen } from './cart-screen.tsx'

const as = 'customer@chonoi.test'

/** Ten bowls of 52.000 ₫, 30.000 ₫ shipping, and a discount of 50.000 ₫. */
test("[FMT-02] a coupon's discount is shown as the stored amount divided by 100", async () => {
  const { api } = await demoSession(as)
  const path = { id: 'bat-an-com-ve-chuon-chuon' }
  const bowl = await unwrap(api.GET('/products/{id}', { params: { path } }))
  await unwrap(api.POST('/cart', { body: { productId: bowl.id, quantity: 10 } }))
  const cart = await unwrap(api.POST('/cart/coupon', { body: { code: 'LOGOM50' } }))
  expect([cart.discountInCents, cart.totalInCents]).toEqual([5_000_000, 50_000_000])
  const { screen } = await renderScreen(<CartScreen />, { words: ['cart', 'forms', 'catalog'], as })
  await expect.element(screen.getByText('LOGOM50', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('−50.000\u00a0₫')).toBeVisible()
  await expect.element(screen.getByText('500.000\u00a0₫')).toBeVisible()
})
