import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { ToastHost } from '../shell/toast-host.tsx'
import { ArticlesScreen } from './articles-screen.tsx'

const page = (
  <>
    <ArticlesScreen />
    <ToastHost />
  </>
)
const show = (query = '', network = testNetwork()) =>
  renderScreen(page, {
    ...{ words: ['newsManagement', 'forms'] as const, as: 'admin@chonoi.test' as const, network },
    address: `/admin/news${query}`,
  })
const paramsOf = (url: string | undefined) => new URL(url ?? '', location.origin).searchParams

test('[ADM-NEWS-01] four tiles show all, published, drafts and archived', async () => {
  const { screen } = await show()
  for (const label of ['Total articles', 'Published', 'Drafts', 'Archived'])
    await expect.element(screen.getByRole('group', { name: label }).or(screen.getByText(label)).first()).toBeVisible()
})

test('[ADM-NEWS-03, ADM-NEWS-04] a search box and a status filter of all, published, draft and archived', async () => {
  const { screen } = await show()
  await expect.element(screen.getByRole('searchbox', { name: 'Search title, excerpt, slug' })).toBeVisible()
  const status = screen.getByRole('combobox', { name: 'Status' })
  const options = status
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)
  expect(options.toSorted()).toEqual(['All statuses', 'Archived', 'Draft', 'Published'])
})

test('[ADM-NEWS-05, ADM-NEWS-06] the category filter is filled by one page of 100 categories with their figures', async () => {
  const { screen, network } = await show()
  const filter = screen.getByRole('combobox', { name: 'Category' })
  await expect.poll(() => filter.getByRole('option').elements().length).toBeGreaterThan(2)
  const [request] = network.sent('GET /news/categories')
  expect(Object.fromEntries(paramsOf(request?.url))).toEqual({ page: '1', limit: '100', includeStats: 'true' })
})

test('[ADM-NEWS-07] the list is sorted by creation, title and publication, each in both directions', async () => {
  const { screen, visited } = await show()
  const sort = screen.getByRole('combobox', { name: 'Sort' })
  await expect.element(sort).toHaveValue('createdAt.desc')
  const options = sort.getByRole('option').elements()
  expect(options.map((option) => option.getAttribute('value'))).toEqual([
    ...['createdAt.desc', 'createdAt.asc', 'title.asc', 'title.desc', 'publishedAt.desc', 'publishedAt.asc'],
  ])
  await sort.selectOptions('title.asc')
  const params = paramsOf(visited.at(-1))
  expect([params.get('sortBy'), params.get('sortOrder')]).toEqual(['title', 'asc'])
})

test('[ADM-NEWS-08] clearing the filters resets them all', async () => {
  const { screen, visited } = await show('?search=x&status=DRAFT&publishedAfter=2026-01-01')
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  expect(visited.at(-1)).toBe('/admin/news')
  await expect.element(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('')
})

test('[ADM-NEWS-09] a toggle switches between list and grid', async () => {
  const { screen } = await show()
  await expect.element(screen.getByRole('table')).toBeVisible()
  await screen.getByText('Grid', { exact: true }).click()
  await expect.poll(() => screen.getByRole('table').elements().length).toBe(0)
  await screen.getByText('List', { exact: true }).click()
  await expect.element(screen.getByRole('table')).toBeVisible()
})

test('[ADM-NEWS-09] the grid is in the address, and stays when the page is loaded again', async () => {
  const { screen, visited } = await show('?status=PUBLISHED')
  await screen.getByText('Grid', { exact: true }).click()
  expect(Object.fromEntries(paramsOf(visited.at(-1)))).toEqual({ status: 'PUBLISHED', view: 'grid' })
  await screen.unmount()
  const again = await show('?view=grid')
  await expect.element(again.screen.getByRole('radio', { name: 'Grid' })).toBeChecked()
  await expect.poll(() => again.screen.getByRole('table').elements()).toEqual([])
  await again.screen.getByText('List', { exact: true }).click()
  expect(again.visited.at(-1)).toBe('/admin/news')
})

test('[ADM-NEWS-10, ADM-NEWS-11] rows are selected each or all, for Publish, Move to Draft, Archive and Delete', async () => {
  const { screen } = await show()
  await expect.poll(() => screen.getByRole('row').elements().length).toBe(21)
  expect(screen.getByRole('row').getByRole('checkbox').elements()).toHaveLength(21)
  await screen.getByRole('row').nth(0).getByRole('checkbox').click()
  for (const name of ['Publish', 'Move to Draft', 'Archive', 'Delete'])
    await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible()
})

test('[ADM-NEWS-13, ADM-NEWS-14] a row opens the article in a new tab, and its editor', async () => {
  const { screen } = await show('?search=Cái Răng')
  const view = screen.getByRole('link', { name: /^View/ }).first()
  await expect.element(view).toHaveAttribute('target', '_blank')
  expect(view.element().getAttribute('href')).toMatch(/^\/news\/[a-z0-9-]+$/)
  const edit = screen.getByRole('link', { name: /^Edit/ }).first().element()
  expect(edit.getAttribute('href')).toMatch(/^\/admin\/news\/[0-9a-f-]{36}\/edit$/)
})

test('[ADM-NEWS-16, ADM-NEWS-17, ADM-NEWS-18] nothing found says so, and what to try', async () => {
  const { screen } = await show('?search=khong-co-gi-ca')
  await expect.element(screen.getByText('No articles found')).toBeVisible()
  await expect.element(screen.getByText('Try adjusting your filters or search terms.')).toBeVisible()
})

test('[ADM-NEWS-18] a shop without articles is told to write the first', async () => {
  const { api } = await demoSession('shopadmin@chonoi.test')
  const { articles } = await unwrap(api.GET('/news'))
  for (const { id } of articles) await unwrap(api.DELETE('/news/{id}', { params: { path: { id } } }))
  const { screen } = await renderScreen(page, {
    ...{ words: ['newsManagement', 'forms'], as: 'shopadmin@chonoi.test', address: '/admin/news' },
  })
  await expect.element(screen.getByText('Get started by creating your first article.')).toBeVisible()
})

test('[ADM-NEWS-19] a failure to load says so, and Try Again refetches', async () => {
  const network = testNetwork()
  network.cut('GET /news')
  const { screen } = await show('', network)
  await expect.element(screen.getByRole('heading', { name: 'Failed to load articles' })).toBeVisible()
  network.mend('GET /news')
  await screen.getByRole('button', { name: /^try again$/i }).click()
  await expect.element(screen.getByRole('table')).toBeVisible()
})

test('[ADM-NEWS-20, ADM-NEWS-21] pages with previous and next, and how many of how many are shown', async () => {
  const { screen } = await show()
  const pager = screen.getByRole('navigation', { name: 'Pagination' })
  await expect.element(pager.getByText(/^Showing 1 to 20 of \d+ results$/)).toBeVisible()
  await expect.element(pager.getByRole('link', { name: 'Next page' })).toBeVisible()
  await expect.element(pager.getByRole('link', { name: 'Previous page' })).toBeVisible()
  const numbers = pager
    .getByRole('listitem')
    .elements()
    .filter(({ textContent }) => /^\d+$/.test(textContent.trim()))
  expect(numbers.length).toBeGreaterThan(1)
  expect(numbers.length).toBeLessThanOrEqual(5)
})

test('[ADM-NEWS-22] the filters are read from the URL, each under its name', async () => {
  const query =
    '?page=2&search=a&status=PUBLISHED&sortBy=title&sortOrder=asc&publishedAfter=2020-01-01&publishedBefore=2040-01-01'
  const { screen, network } = await show(query)
  await expect.element(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('PUBLISHED')
  await expect.element(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('title.asc')
  await expect.poll(() => network.sent('GET /news').length).toBeGreaterThan(0)
  expect(Object.fromEntries(paramsOf(network.sent('GET /news')[0]?.url))).toMatchObject({
    ...{ page: '2', search: 'a', status: 'PUBLISHED', sortBy: 'title', sortOrder: 'asc' },
    ...{
      publishedAfter: expect.stringMatching(/^2019-12-31T17/),
      publishedBefore: expect.stringMatching(/^2040-01-01T17/),
    },
  })
})

test('[ADM-NEWS-23] a changed filter sets page=1 in the URL', async () => {
  const { screen, visited } = await show('?page=2')
  await screen.getByRole('combobox', { name: 'Status' }).selectOptions('PUBLISHED')
  expect(Object.fromEntries(paramsOf(visited.at(-1)))).toEqual({ page: '1', status: 'PUBLISHED' })
})

test('[ADM-NEWS-26] a failed bulk action keeps the selection and tells the reason', async () => {
  const network = testNetwork()
  network.cut('PATCH /news/bulk')
  const { screen } = await show('', network)
  await screen.getByRole('row').nth(1).getByRole('checkbox').click()
  await screen.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect.element(screen.getByText('The articles could not be changed')).toBeVisible()
  await expect.element(screen.getByRole('row').nth(1).getByRole('checkbox')).toBeChecked()
})

test('[ADM-NEWS-15, ADM-NEWS-27] deleting an article asks first, and is told in a toast', async () => {
  const { screen, connection } = await show('?search=bai-de-xoa')
  const body = { title: 'Bài để xóa', slug: 'bai-de-xoa', content: '<p>x</p>' }
  await connection.api.POST('/news', { body })
  const shown = await show('?search=bai-de-xoa')
  await screen.unmount()
  await shown.screen.getByRole('button', { name: 'Delete Bài để xóa' }).click()
  await expect.element(shown.screen.getByRole('alertdialog')).toMatchTextContent('This action cannot be undone')
  const calls = shown.network.calls.filter((call) => call.startsWith('DELETE /news/'))
  expect(calls).toEqual([])
  await shown.screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(shown.screen.getByText('Article deleted successfully')).toBeVisible()
})

test('a move of selected articles is taken back from its message', async () => {
  const { api } = await demoSession('admin@chonoi.test')
  const body = { title: `Bài nháp ${Date.now()}`, slug: `bai-nhap-${Date.now()}`, content: '<p>Chuyện bến sông.</p>' }
  const { id, title } = await unwrap(api.POST('/news', { body }))
  const status = async () => (await unwrap(api.GET('/news/{id}', { params: { path: { id } } }))).status
  const { screen } = await show(`?search=${encodeURIComponent(title)}`)
  await screen.getByRole('row').filter({ hasText: title }).getByRole('checkbox').click()
  await screen.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect.poll(status).toBe('ARCHIVED')
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(status).toBe('DRAFT')
})

test('an article is archived beside its list, which it leaves; its details stay', async () => {
  await browser.viewport(1024, 800)
  const { api } = await demoSession('admin@chonoi.test')
  const body = {
    title: `Bài bên lề ${Date.now()}`,
    slug: `bai-ben-le-${Date.now()}`,
    content: '<p>Chuyện bến sông.</p>',
  }
  const { title } = await unwrap(api.POST('/news', { body }))
  const { screen } = await show(`?status=DRAFT&search=${encodeURIComponent(title)}`)
  await screen
    .getByRole('button', { name: `View ${title}` })
    .first()
    .click()
  const details = screen.getByRole('dialog')
  await details.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect.element(details.getByText('Archived')).toBeVisible()
  await expect.element(screen.getByRole('row').filter({ hasText: title })).not.toBeInTheDocument()
})
