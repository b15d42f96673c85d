import type { Cart } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { memoryBackend } from '../../test-support/memory-backend.ts'
import { lan } from '../../test-support/people.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { CartScreen } from './cart-screen.tsx'

const cart: Cart = {
  items: [
    {
      id: '00000000-0000-4000-8000-0000000000d1',
      productId: '00000000-0000-4000-8000-0000000000b1',
      variantId: '00000000-0000-4000-8000-0000000000b2',
      name: 'Bát gốm men lam',
      variantName: null,
      slug: 'bat-gom-men-lam',
      imageUrl: null,
      tenant: { id: '00000000-0000-4000-8000-000000000002', name: 'Gốm Bát Tràng', slug: 'gom', logoUrl: null },
      quantity: 2,
      priceInCents: 15_000_000,
      lineTotal: 30_000_000,
      availableStock: 9,
      isAvailable: true,
    },
  ],
  itemCount: 2,
  subtotalInCents: 30_000_000,
  coupon: { code: 'GOM50', description: null, discountType: 'FIXED_AMOUNT', discountValue: 5_000_000 },
  discountInCents: 5_000_000,
  shippingInCents: 0,
  totalInCents: 25_000_000,
}

test('[FMT-02] what a coupon takes off is shown as the stored amount divided by 100', async () => {
  const backend = memoryBackend({ 'GET /cart': () => cart })
  const { screen } = await renderScreen(<CartScreen />, { backend, words: ['cart', 'forms', 'catalog'], user: lan() })
  await expect.element(screen.getByText('GOM50', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('−50.000\u00a0₫')).toBeVisible()
  await expect.element(screen.getByText('250.000\u00a0₫')).toBeVisible()
})
