import { unwrap } from '@chonoi/api-client'
import { expect, test, vi } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ArticleAnalyticsScreen } from './article-analytics-screen.tsx'

const as = 'admin@chonoi.test'

test('[ROUTE-77] an article’s figures stand beside its charts, each with its numbers as a table', async () => {
  const { api } = await demoSession(as)
  const path = { slug: 'nam-gio-sang-tren-cho-noi-cai-rang' }
  const { id, title } = await unwrap(api.GET('/news/public/article/{slug}', { params: { path } }))
  const { views } = await unwrap(api.GET('/news/{id}/analytics', { params: { path: { id } } }))
  expect(views).toBeGreaterThan(0)
  const { screen } = await renderScreen(<ArticleAnalyticsScreen articleId={id} />, {
    ...{ words: ['articleAnalytics'], language: 'vi', address: `/admin/articles/${id}/analytics`, as },
  })
  await expect.element(screen.getByText(title)).toBeVisible()
  await expect.element(screen.getByText(views.toLocaleString('vi'), { exact: true }).first()).toBeVisible()
  const asTable = screen.getByRole('button', { name: 'Xem dạng bảng' })
  const charts = asTable.all().length
  expect(charts).toBeGreaterThan(2)
  for (let shown = 1; shown <= charts; shown += 1) {
    await asTable.first().click()
    await expect.poll(() => screen.getByRole('table').all().length).toBe(shown)
  }
})

test('the sources of an article are saved as a file with views and shares', async () => {
  const { api } = await demoSession(as)
  const path = { slug: 'nam-gio-sang-tren-cho-noi-cai-rang' }
  const { id } = await unwrap(api.GET('/news/public/article/{slug}', { params: { path } }))
  const { referrers } = await unwrap(api.GET('/news/{id}/analytics', { params: { path: { id } } }))
  const { screen } = await renderScreen(<ArticleAnalyticsScreen articleId={id} />, {
    ...{ words: ['articleAnalytics'], language: 'vi', address: `/admin/articles/${id}/analytics`, as },
  })
  const saved = vi.spyOn(URL, 'createObjectURL')
  await screen.getByRole('button', { name: 'Xuất tệp' }).first().click()
  await screen.getByRole('menuitem', { name: /CSV/ }).click()
  await expect.poll(() => saved.mock.lastCall?.[0]).toBeInstanceOf(Blob)
  const blob: unknown = saved.mock.lastCall?.[0]
  const file = blob instanceof Blob ? await blob.text() : ''
  saved.mockRestore()
  const lines = file.trim().split(/\r?\n/)
  expect(lines[0]).toMatch(/Lượt xem.*Tỷ lệ \(%\)/)
  expect(lines).toHaveLength(referrers.length + 1)
})
