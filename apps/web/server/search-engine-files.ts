import { type ApiClient, createApiClient, unwrap } from '@chonoi/api-client'
import { href, type SitePage, sitePages } from '@chonoi/domain'
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

/** The sitemap index: fixed pages with shops and series, and products and articles by the thousand. */
export async function sitemapIndex(site: SearchEngineSite): Promise<Response> {
  const client = clientOf(site)
  const numbered = await Promise.all(
    Object.entries(readers).map(async ([name, read]) => {
      const { total } = await read(client, 1, 1)
      const files = Math.ceil(total / (pageSize * pagesPerFile))
      return Array.from({ length: files }, (_, index) => `sitemap-${name}-${index + 1}.xml`)
    }),
  )
  const names = ['sitemap-pages.xml', ...numbered.flat()]
  const entries = names.map((name) => `<sitemap><loc>${escapeXml(`${site.publicUrl}/${name}`)}</loc></sitemap>`)
  return xml(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`)
}

/** Static pages, and those of which there are tens or hundreds: shops, and the platform's series of articles. */
export async function pagesSitemap(site: SearchEngineSite): Promise<Response> {
  const client = clientOf(site)
  return urlSet(site, [...fixedPaths, ...(await readAll(client, readShops)), ...(await readAll(client, readSeries))])
}

async function readAll(client: ApiClient, read: Reader): Promise<string[]> {
  const paths: string[] = []
  for (let page = 1, isMore = true; isMore; page += 1) {
    const found = await read(client, page, pageSize)
    paths.push(...found.paths)
    isMore = found.hasNext
  }
  return paths
}

const readShops: Reader = async (client, page, limit) => {
  const query = { page, limit, sortBy: 'name', sortOrder: 'asc' } as const
  const { data } = await unwrap(client.GET('/tenants/public', { params: { query } }))
  return { paths: data.tenants.map(({ slug }) => href('/marketplace/tenant/$slug', { slug })), ...data.pagination }
}

const readSeries: Reader = async (client, page, limit) => {
  const { data, pagination } = await unwrap(client.GET('/news/series', { params: { query: { page, limit } } }))
  return { paths: data.map(({ slug }) => href('/news/series/$slug', { slug })), ...pagination }
}

/** The products or articles of one file, oldest first, so that new ones don't shift the others. */
export async function numberedSitemap(site: SearchEngineSite, context: Context): Promise<Response> {
  const [, name = '', number] = /^\/sitemap-(products|news)-(\d{1,5})\.xml$/.exec(context.req.path) ?? []
  const file = Number(number ?? 0)
  const read = name === 'news' ? readers.news : readers.products
  if (file < 1) return context.text('Not Found', 404)
  const client = clientOf(site)
  const paths: string[] = []
  const first = (file - 1) * pagesPerFile + 1
  for (let page = first; page < first + pagesPerFile; page += 1) {
    const found = await read(client, page, pageSize)
    paths.push(...found.paths)
    if (!found.hasNext) break
  }
  return paths.length === 0 ? context.text('Not Found', 404) : urlSet(site, paths)
}

/** A page of what has numbered files: the paths, how many there are in all, and whether more follow. */
type Reader = (
  client: ApiClient,
  page: number,
  limit: number,
) => Promise<{ paths: string[]; total: number; hasNext: boolean }>

const readers = {
  async products(client, page, limit) {
    const query = { page, limit, sortBy: 'createdAt', sortOrder: 'asc' } as const
    const { data, pagination } = await unwrap(client.GET('/products', { params: { query } }))
    return { paths: data.map(({ id }) => href('/products/$productId', { productId: id })), ...pagination }
  },
  async news(client, page, limit) {
    const query = { page, limit, sortBy: 'publishedAt', sortOrder: 'asc' } as const
    const { articles, pagination } = await unwrap(client.GET('/news/public', { params: { query } }))
    return { paths: articles.map(({ slug }) => href('/news/$slug', { slug })), ...pagination }
  },
} as const satisfies Record<string, Reader>

/** Every address in Vietnamese and English. */
function urlSet({ publicUrl }: SearchEngineSite, paths: readonly string[]): Response {
  const urls = paths.map((path) => {
    const address = escapeXml(new URL(path, publicUrl).href)
    const other = (language: string, href: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
    return `<url><loc>${address}</loc>${other('vi', address)}${other('en', `${address}?lang=en`)}</url>`
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
