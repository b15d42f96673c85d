import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
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
  for (let shown = 1; shown <= 4; shown += 1) {
    await screen.getByRole('button', { name: 'Xem dạng bảng' }).first().click()
    await expect.poll(() => screen.getByRole('table').all().length).toBe(shown)
  }
})
