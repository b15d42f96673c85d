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

/** The sitemap index: fixed pages with shops, and products by the thousand. */
export async function sitemapIndex(site: SearchEngineSite): Promise<Response> {
  const { pagination } = await readProducts(clientOf(site), 1, 1)
  const files = Math.ceil(pagination.total / (pageSize * pagesPerFile))
  const names = [
    'sitemap-pages.xml',
    ...Array.from({ length: files }, (_, index) => `sitemap-products-${index + 1}.xml`),
  ]
  const entries = names.map((name) => `<sitemap><loc>${escapeXml(`${site.publicUrl}/${name}`)}</loc></sitemap>`)
  return xml(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`)
}

export async function pagesSitemap(site: SearchEngineSite): Promise<Response> {
  const client = clientOf(site)
  const paths: string[] = [...fixedPaths]
  for (let page = 1, isMore = true; isMore; page += 1) {
    const query = { page, limit: pageSize, sortBy: 'name', sortOrder: 'asc' } as const
    const { data } = await unwrap(client.GET('/tenants/public', { params: { query } }))
    paths.push(...data.tenants.map(({ slug }) => href('/marketplace/tenant/$slug', { slug })))
    isMore = data.pagination.hasNext
  }
  return urlSet(site, paths)
}

/** The products of one file, oldest first, so that new ones don't shift the others. */
export async function productsSitemap(site: SearchEngineSite, context: Context): Promise<Response> {
  const file = Number(/^\/sitemap-products-(\d{1,5})\.xml$/.exec(context.req.path)?.[1] ?? 0)
  if (file < 1) return context.text('Not Found', 404)
  const client = clientOf(site)
  const paths: string[] = []
  const first = (file - 1) * pagesPerFile + 1
  for (let page = first; page < first + pagesPerFile; page += 1) {
    const { data, pagination } = await readProducts(client, page, pageSize)
    paths.push(...data.map(({ id }) => href('/products/$productId', { productId: id })))
    if (!pagination.hasNext) break
  }
  return paths.length === 0 ? context.text('Not Found', 404) : urlSet(site, paths)
}

function readProducts(client: ApiClient, page: number, limit: number) {
  const query = { page, limit, sortBy: 'createdAt', sortOrder: 'asc' } as const
  return unwrap(client.GET('/products', { params: { query } }))
}

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
