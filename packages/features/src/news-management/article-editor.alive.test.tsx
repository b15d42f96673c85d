import { unwrap } from '@chonoi/api-client'
import type { Article, BodyOf } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
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

/** The page in the frame of the preview. */
const previewed = ({ screen }: Pick<ShownScreen, 'screen'>) =>
  screen.getByRole('dialog').element().querySelector('iframe')?.contentDocument

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
  for (const name of ['Meta title', 'Meta description']) await expect.element(field(shown, name)).toBeVisible()
  await expect.element(shown.screen.getByRole('combobox', { name: 'Tags' })).toBeVisible()
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

test('[EDITOR-13] the publish date is typed in Vietnam time and schedules the article', async () => {
  const shown = await edit({ status: 'PUBLISHED', publishedAt: '2030-01-01T17:30:00.000Z' })
  await open(shown, 'Settings')
  const date = shown.screen.getByRole('group', { name: 'Publish date (Vietnam time)' })
  const hour = date.getByRole('spinbutton', { name: /^hour/ })
  await expect.element(hour).toHaveTextContent('00')
  await expect.element(date.getByRole('spinbutton', { name: /^day/ })).toHaveTextContent('02')
  hour.element().focus()
  await userEvent.keyboard('2345')
  await press(shown, 'Save changes')
  await expect.element(shown.screen.getByText('Article updated successfully')).toBeVisible()
  expect((await stored(shown)).publishedAt).toBe('2030-01-02T16:45:00.000Z')
})

test('[EDITOR-13] a changed time of publication alone is stored by one press of Publish', async () => {
  const shown = await edit({ status: 'PUBLISHED', publishedAt: '2030-01-01T17:30:00.000Z' })
  await open(shown, 'Settings')
  const date = shown.screen.getByRole('group', { name: 'Publish date (Vietnam time)' })
  const publish = shown.screen.getByRole('button', { name: 'Publish', exact: true })
  const place = publish.element().getBoundingClientRect().x
  date.getByRole('spinbutton', { name: /^hour/ }).element().focus()
  await userEvent.keyboard('2345')
  await publish.click()
  await expect.element(shown.screen.getByText('Article updated successfully')).toBeVisible()
  expect((await stored(shown)).publishedAt).toBe('2030-01-02T16:45:00.000Z')
  expect(publish.element().getBoundingClientRect().x).toBe(place)
})

test('[EDITOR-13] Enter in a field of a published article that was not changed leaves it published', async () => {
  const shown = await edit({ status: 'PUBLISHED' })
  await field(shown, 'Title').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(shown.screen.getByText('Article updated successfully').first()).toBeVisible()
  expect((await stored(shown)).status).toBe('PUBLISHED')
})

test('a corrected title leaves the date of publication as it is, to the millisecond', async () => {
  const shown = await edit({ status: 'PUBLISHED', publishedAt: '2026-11-20T03:04:05.678Z' })
  await field(shown, 'Title').fill('Bài đã sửa')
  await userEvent.keyboard('{Enter}')
  await expect.element(shown.screen.getByText('Article updated successfully').first()).toBeVisible()
  expect(await stored(shown)).toMatchObject({ title: 'Bài đã sửa', publishedAt: '2026-11-20T03:04:05.678Z' })
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
  await expect.poll(() => previewed(shown)?.querySelector('h1')?.textContent).toBe('Chưa lưu')
  expect(previewed(shown)?.querySelector('.ui-rich-text')?.textContent).toBe('Sáng sớm trên sông.')
})

test.each([
  ['Phone', 360, '30px'],
  ['Tablet', 768, '30px'],
  ['Desktop', 1280, '38px'],
])('[EDITOR-09] the preview answers to the width of a %s: %s px', async (device, width, titleSize) => {
  const shown = await edit()
  await press(shown, 'Preview')
  const choice = shown.screen.getByRole('radio', { name: device })
  await expect.element(shown.screen.getByRole('radio', { name: 'Desktop' })).toBeChecked()
  shown.screen.getByRole('radio', { name: 'Desktop' }).element().focus()
  while (document.activeElement !== choice.element()) await userEvent.keyboard('{ArrowRight}')
  await expect.element(choice).toBeChecked()
  await expect.element(shown.screen.getByTitle(`The article in a window of ${width} px`)).toBeVisible()
  await expect.poll(() => previewed(shown)?.defaultView?.innerWidth).toBe(width)
  const title = previewed(shown)?.querySelector('h1')
  expect(title && previewed(shown)?.defaultView?.getComputedStyle(title).fontSize).toBe(titleSize)
})

test('[EDITOR-09] the article of a shop is previewed in its brand, and leads nowhere', async () => {
  const shop = { ...setting, as: 'shopadmin@chonoi.test' } as const
  const shown = await renderScreen(withToasts(<NewArticleScreen />), { ...shop, address: '/admin/news/new' })
  await field(shown, 'Title').fill('Bài của quán')
  await press(shown, 'Preview')
  await expect.poll(() => previewed(shown)?.querySelector('.ui-theme-scope')?.getAttribute('data-brand')).toBeTruthy()
  const link = previewed(shown)?.querySelector<HTMLAnchorElement>('a[href^="/marketplace/tenant/"]')
  link?.click()
  expect(previewed(shown)?.querySelector('h1')?.textContent).toBe('Bài của quán')
})

test.each([
  ['in the text', (page: Document) => page.querySelector<HTMLElement>('[role="document"]')?.focus()],
  ['beside the text', (page: Document) => page.defaultView?.focus()],
])('[EDITOR-09] Escape %s of the preview closes it', async (_, focus) => {
  const shown = await edit()
  await press(shown, 'Preview')
  await expect.poll(() => previewed(shown)?.querySelector('h1')?.textContent).toBe('Bài thử')
  const page = previewed(shown)
  if (!page) throw new Error('There is no preview.')
  focus(page)
  await expect.poll(() => page.hasFocus()).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(shown.screen.getByRole('dialog')).not.toBeInTheDocument()
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

test('[EDITOR-24] Save Draft is disabled while the title is blank', async () => {
  const shown = await create()
  const save = shown.screen.getByRole('button', { name: 'Save Draft', exact: true })
  await expect.element(save).toBeDisabled()
  await field(shown, 'Title').fill('   ')
  await expect.element(save).toBeDisabled()
  await field(shown, 'Title').fill('Chợ nổi')
  await expect.element(save).toBeEnabled()
})

test('[EDITOR-13] Publish stores PUBLISHED with the present moment, where no date was chosen', async () => {
  const shown = await edit()
  const before = Date.now()
  await press(shown, 'Publish')
  await expect.element(shown.screen.getByText('Article updated successfully')).toBeVisible()
  const { status, publishedAt } = await stored(shown)
  expect(status).toBe('PUBLISHED')
  expect(Math.abs(Date.parse(publishedAt ?? '') - before)).toBeLessThan(60_000)
})

test('[EDITOR-25] the excerpt counts its characters up to 300', async () => {
  const shown = await create()
  await field(shown, 'Excerpt').fill('Sáng sớm')
  await expect.element(field(shown, 'Excerpt')).toHaveAccessibleDescription(/8.*300/)
})

test('[EDITOR-26, EDITOR-27] meta title and meta description say how long they are best, and count to their limits', async () => {
  const shown = await create()
  await open(shown, 'SEO & Media')
  await expect.element(field(shown, 'Meta title')).toHaveAccessibleDescription(/50–60 characters recommended.*60/)
  await expect
    .element(field(shown, 'Meta description'))
    .toHaveAccessibleDescription(/150–160 characters recommended.*160/)
})

test('[EDITOR-30] the meta title follows the title until it is written by hand', async () => {
  const shown = await create()
  await field(shown, 'Title').fill('Chợ nổi Cái Răng')
  await open(shown, 'SEO & Media')
  await expect.element(field(shown, 'Meta title')).toHaveValue('Chợ nổi Cái Răng')
  await field(shown, 'Meta title').fill('Chợ nổi')
  await open(shown, 'Content')
  await field(shown, 'Title').fill('Chợ nổi Cái Bè')
  await open(shown, 'SEO & Media')
  await expect.element(field(shown, 'Meta title')).toHaveValue('Chợ nổi')
})

test('[EDITOR-29] leaving the text fills an empty excerpt, and leaves another as it is', async () => {
  const shown = await create()
  const text = shown.screen.getByRole('textbox', { name: /^Content/ })
  await text.click()
  await userEvent.keyboard('Ghe bán trái cây')
  await field(shown, 'Title').click()
  await expect.element(field(shown, 'Excerpt')).toHaveValue('Ghe bán trái cây')
  await field(shown, 'Excerpt').fill('Do tôi viết')
  await text.click()
  await userEvent.keyboard(' và rau')
  await field(shown, 'Title').click()
  await expect.element(field(shown, 'Excerpt')).toHaveValue('Do tôi viết')
})

test('[EDITOR-28] the slug follows the title, folded to a-z', async () => {
  const shown = await create()
  await field(shown, 'Title').fill('Áo thun  Đà Lạt -- đẹp (2026)!')
  await expect.element(field(shown, 'Slug')).toHaveValue('ao-thun-da-lat-dep-2026')
})

test('[EDITOR-28] a slug that is taken between its check and the save is told once, at the field, on its tab; nothing is lost', async () => {
  const shown = await edit()
  const slug = `gianh-nhau-${Date.now()}`
  await field(shown, 'Slug').fill(slug)
  const check = `GET /news/check-slug/${slug}`
  await expect.poll(() => shown.network.calls).toContain(check)
  await unwrap(shown.connection.api.POST('/news', { body: { title: 'Trước', slug, content: '<p>Trước</p>' } }))
  await open(shown, 'Settings')
  await press(shown, 'Save Draft')
  await expect.element(field(shown, 'Slug')).toHaveFocus()
  await expect.element(field(shown, 'Slug')).toHaveAccessibleDescription(/This address is taken/)
  await expect.element(field(shown, 'Slug')).toHaveValue(slug)
  expect(shown.screen.getByRole('alert').elements()).toEqual([])
})

test('[EDITOR-18] 2 MB of pasted HTML stay in the editor, which says at the text that it is too long; nothing is sent', async () => {
  const shown = await edit()
  const paragraph = `<p>${'Sáng sớm trên sông. '.repeat(80)}</p>`
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', paragraph.repeat(Math.ceil(2_000_000 / paragraph.length)))
  const text = shown.screen.getByRole('textbox', { name: /^Content/ })
  await text.click()
  text.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(shown.screen.getByRole('button', { name: /^Content: / })).toBeVisible()
  await press(shown, 'Save Draft')
  await expect.element(text).toHaveAccessibleDescription(/At most 200000 characters/)
  expect(shown.network.sent(`PUT /news/${shown.article.id}`)).toHaveLength(0)
  expect(text.element().textContent?.length).toBeGreaterThan(1_500_000)
})

test('a picture by a data address is left out of what is pasted, which is told where it is seen', async () => {
  const shown = await edit()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', '<p>Bến <img src="data:image/png;base64,AAAA" alt="x"> sông</p>')
  const text = shown.screen.getByRole('textbox', { name: /^Content/ })
  await text.click()
  text.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.poll(() => text.element().textContent).toMatch(/Bến\s+sông/)
  expect(text.element().querySelector('img[src^="data:"]')).toBeNull()
  await expect.element(shown.screen.getByText(/^1 picture .*left out/)).toBeVisible()
})

test('[EDITOR-31] Enter adds a tag once, and no blank one', async () => {
  const shown = await create()
  await open(shown, 'SEO & Media')
  const tags = shown.screen.getByRole('combobox', { name: 'Tags' })
  for (const tag of ['gốm', '   ', 'gốm', 'Gốm']) await userEvent.type(tags, `${tag}{Enter}`)
  await expect.element(tags).toHaveValue('')
  expect(shown.screen.getByRole('button', { name: /^Remove gốm/i }).elements()).toHaveLength(1)
})

test('tags of the tenant are suggested while one types, and a new one is saved with the article', async () => {
  const { connection, ...shown } = await edit()
  const used = `Lò gạch ${Date.now()}`
  await unwrap(connection.api.POST('/news/tags', { body: { name: used } }))
  await open(shown, 'SEO & Media')
  const tags = shown.screen.getByRole('combobox', { name: 'Tags' })
  await userEvent.type(tags, 'lo gach')
  await shown.screen.getByRole('option', { name: used }).click()
  await userEvent.type(tags, 'Bến đò xưa{Enter}')
  await expect.element(tags).toHaveValue('')
  await press(shown, 'Save Draft')
  await expect.element(shown.screen.getByText('Article updated successfully')).toBeVisible()
  expect((await stored({ ...shown, connection })).tags).toEqual([used, 'Bến đò xưa'])
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
