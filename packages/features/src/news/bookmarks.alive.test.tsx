import { type ApiClient, unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { renderScreen, type ScreenSetting } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { fillBookmarks } from '../../testing/alive/arrange.ts'
import { ArticleScreen } from './article-screen.tsx'
import { ToastHost } from '../shell/toast-host.tsx'
import { AdminBookmarksScreen } from './admin-bookmarks-screen.tsx'
import { BookmarksScreen } from './bookmarks-screen.tsx'

const slug = 'nam-gio-sang-tren-cho-noi-cai-rang'
const words = ['news', 'bookmarks', 'comments', 'forms'] as const
const reader = { words, language: 'vi', as: 'customer@chonoi.test' } as const
const onArticle = { ...reader, address: `/news/${slug}` } as const
const show = (page: React.ReactNode, setting: ScreenSetting) =>
  renderScreen(
    <>
      {page}
      <ToastHost />
    </>,
    setting,
  )
/** Only what the reader marked. */
const address = '/admin/article-bookmarks?search=customer@chonoi.test'
const admin = { words, language: 'vi', as: 'superadmin@chonoi.test', address } as const
const article = <ArticleScreen slug={slug} />

/** Forgets what an earlier test marked, and arranges the reader's bookmarks anew. */
async function forgetBookmarks(fill?: (api: ApiClient) => Promise<void>) {
  const { screen, connection } = await renderScreen(<div />, reader)
  const { data } = await unwrap(connection.api.GET('/news/bookmarks/me'))
  for (const { id } of data) await unwrap(connection.api.DELETE('/news/bookmarks/{id}', { params: { path: { id } } }))
  await fill?.(connection.api)
  await screen.unmount()
}

test('a visitor’s button leads to signing in and back', async () => {
  const { screen } = await show(article, { words, language: 'vi', address: `/news/${slug}` })
  const link = screen.getByRole('link', { name: 'Đánh dấu' })
  await expect.element(link).toHaveAttribute('href', `/login?next=%2Fnews%2F${slug}`)
})

test('[BOOK-09] a press bookmarks the article; a second opens its notes and tags', async () => {
  await forgetBookmarks()
  const { screen } = await show(article, onArticle)
  await screen.getByRole('button', { name: 'Đánh dấu' }).click()
  await expect.element(screen.getByText('Đã đánh dấu bài viết')).toBeVisible()
  await screen.getByRole('button', { name: 'Đã đánh dấu' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /Ghi chú/ }).fill('Đọc lại')
  await dialog.getByRole('textbox', { name: /Thẻ/ }).fill('miền Tây')
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await expect.element(screen.getByText('Đã lưu ghi chú và thẻ')).toBeVisible()
})

/** The article with its button whose state is held back, and what lets it go. */
async function showWaiting() {
  const helper = await renderScreen(<div />, reader)
  const { id } = await unwrap(helper.connection.api.GET('/news/public/article/{slug}', { params: { path: { slug } } }))
  await helper.screen.unmount()
  const network = testNetwork()
  const status = `GET /news/${id}/bookmark-status`
  const letGo = network.hold(status)
  const shown = await show(article, { ...onArticle, network })
  return { ...shown, status, letGo }
}

test('a press before the state is known bookmarks the article as soon as it is', async () => {
  await forgetBookmarks()
  const { screen, letGo } = await showWaiting()
  const button = screen.getByRole('button', { name: 'Đánh dấu', exact: true })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expect.element(screen.getByText('Đã đánh dấu bài viết')).toBeVisible()
})

test('a press before the state is known opens the notes of an article that is bookmarked already', async () => {
  const { screen, letGo } = await showWaiting()
  await screen.getByRole('button', { name: 'Đánh dấu', exact: true }).click()
  letGo()
  await expect.element(screen.getByRole('dialog').getByRole('textbox', { name: /Ghi chú/ })).toBeVisible()
})

test('the notes open as soon as the article is bookmarked, while its state is read anew', async () => {
  await forgetBookmarks()
  const { screen, network, status, letGo } = await showWaiting()
  letGo()
  await expect.poll(() => network.calls).toContain(status)
  network.hold(status)
  await screen.getByRole('button', { name: 'Đánh dấu', exact: true }).click()
  await expect.poll(() => network.sent(status).length).toBe(2)
  // Before the reading that is held back is given up.
  await screen.getByRole('button', { name: 'Đã đánh dấu', exact: true }).click({ timeout: 5000 })
  await expect.element(screen.getByRole('dialog').getByRole('textbox', { name: /Ghi chú/ })).toBeVisible()
})

test('a press while the state can’t be read bookmarks all the same', async () => {
  await forgetBookmarks()
  const { screen, network, status, letGo } = await showWaiting()
  network.cut(status)
  letGo()
  await screen.getByRole('button', { name: 'Đánh dấu', exact: true }).click()
  await expect.element(screen.getByText('Đã đánh dấu bài viết')).toBeVisible()
})

test('[BOOK-05, BOOK-07] notes that are too long and a tag of other characters are told at their fields', async () => {
  const { screen } = await show(article, onArticle)
  await screen.getByRole('button', { name: 'Đã đánh dấu' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /Ghi chú/ }).fill('ả'.repeat(1001))
  await dialog.getByRole('textbox', { name: /Thẻ/ }).fill('#chợ')
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await expect.element(dialog.getByText('Ghi chú quá dài').first()).toBeVisible()
  await expect.element(dialog.getByText('Định dạng thẻ không hợp lệ').first()).toBeVisible()
})

test('[BOOK-06] eleven tags are told as too many', async () => {
  const { screen } = await show(article, onArticle)
  await screen.getByRole('button', { name: 'Đã đánh dấu' }).click()
  const dialog = screen.getByRole('dialog')
  for (let n = 0; n < 11; n++) await dialog.getByRole('textbox', { name: /Thẻ/ }).fill(`thẻ ${n},`)
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await expect.element(dialog.getByText('Quá nhiều thẻ').first()).toBeVisible()
})

test('[BOOK-01] saving a bookmark that is gone says “Không tìm thấy đánh dấu”, and keeps what was typed', async () => {
  const { screen } = await show(article, onArticle)
  await screen.getByRole('button', { name: 'Đã đánh dấu' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /Ghi chú/ }).fill('Còn đây')
  await forgetBookmarks()
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await expect.element(dialog.getByText('Không tìm thấy đánh dấu')).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: /Ghi chú/ })).toHaveValue('Còn đây')
})

test('[BOOK-12, BOOK-13] the list shows the article with notes and tags, and leads to /articles/{slug}', async () => {
  await forgetBookmarks(fillBookmarks)
  const { screen } = await show(<BookmarksScreen />, { ...reader, address: '/bookmarks' })
  await expect.element(screen.getByText('Đọc lại trước khi về quê.')).toBeVisible()
  await expect.element(screen.getByRole('listitem').getByText('miền Tây', { exact: true })).toBeVisible()
  const [first] = screen.getByRole('article').getByRole('link').elements()
  expect(first?.getAttribute('href')).toMatch(/^\/articles\/[a-z0-9-]+$/)
})

test('the list is filtered by a tag, and says when nothing matches', async () => {
  await forgetBookmarks(fillBookmarks)
  const tagged = await show(<BookmarksScreen />, { ...reader, address: '/bookmarks?tags=đọc sau' })
  await expect.poll(() => tagged.screen.getByRole('article').elements().length).toBe(1)
  await expect.element(tagged.screen.getByRole('combobox', { name: 'Thẻ' })).toHaveValue('đọc sau')
})

test('[BOOK-17] an administrator reads a bookmark with its reader and deletes it after a question', async () => {
  await forgetBookmarks(fillBookmarks)
  const { screen } = await show(<AdminBookmarksScreen />, admin)
  await screen
    .getByRole('button', { name: /^Xem đánh dấu/ })
    .last()
    .click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('Đọc lại trước khi về quê.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Đóng' }).click()
  await screen
    .getByRole('button', { name: /^Xóa đánh dấu “/ })
    .last()
    .click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Xóa đánh dấu' }).click()
  await expect.element(screen.getByText('Đã xóa đánh dấu của người đọc')).toBeVisible()
  await expect.poll(() => screen.getByRole('button', { name: /^Xóa đánh dấu “/ }).elements().length).toBe(2)
})

test('[BOOK-14, BOOK-15] the figures show 7 and 30 days, the growth in words and the most used tags', async () => {
  await forgetBookmarks(fillBookmarks)
  const { screen } = await show(<AdminBookmarksScreen />, admin)
  await expect.element(screen.getByText('7 ngày qua')).toBeVisible()
  await expect.element(screen.getByText('30 ngày qua', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/so với 30 ngày trước/)).toBeVisible()
  await expect
    .element(screen.getByRole('list', { name: 'Thẻ dùng nhiều nhất' }).getByText(/^quà tặng · /))
    .toBeVisible()
})

test('the administration is closed to others by the server', async () => {
  const { screen } = await show(<AdminBookmarksScreen />, { ...admin, as: 'customer@chonoi.test' })
  await expect.element(screen.getByRole('heading', { name: 'Bạn chưa có quyền xem phần này' }).first()).toBeVisible()
})
