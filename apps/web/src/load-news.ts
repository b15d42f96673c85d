import { commentQueries, firstComments } from '@chonoi/features/news-comments/comments-queries'
import { platformNews } from '@chonoi/features/news/news-link'
import { type NewsScope, newsListQuery, newsQueries } from '@chonoi/features/news/news-queries'
import { shopQueries } from '@chonoi/features/shops/shop-queries'
import { notFound } from '@tanstack/react-router'
import { loadOrNotFound } from './load-or-not-found.ts'
import { loadWords } from './page-words.ts'
import type { RouterContext } from './router.tsx'

/** What a list of articles is about, besides its URL. */
interface Topic {
  tenantSlug?: string
  categorySlug?: string
  tagSlug?: string
  authorSlug?: string
}

/** Loads a list of articles; an unknown category, tag or author is not found. Returns the names of what it is about and of its shop. */
export async function loadNews(context: RouterContext, params: URLSearchParams, topic: Topic = {}) {
  const { queryClient, services } = context
  const { tenantSlug = platformNews, categorySlug, tagSlug, authorSlug } = topic
  const queries = newsQueries(services.api)
  const [categories, tag, author, , shop] = await Promise.all([
    queryClient.ensureQueryData(queries.categories(tenantSlug)),
    tagSlug ? queryClient.ensureQueryData(queries.tag(tenantSlug, tagSlug)) : null,
    authorSlug ? queryClient.ensureQueryData(queries.author(tenantSlug, authorSlug)) : null,
    loadWords(context, ['news']),
    loadShopLook(context, tenantSlug),
  ])
  const category = categorySlug ? categories.find(({ slug }) => slug === categorySlug) : undefined
  if ((categorySlug && !category) || (tagSlug && !tag) || (authorSlug && !author)) throw notFound()
  const scope: NewsScope = {
    ...(category && { categoryId: category.id }),
    ...(tagSlug && { tag: tagSlug }),
    ...(authorSlug && { author: authorSlug }),
  }
  await loadOrNotFound(queryClient.ensureQueryData(queries.list(tenantSlug, newsListQuery(params, scope))))
  return {
    name: author?.displayName ?? category?.name ?? tag?.name,
    description: author?.bio ?? category?.description ?? null,
    shopName: shop?.name,
  }
}

/** Loads an article by its slug or a former one. */
export async function loadArticle(context: RouterContext, slug: string, tenantSlug = platformNews) {
  const { queryClient, services } = context
  const [article] = await Promise.all([
    loadOrNotFound(queryClient.ensureQueryData(newsQueries(services.api).article(tenantSlug, slug))),
    loadWords(context, ['news', 'bookmarks', 'comments', 'forms']),
    loadShopLook(context, tenantSlug),
  ])
  await queryClient.prefetchQuery(commentQueries(services.api).list(article.id, firstComments))
  return article
}

/** Loads the shop whose look the page of something that it wrote wears. */
export async function loadShopLook({ queryClient, services }: RouterContext, tenantSlug: string) {
  if (tenantSlug === platformNews) return undefined
  const query = shopQueries(services.api).bySlug(tenantSlug)
  await queryClient.prefetchQuery(query)
  return queryClient.getQueryData(query.queryKey)
}
