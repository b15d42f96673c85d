import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ArticleScreen } from './article-screen.tsx'
import { newsHref } from './news-link.ts'
import { NewsScreen } from './news-screen.tsx'
import { NewsSeriesListScreen } from './news-series-list-screen.tsx'
import { NewsSeriesScreen } from './news-series-screen.tsx'

const shop = 'gom-bat-trang'
const setting = { words: ['news', 'bookmarks', 'comments', 'forms'], address: newsHref(shop) } as const

async function shopFacts() {
  const { connection, screen } = await renderScreen(<div />, setting)
  const { name, primaryColor } = await unwrap(
    connection.api.GET('/tenants/public/slug/{slug}', { params: { path: { slug: shop } } }),
  )
  const { data } = await unwrap(connection.api.GET('/news/series', { params: { query: { tenantSlug: shop } } }))
  await screen.unmount()
  return { name, brand: primaryColor?.slice(1).toLowerCase(), series: data[0]?.slug ?? '' }
}

const pages = {
  article: () => <ArticleScreen slug="ba-ngay-ba-dem-canh-lua" tenantSlug={shop} />,
  articles: () => <NewsScreen tenantSlug={shop} />,
  category: () => <NewsScreen tenantSlug={shop} categorySlug="chuyen-lo" />,
  tag: () => <NewsScreen tenantSlug={shop} tagSlug="gom" />,
  author: () => <NewsScreen tenantSlug={shop} authorSlug="nguyen-le-hoa" />,
  'series list': () => <NewsSeriesListScreen tenantSlug={shop} />,
  series: (slug: string) => <NewsSeriesScreen slug={slug} tenantSlug={shop} />,
}

test.each(Object.entries(pages))(
  'the %s of a shop wears its colour below its logo and name, which lead to it',
  async (_, page) => {
    const { name, brand, series } = await shopFacts()
    expect(brand).toMatch(/^[\da-f]{6}$/)
    const { screen } = await renderScreen(page(series), setting)
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    const [scope] = screen.container.querySelectorAll('.ui-theme-scope')
    await expect.poll(() => scope?.getAttribute('data-brand')).toBe(brand)
    expect(scope?.contains(screen.getByRole('heading', { level: 1 }).element())).toBe(true)
    const link = screen.getByRole('link', { name, exact: true }).first()
    await expect.element(link).toHaveAttribute('href', `/marketplace/tenant/${shop}`)
    expect(link.element().querySelector('.ui-avatar')).not.toBeNull()
  },
)

test('an article of a shop leads to the category, the tags and the author of the shop', async () => {
  const { screen } = await renderScreen(pages.article(), setting)
  const list = newsHref(shop)
  const ways = { 'Chuyện lò': 'categories/chuyen-lo', Gốm: 'tags/gom', 'Nguyễn Lê Hòa': 'authors/nguyen-le-hoa' }
  for (const [name, path] of Object.entries(ways))
    await expect.element(screen.getByRole('link', { name, exact: true })).toHaveAttribute('href', `${list}/${path}`)
})

test.each([
  ['category', { categorySlug: 'chuyen-lo' }, 'Chuyện lò', 2],
  ['tag', { tagSlug: 'dat-set' }, 'Topic: Đất sét', 1],
  ['author', { authorSlug: 'nguyen-le-hoa' }, 'Nguyễn Lê Hòa', 2],
])('the page of a %s of a shop lists what the shop has in it', async (_, topic, name, count) => {
  const { screen } = await renderScreen(<NewsScreen tenantSlug={shop} {...topic} />, setting)
  await expect.element(screen.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect.poll(() => screen.getByRole('article').elements().length).toBe(count)
})

test('an article of the platform keeps the platform’s look', async () => {
  const { screen } = await renderScreen(<ArticleScreen slug="nam-gio-sang-tren-cho-noi-cai-rang" />, setting)
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.container.querySelector('.ui-theme-scope')).toBeNull()
})
