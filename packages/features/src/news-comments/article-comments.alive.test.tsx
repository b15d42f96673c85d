import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen, type ScreenSetting } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { ArticleComments } from './article-comments-card.tsx'

const as = 'customer@chonoi.test'
const slug = 'nam-gio-sang-tren-cho-noi-cai-rang'

async function openComments(more: Pick<ScreenSetting, 'as' | 'network'> = {}) {
  const { api } = await demoSession(as)
  const { id } = await unwrap(api.GET('/news/public/article/{slug}', { params: { path: { slug } } }))
  const { screen } = await renderScreen(<ArticleComments articleId={id} />, {
    ...{ words: ['comments'], language: 'vi', address: `/news/${slug}` },
    ...more,
  })
  return screen
}

test('[NEWS-01] an author writes, changes and deletes a comment after a question', async () => {
  const screen = await openComments({ as })
  const box = screen.getByRole('textbox', { name: 'Viết bình luận' })
  await box.fill('Chợ này vui thật.')
  await screen.getByRole('button', { name: 'Gửi bình luận' }).click()
  await expect.element(screen.getByText('Chợ này vui thật.')).toBeVisible()
  await expect.element(screen.getByText('Chờ duyệt')).toBeVisible()
  await screen.getByRole('button', { name: 'Sửa' }).click()
  await screen.getByRole('textbox', { name: 'Sửa bình luận' }).fill('Chợ này vui và đông.')
  await screen.getByRole('button', { name: 'Lưu thay đổi' }).click()
  await expect.element(screen.getByText('Chợ này vui và đông.')).toBeVisible()
  await screen.getByRole('button', { name: 'Xóa' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Xóa' }).click()
  await expect.element(screen.getByText('Chợ này vui và đông.')).not.toBeInTheDocument()
})

test('[NEWS-01] a reply is written under the comment that it answers', async () => {
  const network = testNetwork()
  const screen = await openComments({ as, network })
  await screen
    .getByRole('button', { name: /^Trả lời/ })
    .first()
    .click()
  await screen.getByRole('textbox', { name: /^Trả lời/ }).fill('Mình cũng muốn đi.')
  await screen.getByRole('button', { name: 'Gửi trả lời' }).click()
  await expect.element(screen.getByText('Mình cũng muốn đi.')).toBeVisible()
  const [sent] = network.calls.filter((call) => call.startsWith('POST /news/'))
  expect(await network.sent(sent ?? '')[0]?.json()).toMatchObject({ parentId: expect.any(String) })
})

test('a comment that could not be sent stays in the box, and says why', async () => {
  const network = testNetwork()
  const screen = await openComments({ as, network })
  await expect.poll(() => network.calls.length).toBeGreaterThan(0)
  const [list = ''] = network.calls.filter((call) => call.endsWith('/comments'))
  network.cut(list.replace('GET', 'POST'))
  await screen.getByRole('textbox', { name: 'Viết bình luận' }).fill('Chưa gửi được.')
  await screen.getByRole('button', { name: 'Gửi bình luận' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Viết bình luận' })).toHaveValue('Chưa gửi được.')
})

test('a visitor finds the way to sign in instead of the box', async () => {
  const screen = await openComments()
  const link = screen.getByRole('link', { name: 'Đăng nhập để bình luận' })
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('/login'))
  expect(screen.getByRole('textbox').elements()).toEqual([])
})
