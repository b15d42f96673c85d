import { type ApiClient, ApiError, createApiClient, unwrap } from '@chonoi/api-client'
import { href, type SitePage, sitePages } from '@chonoi/domain'
import { newsAuthorHref, newsCategoryHref, newsTagHref, platformNews } from '@chonoi/features/news/news-link'
import type { Context } from 'hono'
import { escapeXml } from './escape-xml.ts'

const pathsWith = (search: SitePage['search']) =>
  Object.entries<SitePage>(sitePages).flatMap(([path, page]) => (page.search === search ? [path] : []))

/** Static pages, the same for everyone. */
const fixedPaths = pathsWith('listed')

/** Personal pages, and pages that only combine others. A path covers everything below it. */
const closedPaths = ['/api/', ...pathsWith('closed')].filter(
  (path, _, all) => !all.some((other) => path.startsWith(`${other}/`)),
)

/** The API's maximum page size, and the number of pages per file. */
const pageSize = 100
const pagesPerFile = 10

export interface SearchEngineSite {
  publicUrl: string
  apiFetch: (request: Request) => Promise<Response>
}

export function robotsFile({ publicUrl }: SearchEngineSite): Response {
  const lines = [
    'User-agent: *',
    ...closedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8', ...kept } })
}

const kept = { 'cache-control': 'public, max-age=3600' }
const clientOf = ({ apiFetch }: SearchEngineSite) =>
  createApiClient({ baseUrl: 'http://site.internal', fetch: apiFetch, language: () => 'vi' })

/** An address of the site, and when what it shows last changed, where that is known. */
interface Listed {
  path: string
  modified?: string
}

/** The sitemap index: fixed pages, shops with what they wrote, and products and articles by the thousand. */
export async function sitemapIndex(site: SearchEngineSite): Promise<Response> {
  const client = clientOf(site)
  const numbered = await Promise.all(
    Object.entries(readers).map(async ([name, read]) => {
      const { total } = await read(client, 1, 1)
      const files = Math.ceil(total / (pageSize * pagesPerFile))
      return Array.from({ length: files }, (_, index) => `sitemap-${name}-${index + 1}.xml`)
    }),
  )
  const shops = (await readAll(client, readShops)).map(({ slug }) => `sitemap-shop-${slug}.xml`)
  const names = ['sitemap-pages.xml', ...numbered.flat(), ...shops]
  const entries = names.map((name) => `<sitemap><loc>${escapeXml(`${site.publicUrl}/${name}`)}</loc></sitemap>`)
  return xml(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`)
}

/** Static pages, and those of which the platform has tens or hundreds: what its articles are about, and by whom. */
export async function pagesSitemap(site: SearchEngineSite): Promise<Response> {
  const client = clientOf(site)
  const found: Listed[] = fixedPaths.map((path) => ({ path }))
  for (const read of [readSeries(), ...readersOfTopics()]) found.push(...(await readAll(client, read)))
  return urlSet(site, found)
}

/** The page of a shop, its series, what its articles are about and by whom, and its newest articles. */
export async function shopSitemap(site: SearchEngineSite, context: Context): Promise<Response> {
  const [, slug = ''] = /^\/sitemap-shop-([a-z\d-]+)\.xml$/.exec(context.req.path) ?? []
  const client = clientOf(site)
  try {
    const shop = await unwrap(client.GET('/tenants/public/slug/{slug}', { params: { path: { slug } } }))
    // A former address of the shop, whose file has another name now.
    if (shop.slug !== slug) return context.text('Not Found', 404)
    const series = await readAll(client, readSeries(slug))
    const topics: Listed[] = []
    for (const read of readersOfTopics(slug)) topics.push(...(await readAll(client, read)))
    const articles = await readAll(client, readShopArticles(slug), pagesPerFile)
    return urlSet(site, [{ path: href('/marketplace/tenant/$slug', { slug }) }, ...series, ...topics, ...articles])
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return context.text('Not Found', 404)
    throw error
  }
}

async function readAll<Found>(client: ApiClient, read: Reader<Found>, most = Number.POSITIVE_INFINITY) {
  const all: Found[] = []
  for (let page = 1, isMore = true; isMore && page <= most; page += 1) {
    const found = await read(client, page, pageSize)
    all.push(...found.pages)
    isMore = found.hasNext
  }
  return all
}

const readShops: Reader<{ slug: string }> = async (client, page, limit) => {
  const query = { page, limit, sortBy: 'name', sortOrder: 'asc' } as const
  const { data } = await unwrap(client.GET('/tenants/public', { params: { query } }))
  return { pages: data.tenants, ...data.pagination }
}

const readSeries =
  (shop?: string): Reader =>
  async (client, page, limit) => {
    const query = { page, limit, ...(shop && { tenantSlug: shop }) }
    const { data, pagination } = await unwrap(client.GET('/news/series', { params: { query } }))
    const pages = data.map(({ slug, updatedAt }) => ({
      path: shop
        ? href('/marketplace/tenant/$slug/news/series/$series', { slug: shop, series: slug })
        : href('/news/series/$slug', { slug }),
      modified: updatedAt,
    }))
    return { pages, ...pagination }
  }

const readShopArticles =
  (shop: string): Reader =>
  async (client, page, limit) => {
    const params = { path: { tenantSlug: shop }, query: { page, limit } }
    const { articles, pagination } = await unwrap(client.GET('/news/public/tenant/{tenantSlug}', { params }))
    const pages = articles.map(({ slug, updatedAt }) => ({
      path: href('/marketplace/tenant/$slug/news/$article', { slug: shop, article: slug }),
      modified: updatedAt,
    }))
    return { pages, ...pagination }
  }

/** Categories, tags and authors of articles, of the platform or of a shop. */
const readersOfTopics = (tenantSlug: string = platformNews): readonly Reader[] => [
  async (client, page, limit) => {
    const params = { query: { page, limit, tenantSlug } }
    const { data, pagination } = await unwrap(client.GET('/news/categories/public', { params }))
    const pages = data.map((one) => ({ path: newsCategoryHref(tenantSlug, one), modified: one.updatedAt }))
    return { pages, ...pagination }
  },
  async (client, page, limit) => {
    const { data, pagination } = await unwrap(
      client.GET('/news/tags', { params: { query: { page, limit, tenantSlug } } }),
    )
    return { pages: data.map((one) => ({ path: newsTagHref(tenantSlug, one) })), ...pagination }
  },
  async (client, page, limit) => {
    const { data, pagination } = await unwrap(
      client.GET('/news/authors', { params: { query: { page, limit, tenantSlug } } }),
    )
    return { pages: data.map((one) => ({ path: newsAuthorHref(tenantSlug, one) })), ...pagination }
  },
]

/** The products or articles of one file, oldest first, so that new ones don't shift the others. */
export async function numberedSitemap(site: SearchEngineSite, context: Context): Promise<Response> {
  const [, name = '', number] = /^\/sitemap-(products|news)-(\d{1,5})\.xml$/.exec(context.req.path) ?? []
  const file = Number(number ?? 0)
  const read = name === 'news' ? readers.news : readers.products
  if (file < 1) return context.text('Not Found', 404)
  const client = clientOf(site)
  const pages: Listed[] = []
  const first = (file - 1) * pagesPerFile + 1
  for (let page = first; page < first + pagesPerFile; page += 1) {
    const found = await read(client, page, pageSize)
    pages.push(...found.pages)
    if (!found.hasNext) break
  }
  return pages.length === 0 ? context.text('Not Found', 404) : urlSet(site, pages)
}

/** A page of a list: what is on it, how many there are in all, and whether more follow. */
type Reader<Found = Listed> = (
  client: ApiClient,
  page: number,
  limit: number,
) => Promise<{ pages: Found[]; total: number; hasNext: boolean }>

/** What has numbered files. */
const readers = {
  async products(client, page, limit) {
    const query = { page, limit, sortBy: 'createdAt', sortOrder: 'asc' } as const
    const { data, pagination } = await unwrap(client.GET('/products', { params: { query } }))
    return { pages: data.map(({ id }) => ({ path: href('/products/$productId', { productId: id }) })), ...pagination }
  },
  async news(client, page, limit) {
    const query = { page, limit, sortBy: 'publishedAt', sortOrder: 'asc' } as const
    const { articles, pagination } = await unwrap(client.GET('/news/public', { params: { query } }))
    const pages = articles.map(({ slug, updatedAt }) => ({ path: href('/news/$slug', { slug }), modified: updatedAt }))
    return { pages, ...pagination }
  },
} as const satisfies Record<string, Reader>

/** Every address in Vietnamese and English. */
function urlSet({ publicUrl }: SearchEngineSite, pages: readonly Listed[]): Response {
  const urls = pages.map(({ path, modified }) => {
    const address = escapeXml(new URL(path, publicUrl).href)
    const changed = modified ? `<lastmod>${escapeXml(modified)}</lastmod>` : ''
    const other = (language: string, href: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
    return `<url><loc>${address}</loc>${changed}${other('vi', address)}${other('en', `${address}?lang=en`)}</url>`
  })
  return xml(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`,
  )
}

function xml(body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'content-type': 'application/xml; charset=utf-8', ...kept },
  })
}
