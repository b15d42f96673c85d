import { unwrap } from '@chonoi/api-client'
import type { DemoAccount } from '../../testing/alive/alive-parameters.ts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { demoSession } from '../../test-support/demo-session.ts'
import { chooseFiles, pictureFile, uploadPicture } from '../../test-support/pictures.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ProductReviews } from './product-reviews-card.tsx'
import { ReviewCard } from './review-card.tsx'
import ReviewFormDialog from './review-form-dialog.tsx'

const vi = { words: ['reviews', 'forms'], language: 'vi' } as const
const comment = 'Men đẹp, gói kỹ, giao nhanh.'

/** A product without a review of the account. */
async function productFor(as: DemoAccount) {
  const { api } = await demoSession(as)
  const { data } = await unwrap(api.GET('/products', { params: { query: { limit: 50 } } }))
  for (const { id, name, tenant } of data) {
    const own = await unwrap(api.GET('/reviews/user/product/{id}', { params: { path: { id } } }))
    if (!own) return { id, name, tenantId: tenant.id }
  }
  throw new Error(`${as} has reviewed everything.`)
}

const ownOf = async (as: DemoAccount, id: string) =>
  unwrap((await demoSession(as)).api.GET('/reviews/user/product/{id}', { params: { path: { id } } }))

/** Writes a review with some pictures. */
async function written(as: DemoAccount, count: number) {
  const [{ api }, product] = [await demoSession(as), await productFor(as)]
  const images: string[] = []
  for (let number = 1; number <= count; number++) images.push(await uploadPicture(api, `anh-${number}.png`))
  const body = { productId: product.id, rating: 5, comment, images }
  return { product, review: await unwrap(api.POST('/reviews', { body })) }
}

test('a buyer sends a review with a picture', async () => {
  const as = 'user@chonoi.test'
  const product = await productFor(as)
  const { screen } = await renderScreen(<ReviewFormDialog product={product} onClose={() => {}} />, { ...vi, as })
  const dialog = screen.getByRole('dialog')
  await dialog.getByTitle('5 sao').click()
  await dialog.getByRole('textbox', { name: /^Nội dung đánh giá/ }).fill(comment)
  chooseFiles(await pictureFile('men-lam.png'))
  await expect.element(dialog.getByRole('button', { name: 'Gỡ men-lam.png' })).toBeVisible()
  const send = dialog.getByRole('button', { name: 'Gửi đánh giá' })
  await expect.element(send).not.toHaveAttribute('aria-disabled', 'true')
  await send.click()
  await expect.poll(async () => (await ownOf(as, product.id))?.images.length).toBe(1)
})

test('a file that is no picture says why at the field, and the rest is kept', async () => {
  const as = 'user@chonoi.test'
  const product = await productFor(as)
  const { screen } = await renderScreen(<ReviewFormDialog product={product} onClose={() => {}} />, { ...vi, as })
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Nội dung đánh giá/ }).fill(comment)
  chooseFiles(new File(['<html>'], 'trang.png', { type: 'image/png' }))
  await expect.element(dialog.getByRole('listitem').getByText(/không|Không/)).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: /^Nội dung đánh giá/ })).toHaveValue(comment)
})

test('the author takes a picture away and keeps the other', async () => {
  const as = 'customer@chonoi.test'
  const { product, review } = await written(as, 2)
  const form = <ReviewFormDialog product={product} review={review} onClose={() => {}} />
  const { screen } = await renderScreen(form, { ...vi, as })
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Gỡ Ảnh chụp sản phẩm 1' }).click()
  await dialog.getByRole('button', { name: 'Lưu thay đổi' }).click()
  await expect.poll(async () => (await ownOf(as, product.id))?.images).toEqual(review.images.slice(1))
})

test('a picture opens on the whole window, and Escape leads back to it', async () => {
  const { review } = await written('customer@chonoi.test', 2)
  const { screen } = await renderScreen(<ReviewCard review={review} />, vi)
  const name = `${review.user.lastName} ${review.user.firstName}`
  const second = screen.getByRole('button', { name: `Ảnh 2/2 của ${name}` })
  await second.click()
  const shown = screen.getByRole('dialog', { name: `Hình ảnh của ${name}` })
  await expect.element(shown.getByRole('img', { name: `Ảnh 2/2 của ${name}` })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(shown).not.toBeInTheDocument()
  await expect.element(second).toHaveFocus()
})

test('the reviews of a product are narrowed to those with pictures', async () => {
  const { product, review } = await written('customer@chonoi.test', 1)
  const other = await demoSession('multi@chonoi.test')
  await other.api.POST('/reviews', { body: { productId: product.id, rating: 4, comment: 'Đóng gói kỹ, màu đẹp' } })
  const { screen } = await renderScreen(<ProductReviews product={product} />, vi)
  const filter = screen.getByRole('button', { name: 'Có hình ảnh (1)' })
  await expect.element(screen.getByText('Đóng gói kỹ, màu đẹp')).toBeVisible()
  await filter.click()
  await expect.element(screen.getByText('Đóng gói kỹ, màu đẹp')).not.toBeInTheDocument()
  await expect.element(screen.getByText(review.comment)).toBeVisible()
  await expect.element(filter).toHaveAttribute('aria-pressed', 'true')
})
