import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { uploadPicture } from '../../test-support/pictures.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { ToastHost } from '../shell/toast-host.tsx'
import { ReviewModerationScreen } from './review-moderation-screen.tsx'

const page = (
  <>
    <ReviewModerationScreen />
    <ToastHost />
  </>
)
const setting = {
  words: ['reviewManagement', 'forms'],
  language: 'vi',
  address: '/admin/reviews?status=ALL',
  as: 'admin@chonoi.test',
} as const

test('[ROUTE-83] the queue is first, and the other reviews are in tabs by status', async () => {
  const { screen } = await renderScreen(page, { ...setting, address: '/admin/reviews' })
  await expect.element(screen.getByText('Chưa hài lòng')).toBeVisible()
  const tabs = screen.getByRole('navigation', { name: 'Trạng thái đánh giá' })
  await expect.element(tabs.getByRole('link', { name: /^Chờ duyệt/ })).toHaveAttribute('aria-current', 'page')
  expect(
    tabs
      .getByRole('link')
      .elements()
      .map((one) => one.textContent),
  ).toEqual([...['Chờ duyệt3', 'Tất cả', 'Đã duyệt', 'Bị từ chối', 'Đã ẩn']])
})

test('[ROUTE-83] a review is hidden with a reason, which is taken back from its message', async () => {
  const { screen } = await renderScreen(page, setting)
  await screen
    .getByRole('button', { name: /^Thao tác khác/ })
    .first()
    .click()
  await screen.getByRole('menuitem', { name: 'Ẩn' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Lời lẽ xúc phạm')
  await dialog.getByRole('button', { name: 'Ẩn' }).click()
  await expect.element(screen.getByText('Đã ẩn đánh giá')).toBeVisible()
  await expect.element(screen.getByText('Lời lẽ xúc phạm')).toBeVisible()
  await screen.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect.element(screen.getByText('Lời lẽ xúc phạm')).not.toBeInTheDocument()
})

test('[ROUTE-83] selected reviews are decided on together, and a failure keeps what was typed', async () => {
  const network = testNetwork()
  network.cut('POST /reviews/bulk-moderate')
  const { screen } = await renderScreen(page, { ...setting, network })
  await screen.getByRole('checkbox', { name: /Chọn/ }).nth(1).click()
  await screen.getByRole('button', { name: 'Từ chối', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'Từ chối 1 đánh giá?' })
  await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Quảng cáo')
  await dialog.getByRole('button', { name: 'Từ chối' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Lý do' })).toHaveValue('Quảng cáo')
})

/** A rejected review of the customer that waits for another decision since they added a picture. */
async function waitingWithPicture() {
  const [author, admin] = [await demoSession('customer@chonoi.test'), await demoSession('admin@chonoi.test')]
  const [review] = (await unwrap(author.api.GET('/reviews', { params: { query: { userId: author.user.id } } }))).data
  if (!review) throw new Error('The customer of the demo has written no review.')
  const params = { path: { id: review.id } }
  await unwrap(admin.api.PATCH('/reviews/{id}/moderate', { params, body: { status: 'REJECTED', reason: 'Quảng cáo' } }))
  const change = (comment: string, images: string[]) =>
    unwrap(author.api.PATCH('/reviews/{id}', { params, body: { comment, images } }))
  const images = [await uploadPicture(author.api, 'binh.png')]
  return { change: (comment: string) => change(comment, images), review: await change('Men đẹp như trong ảnh', images) }
}

test('a moderator sees the pictures of a review and approves it', async () => {
  const { review } = await waitingWithPicture()
  const { screen } = await renderScreen(page, { ...setting, address: '/admin/reviews' })
  const name = `${review.user.lastName} ${review.user.firstName}`
  const row = screen.getByRole('row').filter({ hasText: review.comment })
  await expect.element(row.getByRole('list', { name: `Hình ảnh của ${name}` })).toBeVisible()
  await row.getByRole('button', { name: /^Duyệt đánh giá của/ }).click()
  await expect.element(screen.getByText('Đã duyệt đánh giá')).toBeVisible()
})

test('a review that its author changes before the decision is not approved unseen', async () => {
  const { change, review } = await waitingWithPicture()
  const { screen } = await renderScreen(page, { ...setting, address: '/admin/reviews' })
  const row = screen.getByRole('row').filter({ hasText: review.comment })
  await expect.element(row).toBeVisible()
  await change('Mua ở chỗ khác rẻ hơn nhiều')
  await row.getByRole('button', { name: /^Duyệt đánh giá của/ }).click()
  await expect.element(screen.getByText(/^Đánh giá này vừa thay đổi/)).toBeVisible()
  await expect.element(screen.getByText('Mua ở chỗ khác rẻ hơn nhiều')).toBeVisible()
})
