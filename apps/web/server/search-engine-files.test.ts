import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { numberedSitemap, pagesSitemap, robotsFile, shopSitemap, sitemapIndex } from './search-engine-files.ts'

const total = 1001

const onePage = { pagination: { total: 1, hasNext: false } }
const updatedAt = '2026-11-20T03:04:05.000Z'

/** An API with 1001 products, one shop, and an article and a series of the platform and of the shop. */
const site = {
  publicUrl: 'https://chonoi.test',
  apiFetch: async (request: Request) => {
    const url = new URL(request.url)
    const path = url.pathname.replace('/api/v1', '')
    const page = Number(url.searchParams.get('page'))
    const limit = Number(url.searchParams.get('limit'))
    const ofShop = url.searchParams.get('tenantSlug') === 'gom-bat-trang'
    if (path === '/tenants/public') {
      return Response.json({ data: { tenants: [{ slug: 'gom-bat-trang' }], pagination: { hasNext: false } } })
    }
    if (path.startsWith('/tenants/public/slug/')) {
      if (path.endsWith('/khong-co')) return Response.json({ status: 404, code: 'not_found' }, { status: 404 })
      return Response.json({ slug: 'gom-bat-trang' })
    }
    if (path === '/news/public') {
      const articles = page === 1 ? [{ slug: 'nam-gio-sang', updatedAt }] : []
      return Response.json({ articles, ...onePage })
    }
    if (path === '/news/public/tenant/gom-bat-trang') {
      return Response.json({ articles: [{ slug: 'canh-lua', updatedAt }], ...onePage })
    }
    if (path === '/news/series') {
      return Response.json({ data: [{ slug: ofShop ? 'lo-gom' : 'mot-ngay-tren-cho', updatedAt }], ...onePage })
    }
    if (path === '/news/categories/public') {
      return Response.json({ data: [{ id: '1', slug: ofShop ? 'chuyen-lo' : 'cam-nang', updatedAt }], ...onePage })
    }
    if (path === '/news/tags') return Response.json({ data: [{ slug: ofShop ? 'gom' : 'mien-tay' }], ...onePage })
    if (path === '/news/authors') return Response.json({ data: [{ slug: ofShop ? 'nha-lo' : 'ba-tu' }], ...onePage })
    const count = Math.max(0, Math.min(limit, total - (page - 1) * limit))
    const data = Array.from({ length: count }, (_, index) => ({ id: `p${(page - 1) * limit + index + 1}` }))
    return Response.json({ data, pagination: { total, hasNext: page * limit < total } })
  },
}
const files = new Hono()
  .get('/:file{sitemap-shop-.+}', (context) => shopSitemap(site, context))
  .get('*', (context) => numberedSitemap(site, context))
const addressesIn = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

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
  expect(addressesIn(text)).toEqual([
    'https://chonoi.test/sitemap-pages.xml',
    'https://chonoi.test/sitemap-products-1.xml',
    'https://chonoi.test/sitemap-products-2.xml',
    'https://chonoi.test/sitemap-news-1.xml',
    'https://chonoi.test/sitemap-shop-gom-bat-trang.xml',
  ])
})

test('the file of a shop has its page in both languages, its series, categories, tags, authors and articles', async () => {
  const text = await (await files.request('/sitemap-shop-gom-bat-trang.xml')).text()
  const shop = 'https://chonoi.test/marketplace/tenant/gom-bat-trang'
  const below = ['series/lo-gom', 'categories/chuyen-lo', 'tags/gom', 'authors/nha-lo', 'canh-lua']
  expect(addressesIn(text)).toEqual([shop, ...below.map((path) => `${shop}/news/${path}`)])
  expect(text).toContain(`hreflang="en" href="${shop}?lang=en"`)
})

test.each(['khong-co', 'gom-cu'])('a shop without this address has no file: %s', async (slug) => {
  expect((await files.request(`/sitemap-shop-${slug}.xml`)).status).toBe(404)
})

test('series, categories, tags and authors of the platform are listed by their slugs', async () => {
  const addresses = addressesIn(await (await pagesSitemap(site)).text())
  for (const path of ['series/mot-ngay-tren-cho', 'categories/cam-nang', 'tags/mien-tay', 'authors/ba-tu'])
    expect(addresses).toContain(`https://chonoi.test/news/${path}`)
})

test('what has changed is listed with the moment, where it is known', async () => {
  const text = await (await pagesSitemap(site)).text()
  expect(text).toContain(`/news/series/mot-ngay-tren-cho</loc><lastmod>${updatedAt}</lastmod>`)
  expect(text).toContain(`/news/categories/cam-nang</loc><lastmod>${updatedAt}</lastmod>`)
  expect(text).not.toContain('/news/tags/mien-tay</loc><lastmod>')
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

test('articles are listed by their slugs, with the moment of their last change', async () => {
  const text = await (await files.request('/sitemap-news-1.xml')).text()
  expect(text).toContain(`<loc>https://chonoi.test/news/nam-gio-sang</loc><lastmod>${updatedAt}</lastmod>`)
})

test.each(['/sitemap-news-2.xml', '/sitemap-products-3.xml', '/sitemap-products-0.xml', '/sitemap-products-x.xml'])(
  '%s does not exist',
  async (path) => {
    expect((await files.request(path)).status).toBe(404)
  },
)
