import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { numberedSitemap, pagesSitemap, robotsFile, sitemapIndex } from './search-engine-files.ts'

const total = 1001

/** An API with 1001 products, one shop, one article and one series. */
const site = {
  publicUrl: 'https://chonoi.test',
  apiFetch: async (request: Request) => {
    const url = new URL(request.url)
    const page = Number(url.searchParams.get('page'))
    const limit = Number(url.searchParams.get('limit'))
    if (url.pathname.endsWith('/tenants/public')) {
      return Response.json({ data: { tenants: [{ slug: 'gom-bat-trang' }], pagination: { hasNext: false } } })
    }
    if (url.pathname.endsWith('/news/public')) {
      const articles = page === 1 ? [{ slug: 'nam-gio-sang' }] : []
      return Response.json({ articles, pagination: { total: 1, hasNext: false } })
    }
    if (url.pathname.endsWith('/news/series')) {
      return Response.json({ data: [{ slug: 'mot-ngay-tren-cho' }], pagination: { total: 1, hasNext: false } })
    }
    const count = Math.max(0, Math.min(limit, total - (page - 1) * limit))
    const data = Array.from({ length: count }, (_, index) => ({ id: `p${(page - 1) * limit + index + 1}` }))
    return Response.json({ data, pagination: { total, hasNext: page * limit < total } })
  },
}
const files = new Hono().get('*', (context) => numberedSitemap(site, context))

test('robots.txt excludes personal pages and names the sitemap', async () => {
  const text = await robotsFile(site).text()
  expect(text).toContain('Disallow: /admin\n')
  expect(text).toContain('Disallow: /wallet\n')
  expect(text).toContain('Disallow: /tenant/switching\n')
  expect(text).not.toContain('Disallow: /seller/')
  expect(text).not.toContain('$')
  expect(text).toContain('Sitemap: https://chonoi.test/sitemap.xml')
})

test('the index lists the fixed pages and one file per thousand products', async () => {
  const text = await (await sitemapIndex(site)).text()
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://chonoi.test/sitemap-pages.xml',
    'https://chonoi.test/sitemap-products-1.xml',
    'https://chonoi.test/sitemap-products-2.xml',
    'https://chonoi.test/sitemap-news-1.xml',
  ])
})

test('shops are listed in both languages', async () => {
  const text = await (await pagesSitemap(site)).text()
  expect(text).toContain('<loc>https://chonoi.test/marketplace/tenant/gom-bat-trang</loc>')
  expect(text).toContain('hreflang="en" href="https://chonoi.test/marketplace/tenant/gom-bat-trang?lang=en"')
})

test('series are listed by their slugs', async () => {
  const text = await (await pagesSitemap(site)).text()
  expect(text).toContain('<loc>https://chonoi.test/news/series/mot-ngay-tren-cho</loc>')
})

test('every product is in exactly one file', async () => {
  const first = await (await files.request('/sitemap-products-1.xml')).text()
  const second = await (await files.request('/sitemap-products-2.xml')).text()
  const listed = [...(first + second).matchAll(/<loc>https:\/\/chonoi\.test\/products\/(\w+)<\/loc>/g)].map(
    ([, id]) => id,
  )
  expect(listed).toHaveLength(total)
  expect(new Set(listed).size).toBe(total)
})

test('articles are listed by their slugs', async () => {
  const text = await (await files.request('/sitemap-news-1.xml')).text()
  expect(text).toContain('<loc>https://chonoi.test/news/nam-gio-sang</loc>')
})

test.each(['/sitemap-news-2.xml', '/sitemap-products-3.xml', '/sitemap-products-0.xml', '/sitemap-products-x.xml'])(
  '%s does not exist',
  async (path) => {
    expect((await files.request(path)).status).toBe(404)
  },
)
