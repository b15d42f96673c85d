import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ProductReviews } from './product-reviews-card.tsx'

/** A product of the seller's shop that somebody has reviewed. */
async function reviewed() {
  const { api } = await demoSession('seller@chonoi.test')
  const query = { status: 'APPROVED', limit: 100 } as const
  const { data } = await unwrap(api.GET('/products/management/all', { params: { query } }))
  const product = data.find(({ ratingCount }) => ratingCount > 0)
  if (!product) throw new Error('Nobody has reviewed a product of the demo seller.')
  return { id: product.id, name: product.name, tenantId: product.tenant.id }
}

test('the staff of the shop reply to a review, and the reply stands under it', async () => {
  const { screen } = await renderScreen(<ProductReviews product={await reviewed()} />, {
    ...{ words: ['reviews', 'forms'], language: 'vi', as: 'seller@chonoi.test' },
  })
  await screen
    .getByRole('button', { name: /^Trả lời đánh giá của/ })
    .first()
    .click()
  const dialog = screen.getByRole('dialog', { name: 'Trả lời đánh giá' })
  await dialog.getByRole('textbox').fill('Cảm ơn bạn đã ủng hộ')
  await dialog.getByRole('button', { name: 'Gửi câu trả lời' }).click()
  await expect.element(screen.getByText('Cảm ơn bạn đã ủng hộ').first()).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Sửa câu trả lời cho đánh giá của/ }).first()).toBeVisible()
})

test('nobody else is offered to reply', async () => {
  const { screen } = await renderScreen(<ProductReviews product={await reviewed()} />, {
    ...{ words: ['reviews', 'forms'], language: 'vi', as: 'customer@chonoi.test' },
  })
  await expect.element(screen.getByRole('article').first()).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Trả lời đánh giá/ })).not.toBeInTheDocument()
})
