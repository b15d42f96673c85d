import { expect, test } from 'vitest'
import { newsFeed, shopNewsFeed } from './news-feed.ts'

const articles = [
  {
    ...{ slug: 'ao-thun', title: 'Áo thun & <b>nón</b>', excerpt: 'Sáng sớm', category: { name: 'Cẩm nang' } },
    publishedAt: '2026-11-26T00:00:00.000Z',
  },
]
const site = {
  publicUrl: 'https://chonoi.test',
  apiFetch: async () => Response.json({ articles, pagination: {}, platformName: 'Chợ Sông' }),
}

test('newsFeed: names every article with its address, date and escaped texts', async () => {
  const response = await newsFeed(site)
  expect(response.headers.get('content-type')).toContain('application/rss+xml')
  const text = await response.text()
  expect(text).toContain('<link>https://chonoi.test/news/ao-thun</link>')
  expect(text).toContain('<pubDate>Thu, 26 Nov 2026 00:00:00 GMT</pubDate>')
  expect(text).toContain('Áo thun &amp; &lt;b&gt;nón&lt;/b&gt;')
})

test('newsFeed: is titled with the name of the platform in its settings', async () => {
  expect(await (await newsFeed(site)).text()).toContain('<title>Chợ Sông · Tin tức</title>')
})

test('shopNewsFeed: names the articles of a shop under its own address, and no shop that is not public', async () => {
  const apiFetch = async ({ url }: Request) => {
    if (!url.includes('gom-bat-trang')) return Response.json({ status: 404, code: 'not_found' }, { status: 404 })
    return Response.json(
      url.includes('/news/') ? { articles, pagination: {} } : { name: 'Gốm Bát Tràng', slug: 'gom-bat-trang' },
    )
  }
  const shop = await shopNewsFeed({ ...site, apiFetch }, 'gom-bat-trang')
  const text = await shop.text()
  expect(text).toContain('<title>Gốm Bát Tràng · Tin tức</title>')
  expect(text).toContain('<link>https://chonoi.test/marketplace/tenant/gom-bat-trang/news/ao-thun</link>')
  expect((await shopNewsFeed({ ...site, apiFetch }, 'khong-co')).status).toBe(404)
})

test('shopNewsFeed: a former address of the shop leads to its present one for good', async () => {
  const apiFetch = async () => Response.json({ name: 'Gốm Bát Tràng', slug: 'gom-bat-trang' })
  const answer = await shopNewsFeed({ ...site, apiFetch }, 'gom-cu')
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe('/marketplace/tenant/gom-bat-trang/news/feed.xml')
})
