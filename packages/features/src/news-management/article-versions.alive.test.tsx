import { unwrap } from '@chonoi/api-client'
import type { Article, BodyOf } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { renderScreen, type ShownScreen } from '../../test-support/render-screen.tsx'
import { EditArticleScreen } from './article-editor-screen.tsx'

const setting = { words: ['newsManagement', 'news', 'forms'], as: 'admin@chonoi.test' } as const

let count = 0
/** Writes an article through the server. */
async function write(): Promise<Article> {
  const { connection, screen } = await renderScreen(<div />, setting)
  const slug = `ban-cu-${Date.now()}-${(count += 1)}`
  const body = { title: 'Bản đầu', slug, content: '<p>Ghe chở dưa hấu ra chợ sớm.</p>' }
  const article = await unwrap(connection.api.POST('/news', { body }))
  await screen.unmount()
  return article
}
async function open({ id }: Article): Promise<ShownScreen> {
  return renderScreen(<EditArticleScreen articleId={id} />, { ...setting, address: `/admin/news/${id}/edit` })
}
const save = ({ connection }: Pick<ShownScreen, 'connection'>, { id }: Article, body: BodyOf<'updateArticle'>) =>
  unwrap(connection.api.PUT('/news/{id}', { params: { path: { id } }, body }))
const stored = ({ connection }: ShownScreen, { id }: Article) =>
  unwrap(connection.api.GET('/news/{id}', { params: { path: { id } } }))
const titleOf = ({ screen }: ShownScreen) => screen.getByRole('textbox', { name: /^Title/ })

test('versions: compares two by word and restores the older one', async () => {
  const article = await write()
  const helper = await renderScreen(<div />, setting)
  await save(helper, article, { title: 'Bản sau', content: '<p>Ghe chở khoai lang ra chợ sớm.</p>' })
  await helper.screen.unmount()
  const shown = await open(article)
  await shown.screen.getByRole('button', { name: 'Versions' }).click()
  const dialog = shown.screen.getByRole('dialog')
  await expect.element(dialog.getByText('dưa hấu')).toBeVisible()
  const marks = (name: string) => [...dialog.element().querySelectorAll(name)].map(({ textContent }) => textContent)
  expect(marks('del').join('|')).toContain('dưa hấu')
  expect(marks('ins').join('|')).toContain('khoai lang')
  await dialog.getByRole('button', { name: 'Restore version 1' }).click()
  await shown.screen.getByRole('alertdialog').getByRole('button', { name: 'Restore version 1' }).click()
  await expect.element(titleOf(shown)).toHaveValue('Bản đầu')
  expect(await stored(shown, article)).toMatchObject({ title: 'Bản đầu', content: article.content })
})

test('autosave: what was typed is kept, leaves the article alone, and is there when the editor opens again', async () => {
  const article = await write()
  const first = await open(article)
  await titleOf(first).fill('Gõ dở dang')
  await expect.element(first.screen.getByText(/^Draft saved at/)).toBeVisible()
  expect((await stored(first, article)).title).toBe('Bản đầu')
  await first.screen.unmount()
  const second = await open(article)
  await expect.element(titleOf(second)).toHaveValue('Gõ dở dang')
  await second.screen.getByRole('button', { name: 'Discard these changes' }).click()
  await expect.element(titleOf(second)).toHaveValue('Bản đầu')
  await expect.poll(() => second.network.sent('DELETE /news/drafts')).toHaveLength(1)
})

test('autosave: a lost connection keeps the text, says so, and saves once it is back', async () => {
  const shown = await open(await write())
  shown.network.cut('PUT /news/drafts')
  await titleOf(shown).fill('Mất mạng')
  await expect.element(shown.screen.getByText(/^Not saved: the connection is lost/)).toBeVisible()
  await expect.element(titleOf(shown)).toHaveValue('Mất mạng')
  shown.network.mend('PUT /news/drafts')
  dispatchEvent(new Event('online'))
  await expect.element(shown.screen.getByText(/^Draft saved at/)).toBeVisible()
})

test('autosave: a saved article has no draft', async () => {
  const article = await write()
  const shown = await open(article)
  await titleOf(shown).fill('Lưu hẳn')
  await expect.element(shown.screen.getByText(/^Draft saved at/)).toBeVisible()
  await shown.screen.getByRole('button', { name: 'Save Draft', exact: true }).click()
  const query = { articleId: article.id }
  const draft = async () => (await unwrap(shown.connection.api.GET('/news/drafts', { params: { query } }))).draft
  await expect.poll(draft).toBeNull()
  expect((await stored(shown, article)).title).toBe('Lưu hẳn')
})

test('two editors: the later one sees both texts and keeps theirs or takes the stored', async () => {
  const article = await write()
  const shown = await open(article)
  await titleOf(shown).fill('Của tôi')
  await save(shown, article, { title: 'Của người khác' })
  await shown.screen.getByRole('button', { name: 'Save Draft', exact: true }).click()
  const conflict = shown.screen.getByRole('alert')
  await expect.element(conflict.getByText(/Của tôi$/)).toBeVisible()
  await expect.element(conflict.getByText(/Của người khác$/)).toBeVisible()
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await shown.screen.getByRole('button', { name: 'Save Draft', exact: true }).click()
  await expect.poll(async () => (await stored(shown, article)).title).toBe('Của tôi')
})

test('two editors: category, author, state and date are told in words', async () => {
  const helper = await renderScreen(<div />, setting)
  const { api } = helper.connection
  const name = (what: string) => `${what} ${Date.now()}-${(count += 1)}`
  const [category, author] = [name('Chuyện sông nước'), name('Bà Tư')]
  const { id: categoryId } = await unwrap(
    api.POST('/news/categories', { body: { name: category, slug: `c-${Date.now()}` } }),
  )
  const { id: authorId } = await unwrap(
    api.POST('/news/authors', { body: { displayName: author, slug: `a-${Date.now()}` } }),
  )
  await helper.screen.unmount()
  const article = await write()
  const shown = await open(article)
  await titleOf(shown).fill('Của tôi')
  const theirs = { categoryId, authorId, status: 'PUBLISHED', publishedAt: '2026-11-26T18:30:42.000Z' } as const
  await save(shown, article, theirs)
  await shown.screen.getByRole('button', { name: 'Save Draft', exact: true }).click()
  const conflict = shown.screen.getByRole('alert')
  for (const words of [category, author, 'Published', '27/11/2026 01:30'])
    await expect.element(conflict.getByText(words, { exact: false }).last()).toBeVisible()
  await expect.element(conflict.getByText(/Draft$/)).toBeVisible()
  expect(conflict.element().textContent).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|PUBLISHED|DRAFT|T18:30|T01:30/)
})
