import type { PublicArticle } from '@chonoi/contract'
import { createI18n, loadNamespaces } from '@chonoi/i18n'
import { beforeAll, expect, test } from 'vitest'
import { articleHead, newsHead, shopNewsHead } from './news-head.ts'
import { setPlatformName } from './platform-name.ts'
import type { RouterContext } from './router.tsx'
import { articleData } from './structured-data.ts'

const origin = 'https://chonoi.test'
const i18n = createI18n('vi', () => {})
const context = { i18n, language: 'vi', services: { origin } } as unknown as RouterContext
const article: PublicArticle = {
  ...{ id: '1', tenantSlug: 'default', tenantName: 'Mặc định', title: 'A', slug: 'a', excerpt: 'Sáng', content: '' },
  ...{ featuredImageUrl: null, category: null, author: null, tags: [], readingMinutes: 1, related: [], series: null },
  ...{ metaTitle: null, metaDescription: null },
  ...{ publishedAt: '2026-11-26T00:00:00.000Z', updatedAt: '2026-11-26T00:00:00.000Z' },
}
const ofShop = { ...article, tenantSlug: 'gom-bat-trang', tenantName: 'Gốm Bát Tràng' }

beforeAll(async () => {
  setPlatformName('Chợ Sông')
  await loadNamespaces(i18n, 'vi', ['news'])
})

const feedOf = ({ links }: ReturnType<typeof newsHead>) =>
  links.filter((link) => 'type' in link && link.type === 'application/rss+xml').map(({ href }) => href)

test('articleData: an article of a shop without author is by the shop, at its address; the platform publishes it', () => {
  expect(articleData(ofShop, `${origin}/x`, origin)).toMatchObject({
    author: { '@type': 'Organization', name: 'Gốm Bát Tràng', url: `${origin}/marketplace/tenant/gom-bat-trang` },
    publisher: { '@type': 'Organization', name: 'Chợ Sông', url: origin },
  })
})

test('articleData: one of the platform is by the platform, under the name of its settings', () => {
  expect(articleData(article, `${origin}/x`, origin).author).toEqual({
    ...{ '@type': 'Organization', name: 'Chợ Sông', url: origin },
  })
})

test('articleHead: a shared article is announced as one; lists are not', () => {
  const kindOf = ({ meta }: ReturnType<typeof newsHead>) =>
    meta.find((tag) => 'property' in tag && tag.property === 'og:type')
  expect(kindOf(articleHead(context, article, '/news/a'))).toMatchObject({ content: 'article' })
  expect(kindOf(newsHead(context, { path: '/news' }))).toMatchObject({ content: 'website' })
})

test('articleHead, newsHead: name the feed of their list', () => {
  expect(feedOf(articleHead(context, article, '/news/a'))).toEqual(['/news/feed.xml'])
  const list = '/marketplace/tenant/gom-bat-trang/news'
  expect(feedOf(articleHead(context, ofShop, `${list}/a`))).toEqual([`${list}/feed.xml`])
  expect(feedOf(shopNewsHead(context, { shop: 'gom-bat-trang' }))).toEqual([`${list}/feed.xml`])
})

test('shopNewsHead: a category of a shop is canonical at its own address, named after the shop, below it and its list', () => {
  const list = '/marketplace/tenant/gom-bat-trang/news'
  const head = shopNewsHead(context, {
    ...{ shop: 'gom-bat-trang', shopName: 'Gốm Bát Tràng', below: 'categories/lang-nghe', name: 'Làng nghề' },
  })
  expect(head.meta).toContainEqual(expect.objectContaining({ title: expect.stringContaining('Làng nghề') }))
  expect(head.meta).toContainEqual(expect.objectContaining({ title: expect.stringContaining('Gốm Bát Tràng') }))
  expect(head.links).toContainEqual({ rel: 'canonical', href: `${origin}${list}/categories/lang-nghe` })
  expect(feedOf(head)).toEqual([`${list}/feed.xml`])
  const paths = ['', '/news', '/news/categories/lang-nghe'].map(
    (path) => `${origin}/marketplace/tenant/gom-bat-trang${path}`,
  )
  for (const path of paths) expect(JSON.stringify(head)).toContain(`${path}"`)
})
