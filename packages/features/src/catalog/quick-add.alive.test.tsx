import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ToastHost } from '../shell/toast-host.tsx'
import { ProductGrid } from './product-grid-card.tsx'

const as = 'customer@chonoi.test'

test('a product without a choice goes into the cart from its card; one with variants is opened instead', async () => {
  const { api } = await demoSession(as)
  const query = { inStock: true, limit: 100 } as const
  const { data } = await unwrap(api.GET('/products', { params: { query } }))
  const plain = data.find(({ variantCount }) => variantCount === 1)
  const chosen = data.find(({ variantCount }) => variantCount > 1)
  if (!plain || !chosen) throw new Error('The demo has no such products.')
  const { screen, visited } = await renderScreen(
    <>
      <ProductGrid products={[plain, chosen]} label="Products" />
      <ToastHost />
    </>,
    { words: ['catalog'], as },
  )
  expect(screen.getByRole('button', { name: `Add ${chosen.name} to the cart` }).elements()).toEqual([])
  await screen.getByRole('button', { name: `Add ${plain.name} to the cart` }).click()
  await expect.element(screen.getByText(`${plain.name} is in your cart`)).toBeVisible()
  const { items } = await unwrap(api.GET('/cart'))
  expect(items.map(({ productId, quantity }) => [productId, quantity])).toContainEqual([plain.id, 1])
  await screen.getByRole('button', { name: 'See the cart' }).click()
  await expect.poll(() => visited).toEqual(['/cart'])
})
