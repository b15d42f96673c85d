import { ApiError, createApiClient, unwrap } from '@chonoi/api-client'
import type { PublicArticle } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { escapeXml } from './escape-xml.ts'
import type { SearchEngineSite } from './search-engine-files.ts'

const newest = 20

const clientOf = ({ apiFetch }: SearchEngineSite) =>
  createApiClient({ baseUrl: 'http://site.internal', fetch: apiFetch, language: () => 'vi' })

/** The newest articles of the platform for feed readers (RSS 2.0). */
export async function newsFeed(site: SearchEngineSite): Promise<Response> {
  const client = clientOf(site)
  const [{ articles }, { platformName }] = await Promise.all([
    unwrap(client.GET('/news/public', { params: { query: { limit: newest } } })),
    unwrap(client.GET('/public/platform/settings', {})),
  ])
  return feedOf(site, { name: platformName, list: href('/news'), articles })
}

const feedAddress = (slug: string) => `/marketplace/tenant/${slug}/news/feed.xml`

/** The newest articles of a shop. Answers 404 for a shop that isn't public. */
export async function shopNewsFeed(site: SearchEngineSite, slug: string): Promise<Response> {
  const client = clientOf(site)
  try {
    const shop = await unwrap(client.GET('/tenants/public/slug/{slug}', { params: { path: { slug } } }))
    // A former address of the shop.
    if (shop.slug !== slug) return new Response(null, { status: 301, headers: { location: feedAddress(shop.slug) } })
    const params = { path: { tenantSlug: slug }, query: { limit: newest } }
    const { articles } = await unwrap(client.GET('/news/public/tenant/{tenantSlug}', { params }))
    return feedOf(site, { name: shop.name, list: `/marketplace/tenant/${slug}/news`, articles })
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return new Response('Not Found', { status: 404 })
    throw error
  }
}

interface Feed {
  name: string
  /** The page of the articles. */
  list: string
  articles: readonly Pick<PublicArticle, 'slug' | 'title' | 'excerpt' | 'publishedAt' | 'category'>[]
}

function feedOf({ publicUrl }: SearchEngineSite, { name, list, articles }: Feed): Response {
  const addressOf = (path: string) => escapeXml(new URL(path, publicUrl).href)
  const items = articles.map(({ slug, title, excerpt, publishedAt, category }) => {
    const address = addressOf(`${list}/${slug}`)
    return [
      '<item>',
      `<title>${escapeXml(title)}</title>`,
      `<link>${address}</link>`,
      `<guid isPermaLink="true">${address}</guid>`,
      `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`,
      `<description>${escapeXml(excerpt)}</description>`,
      ...(category ? [`<category>${escapeXml(category.name)}</category>`] : []),
      '</item>',
    ].join('')
  })
  const channel = [
    `<title>${escapeXml(name)} · Tin tức</title>`,
    `<link>${addressOf(list)}</link>`,
    `<description>Bài viết mới của ${escapeXml(name)}</description>`,
    '<language>vi</language>',
    `<atom:link href="${addressOf(`${list}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ]
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join('')}</channel></rss>\n`,
    { headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=600' } },
  )
}
