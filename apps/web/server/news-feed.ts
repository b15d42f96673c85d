import { createApiClient, unwrap } from '@chonoi/api-client'
import { href, siteName } from '@chonoi/domain'
import { escapeXml } from './escape-xml.ts'
import type { SearchEngineSite } from './search-engine-files.ts'

const newest = 20

/** The newest articles of the platform for feed readers (RSS 2.0). */
export async function newsFeed({ publicUrl, apiFetch }: SearchEngineSite): Promise<Response> {
  const client = createApiClient({ baseUrl: 'http://site.internal', fetch: apiFetch, language: () => 'vi' })
  const { articles } = await unwrap(client.GET('/news/public', { params: { query: { limit: newest } } }))
  const addressOf = (path: string) => escapeXml(new URL(path, publicUrl).href)
  const items = articles.map(({ slug, title, excerpt, publishedAt, category }) => {
    const address = addressOf(href('/news/$slug', { slug }))
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
    `<title>${escapeXml(siteName)} · Tin tức</title>`,
    `<link>${addressOf(href('/news'))}</link>`,
    `<description>Bài viết mới của ${escapeXml(siteName)}</description>`,
    '<language>vi</language>',
    `<atom:link href="${addressOf('/news/feed.xml')}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ]
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join('')}</channel></rss>\n`,
    { headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=600' } },
  )
}
