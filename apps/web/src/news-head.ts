import type { PublicArticle } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { newsHref } from '@chonoi/features/news/news-link'
import { pageHead } from './page-head.ts'
import { languageNow } from './page-words.ts'
import type { RouterContext } from './router.tsx'
import { articleData, breadcrumbData } from './structured-data.ts'

interface NewsHead {
  /** The canonical path. */
  path: string
  name?: string | undefined
  description?: string | null
}

/** The head of the platform's list of articles, or of a category, tag or author of it. */
export function newsHead(context: RouterContext, head: NewsHead) {
  const title = context.i18n.t('news:title')
  return listHead(context, { ...head, title, list: '/news', above: [] })
}

interface ShopNewsHead extends Pick<NewsHead, 'name' | 'description'> {
  /** The slug of the shop. */
  shop: string
  shopName?: string | undefined
  /** What the page has below the address of the list. */
  below?: string
}

/** The head of a shop's list of articles, or of a category, tag or author of it. */
export function shopNewsHead(context: RouterContext, { shop, shopName, below, ...head }: ShopNewsHead) {
  const list = newsHref(shop)
  const news = context.i18n.t('news:title')
  return listHead(context, {
    ...head,
    path: below ? `${list}/${below}` : list,
    title: shopName ? `${news} · ${shopName}` : news,
    list,
    above: shopName ? [{ name: shopName, path: href('/marketplace/tenant/$slug', { slug: shop }) }] : [],
  })
}

interface ListHead extends NewsHead {
  /** The title of the list of all. */
  title: string
  /** Its path, below which its feed is. */
  list: string
  /** What is above it in the path. */
  above: readonly { name: string; path: string }[]
}

function listHead(context: RouterContext, { path, name, description, title, list, above }: ListHead) {
  const { i18n, services } = context
  return pageHead({
    ...{ origin: services.origin, language: languageNow(context), path },
    title: name ? `${name} · ${title}` : title,
    description: description ?? i18n.t('news:description'),
    jsonLd: breadcrumbData(
      [...above, { name: i18n.t('news:title'), path: list }, ...(name && path !== list ? [{ name, path }] : [])],
      services.origin,
    ),
    feed: { title, of: list },
  })
}

export function articleHead(context: RouterContext, article: PublicArticle, path: string) {
  const { origin } = context.services
  const title = context.i18n.t('news:title')
  const listPath = path.slice(0, path.lastIndexOf('/'))
  return pageHead({
    ...{ origin, language: languageNow(context), path },
    title: article.metaTitle ?? article.title,
    description: article.metaDescription ?? article.excerpt,
    imageUrl: article.featuredImageUrl ?? `${path}/share.png`,
    type: 'article',
    feed: { title, of: listPath },
    jsonLd: [
      articleData(article, new URL(path, origin).href, origin),
      breadcrumbData(
        [
          { name: title, path: listPath },
          { name: article.title, path },
        ],
        origin,
      ),
    ],
  })
}
