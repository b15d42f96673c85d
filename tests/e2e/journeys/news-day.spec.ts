import type { Article, ArticleComment } from '@chonoi/contract'
import type { Locator, Page } from '@playwright/test'
import { pressKey, tabTo } from '../support/keyboard.ts'
import { clearMoment, typeMoment } from '../support/moment.ts'
import { signIn } from '../support/people.ts'
import type { Site } from '../support/site.ts'
import { expect, test, type Words } from '../support/test.ts'

const editor = 'admin@chonoi.test'
/** A mark that no other run and language has. */
const newMark = () => Date.now().toString(36)

/** Chooses an option of a native list by its place, as its keys do. */
async function chooseOption(page: Page, select: Locator, index: number): Promise<void> {
  await tabTo(page, select)
  await page.keyboard.press('Home')
  for (let steps = 0; steps < index; steps++) await page.keyboard.press('ArrowDown')
}

/** Moves to a tab of the editor from the one that is open. */
async function openTab(page: Page, t: Words, from: 'content' | 'media' | 'settings', keys: string[]): Promise<void> {
  await tabTo(page, page.getByRole('tab', { name: t(`newsManagement:editor.tab.${from}`) }))
  for (const key of keys) await page.keyboard.press(key)
}

const editorButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openArticle(page: Page, t: Words, title: string): Promise<void> {
  await page.goto(`/admin/news?search=${encodeURIComponent(title)}`)
  await pressKey(page, page.getByRole('link', { name: t('newsManagement:action.edit', { title }) }), 'Enter')
  await expect(page.getByRole('heading', { level: 1, name: t('newsManagement:editor.editTitle') })).toBeVisible()
}

/** An article on the site, for the readers' and the moderators' part. */
async function publishedArticle(site: Site, title: string, slug: string): Promise<Article> {
  const admin = await site.signIn(editor)
  const body = { title, slug, content: '<p>Bến sông lên đèn.</p>', status: 'PUBLISHED' }
  return site.call<Article>(admin, 'POST', '/news', body)
}

/** The news of the site from an editor's first word to a moderator's decision, with the keyboard alone. */
test.describe('the keyboard alone', () => {
  test('writes an article, schedules and publishes it', async ({ page, site, t, say }) => {
    const mark = newMark()
    const title = `Bến đò ${mark}`
    await signIn(page, site, editor)
    await page.goto('/admin/news')
    await pressKey(page, page.getByRole('link', { name: t('newsManagement:list.create') }), 'Enter')

    await tabTo(page, page.getByRole('textbox', { name: t('newsManagement:field.title') }).first())
    await page.keyboard.type(title)
    const text = page.getByRole('textbox', { name: t('newsManagement:field.content') })
    await tabTo(page, text)
    await page.keyboard.press('Alt+F10')
    const kind = page.getByRole('combobox', { name: say({ vi: 'Kiểu đoạn', en: 'Kind of paragraph' }) })
    while (!(await kind.evaluate((one) => one === document.activeElement))) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(text).toBeFocused()
    await page.keyboard.type('Chuyến đầu ngày')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Bốn giờ sáng, bến đã đông. Xem ')
    await page.keyboard.press('Control+k')
    const link = page.getByRole('dialog', { name: say({ vi: 'Liên kết', en: 'Link' }) })
    await tabTo(page, link.getByRole('textbox', { name: say({ vi: 'Địa chỉ', en: 'Address' }) }))
    await page.keyboard.type('/faq')
    await tabTo(page, link.getByRole('textbox', { name: say({ vi: 'Chữ hiển thị', en: 'Text to show' }) }))
    await page.keyboard.type('giờ đò chạy')
    await page.keyboard.press('Enter')
    await expect(link).toHaveCount(0)
    await expect(text).toBeFocused()
    await page.keyboard.type(' trước khi đi.')

    await openTab(page, t, 'content', ['ArrowRight'])
    await pressKey(page, editorButton(page, t('newsManagement:media.fromLibrary')), 'Enter')
    const library = page.getByRole('dialog', { name: t('newsManagement:media.choose') })
    await pressKey(page, library.getByRole('list').getByRole('button').first(), 'Enter')
    await expect(library).toHaveCount(0)
    await expect(page.getByRole('img', { name: t('newsManagement:editor.featuredImage') })).toBeVisible()
    await tabTo(page, page.getByRole('combobox', { name: t('newsManagement:field.tags') }))
    for (const tag of [`bến đò ${mark}`, 'sông nước']) {
      await page.keyboard.type(tag)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('listitem').filter({ hasText: tag })).toBeVisible()
    }

    await openTab(page, t, 'media', ['ArrowRight'])
    const category = page.getByRole('combobox', { name: t('newsManagement:field.categoryId') })
    await pressKey(page, category, 'ArrowDown')
    await expect(page.getByRole('searchbox').last()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(category).toBeFocused()
    await expect(category).not.toContainText(t('newsManagement:column.noCategory'))
    await pressKey(page, editorButton(page, t('newsManagement:editor.saveDraft')), 'Enter')
    await expect(page.getByText(t('newsManagement:editor.created')).first()).toBeVisible()

    await openArticle(page, t, title)
    await openTab(page, t, 'content', ['ArrowLeft'])
    await chooseOption(page, page.getByRole('combobox', { name: t('newsManagement:field.status') }), 1)
    const moment = page.getByRole('group', { name: t('newsManagement:field.publishedAt') })
    await typeMoment(page, moment, { day: '12', month: '12', hour: '08', minute: '30' })
    await page.keyboard.press('Tab')
    await pressKey(page, editorButton(page, t('common:action.saveChanges')), 'Enter')
    await expect(page.getByText(t('newsManagement:editor.updated')).first()).toBeVisible()
    await expect(page.getByText(t('newsManagement:status.scheduled'), { exact: true }).first()).toBeVisible()
    const address = `/news/public/article/ben-do-${mark}`
    expect((await site.send(null, 'GET', address)).status).toBe(404)

    await clearMoment(page, moment)
    await page.keyboard.press('Tab')
    await pressKey(page, editorButton(page, t('newsManagement:editor.publish')), 'Enter')
    await expect(page.getByText(t('newsManagement:status.PUBLISHED'), { exact: true }).first()).toBeVisible()
    const written = await site.call<Article>(null, 'GET', address)
    expect(written.content).toContain('<h2>Chuyến đầu ngày</h2>')
    expect(written.content).toMatch(/Xem <a href="\/faq">giờ đò chạy<\/a> trước khi đi\./)
    expect(written.featuredImageUrl).toBeTruthy()
    expect(written.tags).toHaveLength(2)
  })

  test('corrects an article, compares its versions and restores the first', async ({ page, another, site, t }) => {
    const mark = newMark()
    const title = `Ghe chài ${mark}`
    const { slug } = await publishedArticle(site, title, `ghe-chai-${mark}`)
    await signIn(page, site, editor)
    await openArticle(page, t, title)
    await tabTo(page, page.getByRole('textbox', { name: t('newsManagement:field.content') }))
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Đèn dầu.')
    await tabTo(page, page.getByRole('textbox', { name: t('newsManagement:field.title') }).first())
    await page.keyboard.press('End')
    await page.keyboard.type(' đêm rằm')
    // Enter in a field saves the article as it is: it stays on the site.
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('newsManagement:editor.updated')).first()).toBeVisible()
    const visitor = await another()
    await visitor.goto(`/news/${slug}`)
    await expect(visitor.getByRole('heading', { level: 1, name: `${title} đêm rằm`, exact: true })).toBeVisible()
    // The text's own paragraph: the excerpt above it was made from it.
    const read = (text: string) => visitor.getByRole('article').first().getByText(text, { exact: true }).last()
    await expect(read('Bến sông lên đèn. Đèn dầu.')).toBeVisible()

    await pressKey(page, editorButton(page, t('newsManagement:versions.open')), 'Enter')
    const versions = page.getByRole('dialog', { name: t('newsManagement:versions.title') })
    await expect(versions.locator('ins').filter({ hasText: 'Đèn' }).last()).toBeVisible()
    const restore = t('newsManagement:versions.restore', { number: 1 })
    await pressKey(page, versions.getByRole('button', { name: restore }), 'Enter')
    const question = page.getByRole('alertdialog')
    await pressKey(page, question.getByRole('button', { name: restore }), 'Enter')
    await expect(page.getByText(t('newsManagement:versions.restored', { number: 1 })).first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: t('newsManagement:field.title') }).first()).toHaveValue(title)
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(read('Bến sông lên đèn.')).toBeVisible()
  })

  test('finds an article by search and RSS, bookmarks it with a note and comments', async ({ page, site, t }) => {
    const mark = newMark()
    const title = `Đèn bến ${mark}`
    const { slug } = await publishedArticle(site, title, `den-ben-${mark}`)
    const feed = await fetch(`${site.origin}/news/feed.xml`)
    expect(await feed.text()).toContain(`<title>${title}</title>`)

    const reader = await site.newCustomer()
    await signIn(page, site, reader.email, reader.password)
    await page.goto('/news')
    await tabTo(page, page.getByRole('main').getByRole('searchbox', { name: t('news:search') }))
    await page.keyboard.type(`den ben ${mark}`)
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('news:found', { count: 1 })).first()).toBeVisible()
    await pressKey(page, page.getByRole('main').getByRole('link', { name: title }).first(), 'Enter')
    await expect(page).toHaveURL(new RegExp(`/news/${slug}$`))

    await pressKey(page, editorButton(page, t('bookmarks:mark')), 'Enter')
    const marked = editorButton(page, t('bookmarks:marked'))
    await pressKey(page, marked, 'Enter')
    const dialog = page.getByRole('dialog', { name: t('bookmarks:editTitle') })
    await tabTo(page, dialog.getByRole('textbox', { name: t('bookmarks:notes') }))
    await page.keyboard.type('Đọc lại trước khi đi.')
    await pressKey(page, dialog.getByRole('button', { name: t('common:action.save') }), 'Enter')
    await expect(dialog).toHaveCount(0)
    await expect(marked).toBeFocused()

    await tabTo(page, page.getByRole('textbox', { name: t('comments:write') }))
    await page.keyboard.type('Bến này đẹp quá.')
    await pressKey(page, editorButton(page, t('comments:send')), 'Enter')
    await expect(page.getByText(t('comments:waiting'), { exact: true }).first()).toBeVisible()
    await page.goto('/bookmarks')
    await expect(page.getByText('Đọc lại trước khi đi.')).toBeVisible()
  })

  test('approves one comment and refuses another; their author sees both', async ({ page, another, site, t }) => {
    const mark = newMark()
    const { id, slug } = await publishedArticle(site, `Nước lớn ${mark}`, `nuoc-lon-${mark}`)
    const reader = await site.newCustomer()
    for (const content of [`Bài hay ${mark}`, `Bài dở ${mark}`])
      await site.call<ArticleComment>(reader.session, 'POST', `/news/${id}/comments`, { content })

    await signIn(page, site, editor)
    await page.goto(`/admin/news/comments?search=${mark}`)
    const name = `${reader.lastName} ${reader.firstName}`
    const good = page.getByRole('row').filter({ hasText: `Bài hay ${mark}` })
    await pressKey(page, good.getByRole('button', { name: t('commentModeration:action.approveOf', { name }) }), 'Enter')
    await expect(page.getByText(t('commentModeration:done.APPROVED')).first()).toBeVisible()
    const bad = page.getByRole('row').filter({ hasText: `Bài dở ${mark}` })
    await pressKey(page, bad.getByRole('button', { name: t('commentModeration:action.more', { name }) }), 'Enter')
    const reject = page.getByRole('menuitem', { name: t('commentModeration:action.REJECTED') })
    await expect(reject).toBeVisible()
    while (!(await reject.evaluate((item) => item === document.activeElement))) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('commentModeration:done.REJECTED')).first()).toBeVisible()

    const theirs = await another()
    await signIn(theirs, site, reader.email, reader.password)
    await theirs.goto(`/news/${slug}`)
    const seen = (text: string) => theirs.getByRole('article', { name }).filter({ hasText: `${text} ${mark}` })
    await expect(seen('Bài dở').getByText(t('comments:refused'))).toBeVisible()
    await expect(seen('Bài hay')).toBeVisible()
    await expect(seen('Bài hay').getByText(t('comments:waiting'))).toHaveCount(0)
  })
})
