import { notForSearch, publicRoutes } from '@chonoi/test-browser/routes'
import type { Site } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import { type Crawler, openCrawler } from './crawler.ts'

const routeIds: Readonly<Record<string, string>> = {
  '/about': '[ROUTE-11] ',
  '/contact': '[ROUTE-12] ',
  '/faq': '[ROUTE-13] ',
  '/terms': '[ROUTE-14] ',
  '/privacy': '[ROUTE-15] ',
  '/cookies': '[ROUTE-16] ',
  '/cookie-settings': '[ROUTE-17] ',
  '/creators': '[ROUTE-19] ',
  '/pricing': '[ROUTE-20] ',
  '/careers': '[ROUTE-21] ',
  '/licenses': '[ROUTE-23] ',
}

/** Pages with user-written texts, in any language. */
const foreign = new Set<string>(['/licenses'])

test.describe('every public page', () => {
  let crawler: Crawler
  test.beforeAll(async ({ browser, site, language, baseURL }) => {
    const ids = { product: await anyProduct(site) }
    crawler = await openCrawler({ browser, language, site, origin: baseURL ?? '', who: null, ids })
  })
  test.afterAll(() => crawler.close())

  for (const route of publicRoutes) {
    test(`${routeIds[route] ?? ''}${route} is sound on a phone and on a wide screen`, async () => {
      expect(await crawler.visit({ route, hasForeignText: foreign.has(route) })).toEqual([])
    })
  }
})

for (const route of publicRoutes.filter((path) => !notForSearch.has(path))) {
  test(`[TITLE-01, TITLE-02, TITLE-03, TITLE-04] ${route} says without any script what it is, where, and in which languages`, async ({
    request,
    site,
    language,
    baseURL,
  }) => {
    const path = route.replace(':product', await anyProduct(site))
    const response = await request.get(language === 'en' ? `${path}?lang=en` : path)
    expect(response.status()).toBe(200)
    const html = await response.text()
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`))
    expect(html).toMatch(/<title>[^<]+ [|–-] Chợ Nổi<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
    expect(html).toContain('<meta name="robots" content="index, follow"')
    expect(html).toContain('content="1200"')
    expect(html).toContain('content="630"')
    expect(html).toContain('<meta name="theme-color" content="#2563eb"')
    expect(html).toMatch(
      new RegExp(`<link rel="canonical" href="${baseURL}[^"]*${language === 'en' ? 'lang=en' : ''}"`),
    )
    for (const one of ['vi', 'en', 'x-default']) expect(html).toMatch(new RegExp(`hrefLang="${one}"|hreflang="${one}"`))
    expect(html).toMatch(/<h1[\s>]/)
    expect(response.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("object-src 'none'"),
    })
  })
}

test('public pages bring their content with the first answer, for readers without scripts', async ({
  request,
  site,
}) => {
  const product = await site.product(await anyProduct(site))
  const list = await (await request.get('/products')).text()
  const [first] = await site.products('limit=1&sortBy=sold&sortOrder=desc')
  expect(list).toContain(first?.name ?? 'none')
  expect(await (await request.get(`/products/${product.slug}`)).text()).toContain('"@type":"Product"')
  expect(await (await request.get('/marketplace/tenant/gom-bat-trang')).text()).toContain('Gốm Bát Tràng Nhà Lò')
})

const article = 'nam-gio-sang-tren-cho-noi-cai-rang'

for (const path of ['/news', '/blog'])
  test(`[ROUTE-08, ROUTE-22] ${path} brings the list of articles`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`href="/news/${article}"`)
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/news(\?lang=en)?"/)
  })

for (const path of ['/news', '/articles'])
  test(`[ROUTE-09, ROUTE-10] ${path}/{slug} brings the article, whose own address is below /news`, async ({
    request,
  }) => {
    const html = await (await request.get(`${path}/${article}`)).text()
    expect(html).toMatch(/<h1[^>]*>Năm giờ sáng trên chợ nổi Cái Răng</)
    expect(html).toContain('"@type":"Article"')
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/news/${article}(\\?lang=en)?"`))
  })

for (const topic of ['categories/chuyen-lo', 'tags/gom', 'authors/nguyen-le-hoa'])
  test(`${topic} of a shop brings its articles, each of which leads to it, and is in the shop's sitemap`, async ({
    request,
  }) => {
    const list = '/marketplace/tenant/gom-bat-trang/news'
    const textOf = async (path: string) => (await request.get(path)).text()
    const html = await textOf(`${list}/${topic}`)
    const own = `${list}/ba-ngay-ba-dem-canh-lua`
    expect(html).toContain(`href="${own}"`)
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${list}/${topic}(\\?lang=en)?"`))
    expect(html).toContain(`href="${list}/feed.xml"`)
    expect(await textOf(own)).toContain(`href="${list}/${topic}"`)
    expect(await textOf('/sitemap-shop-gom-bat-trang.xml')).toContain(`${list}/${topic}</loc>`)
    expect((await request.get(`${list}/${topic}-khong-co`)).status()).toBe(404)
  })

test('/news/series/{slug} brings the series with its parts in order, and is in the sitemap', async ({ request }) => {
  const path = '/news/series/tu-noi-lam-ra-den-gian-hang'
  const html = await (await request.get(path)).text()
  expect(html).toMatch(/<h1[^>]*>Từ nơi làm ra đến gian hàng</)
  expect(html).toContain('"@type":"CreativeWorkSeries"')
  expect(html).toContain('"@type":"ItemList"')
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}(\\?lang=en)?"`))
  expect(await (await request.get('/sitemap-pages.xml')).text()).toContain(path)
})

async function anyProduct(site: Site): Promise<string> {
  const [product] = await site.products('search=bat&limit=1')
  return product?.slug ?? ''
}
