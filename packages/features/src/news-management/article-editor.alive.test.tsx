import { unwrap } from '@chonoi/api-client'
import type { Article, BodyOf } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { type ShownScreen, renderScreen } from '../../test-support/render-screen.tsx'
import { ToastHost } from '../shell/toast-host.tsx'
import { EditArticleScreen, NewArticleScreen } from './article-editor-screen.tsx'

const setting = { words: ['newsManagement', 'news', 'forms'], as: 'admin@chonoi.test' } as const
const withToasts = (editor: React.ReactNode) => (
  <>
    {editor}
    <ToastHost />
  </>
)
/** Opens the editor of a new article, without what an earlier test typed into one. */
async function create() {
  const helper = await renderScreen(<div />, setting)
  await unwrap(helper.connection.api.DELETE('/news/drafts', { params: { query: {} } }))
  await helper.screen.unmount()
  return renderScreen(withToasts(<NewArticleScreen />), { ...setting, address: '/admin/news/new' })
}

let count = 0
/** Writes an article through the server and opens it in the editor. */
async function edit(more: Partial<BodyOf<'createArticle'>> = {}): Promise<ShownScreen & { article: Article }> {
  const helper = await renderScreen(<div />, setting)
  const slug = `bai-thu-${Date.now()}-${(count += 1)}`
  const body = { title: 'Bài thử', slug, content: '<p>Sáng sớm trên sông.</p>', ...more }
  const article = await unwrap(helper.connection.api.POST('/news', { body }))
  await helper.screen.unmount()
  const shown = await renderScreen(withToasts(<EditArticleScreen articleId={article.id} />), {
    ...setting,
    address: `/admin/news/${article.id}/edit`,
  })
  return { ...shown, article }
}
const stored = async ({ connection, article }: Awaited<ReturnType<typeof edit>>) =>
  unwrap(connection.api.GET('/news/{id}', { params: { path: { id: article.id } } }))

const field = ({ screen }: Pick<ShownScreen, 'screen'>, name: string) =>
  screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const press = ({ screen }: Pick<ShownScreen, 'screen'>, name: string) =>
  screen.getByRole('button', { name, exact: true }).click()
const open = ({ screen }: Pick<ShownScreen, 'screen'>, name: string) => screen.getByRole('tab', { name }).click()

test('[EDITOR-01, EDITOR-02] three tabs; the first has title, slug, content and excerpt', async () => {
  const shown = await create()
  await expect.element(shown.screen.getByRole('tab', { name: 'Content' })).toHaveAttribute('aria-selected', 'true')
  expect(
    shown.screen
      .getByRole('tab')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Content', 'SEO & Media', 'Settings'])
  for (const name of ['Title', 'Slug', 'Content', 'Excerpt']) await expect.element(field(shown, name)).toBeVisible()
})

test('[EDITOR-03, EDITOR-32] SEO & Media has meta title, meta description, tags and an upload of image/*', async () => {
  const shown = await create()
  await open(shown, 'SEO & Media')
  for (const name of ['Meta title', 'Meta description', 'Tags']) await expect.element(field(shown, name)).toBeVisible()
  expect(shown.screen.container.querySelector('input[type=file]')?.getAttribute('accept')).toBe('image/*')
})

test('[EDITOR-04, EDITOR-05] Settings has category and status, and the publish date while the status is PUBLISHED', async () => {
  const shown = await create()
  await open(shown, 'Settings')
  await expect.element(shown.screen.getByRole('combobox', { name: 'Category' })).toBeVisible()
  const date = shown.screen.getByText('Publish date (Vietnam time)')
  expect(date.elements()).toEqual([])
  await shown.screen.getByRole('combobox', { name: 'Status' }).selectOptions('PUBLISHED')
  await expect.element(date.first()).toBeVisible()
})

test('[EDITOR-06] a stored article has its statistics in Settings', async () => {
  const shown = await edit()
  await open(shown, 'Settings')
  await expect.element(shown.screen.getByRole('heading', { name: 'Article statistics' })).toBeVisible()
})

test('[EDITOR-07, EDITOR-08] the header has Back to Articles, Preview, Save Draft and Publish, and Archive for a stored article only', async () => {
  const fresh = await create()
  await expect
    .element(fresh.screen.getByRole('link', { name: 'Back to Articles' }))
    .toHaveAttribute('href', '/admin/news')
  for (const name of ['Preview', 'Save Draft', 'Publish'])
    await expect.element(fresh.screen.getByRole('button', { name, exact: true })).toBeVisible()
  expect(fresh.screen.getByRole('button', { name: 'Archive' }).elements()).toEqual([])
  await fresh.screen.unmount()
  const draft = await edit()
  await expect.element(draft.screen.getByRole('button', { name: 'Archive' })).toBeVisible()
  await draft.screen.unmount()
  const archived = await edit({ status: 'ARCHIVED' })
  await expect.element(archived.screen.getByRole('button', { name: 'Preview' })).toBeVisible()
  expect(archived.screen.getByRole('button', { name: 'Archive' }).elements()).toEqual([])
})

test('[EDITOR-09] the preview shows what is typed, unsaved', async () => {
  const shown = await edit()
  await field(shown, 'Title').fill('Chưa lưu')
  await press(shown, 'Preview')
  await expect.element(shown.screen.getByRole('dialog').getByRole('heading', { name: 'Chưa lưu' })).toBeVisible()
  await expect.element(shown.screen.getByRole('dialog').getByText('Sáng sớm trên sông.').last()).toBeVisible()
})

test('[EDITOR-10, EDITOR-11, EDITOR-35] a new draft is sent to POST /news, told in a toast, and leads to the list', async () => {
  const shown = await create()
  await field(shown, 'Title').fill(`Bài mới ${Date.now()}`)
  await press(shown, 'Save Draft')
  await expect.element(shown.screen.getByText('Article created successfully')).toBeVisible()
  expect(shown.network.sent('POST /news')).toHaveLength(1)
  // The draft on the server goes first: it would be continued in the next new article.
  await expect.poll(() => shown.visited).toEqual(['/admin/news'])
})

test('[EDITOR-10, EDITOR-35] a change is sent to PUT /news/{id} and told in a toast', async () => {
  const shown = await edit()
  await field(shown, 'Title').fill('Đã sửa')
  await press(shown, 'Save Draft')
  await expect.element(shown.screen.getByText('Article updated successfully')).toBeVisible()
  expect((await stored(shown)).title).toBe('Đã sửa')
})

test('[EDITOR-12] leaving with unsaved changes brings the browser’s warning', async () => {
  const shown = await create()
  const isWarned = () => {
    const closing = new Event('beforeunload', { cancelable: true })
    dispatchEvent(closing)
    return closing.defaultPrevented
  }
  await expect.element(field(shown, 'Title')).toBeVisible()
  expect(isWarned()).toBe(false)
  await field(shown, 'Title').fill('Dở dang')
  await expect.poll(isWarned).toBe(true)
})

test('[EDITOR-15] archiving asks, then stores ARCHIVED', async () => {
  const shown = await edit({ status: 'PUBLISHED' })
  await press(shown, 'Archive')
  expect((await stored(shown)).status).toBe('PUBLISHED')
  await shown.screen.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
  await expect.element(shown.screen.getByText('Article updated successfully')).toBeVisible()
  expect((await stored(shown)).status).toBe('ARCHIVED')
})

test.each(['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const)('[EDITOR-16] the selector stores %s', async (status) => {
  const shown = await edit({ status: status === 'DRAFT' ? 'PUBLISHED' : 'DRAFT' })
  await open(shown, 'Settings')
  await shown.screen.getByRole('combobox', { name: 'Status' }).selectOptions(status)
  await press(shown, 'Save changes')
  await expect.element(shown.screen.getByText('Article updated successfully')).toBeVisible()
  expect((await stored(shown)).status).toBe(status)
})

test('[EDITOR-22, EDITOR-23] what is missing is listed, and Publish is disabled until it is there', async () => {
  const shown = await create()
  await field(shown, 'Title').fill('Chỉ có tiêu đề')
  await expect.element(shown.screen.getByText('Please fix the following errors:')).toBeVisible()
  await expect.element(shown.screen.getByRole('button', { name: 'Content is required' })).toBeVisible()
  await expect
    .element(shown.screen.getByRole('button', { name: 'Publish', exact: true }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('[EDITOR-28] the slug follows the title, folded to a-z', async () => {
  const shown = await create()
  await field(shown, 'Title').fill('Áo thun  Đà Lạt -- đẹp (2026)!')
  await expect.element(field(shown, 'Slug')).toHaveValue('ao-thun-da-lat-dep-2026')
})

test('[EDITOR-31] Enter adds a tag once, and no blank one', async () => {
  const shown = await create()
  await open(shown, 'SEO & Media')
  const tags = field(shown, 'Tags')
  for (const tag of ['gốm', '   ', 'gốm', 'Gốm']) {
    await tags.fill(tag)
    tags.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  }
  expect(shown.screen.getByRole('button', { name: /gốm/i }).elements()).toHaveLength(1)
})

test('[EDITOR-33] an uploaded image becomes the featured image', async () => {
  const shown = await edit()
  await open(shown, 'SEO & Media')
  const canvas = new OffscreenCanvas(64, 36)
  canvas.getContext('2d')?.fillRect(0, 0, 64, 36)
  const file = new File([await canvas.convertToBlob()], 'anh.png', { type: 'image/png' })
  const input = shown.screen.container.querySelector<HTMLInputElement>('input[type=file]')
  const chosen = new DataTransfer()
  chosen.items.add(file)
  if (!input) throw new Error('There is no upload.')
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(shown.screen.getByRole('img', { name: 'Featured image' })).toBeVisible()
  await press(shown, 'Save Draft')
  await expect.element(shown.screen.getByText('Article updated successfully')).toBeVisible()
  expect((await stored(shown)).featuredImageUrl).toMatch(/^\/files\//)
})
