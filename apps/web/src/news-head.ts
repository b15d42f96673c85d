import type { PublicArticle } from '@chonoi/contract'
import { pageHead } from './page-head.ts'
import { languageNow } from './page-words.ts'
import type { RouterContext } from './router.tsx'
import { articleData, breadcrumbData } from './structured-data.ts'

interface NewsHead {
  /** The canonical path. */
  path: string
  name?: string | undefined
  description?: string | null
  /** The list whose feed is named. Default: that of the platform. */
  feedOf?: string
}

export function newsHead(context: RouterContext, { path, name, description, feedOf = '/news' }: NewsHead) {
  const { i18n, services } = context
  const title = i18n.t('news:title')
  const head = pageHead({
    ...{ origin: services.origin, language: languageNow(context), path },
    title: name ? `${name} · ${title}` : title,
    description: description ?? i18n.t('news:description'),
    jsonLd: breadcrumbData(
      [{ name: title, path: '/news' }, ...(name && path !== '/news' ? [{ name, path }] : [])],
      services.origin,
    ),
  })
  const feed = { rel: 'alternate', type: 'application/rss+xml', title, href: `${feedOf}/feed.xml` }
  return { ...head, links: [...head.links, feed] }
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
