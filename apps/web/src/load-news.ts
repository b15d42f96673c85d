import { commentQueries, firstComments } from '@chonoi/features/news-comments/comments-queries'
import { platformNews } from '@chonoi/features/news/news-link'
import { type NewsScope, newsListQuery, newsQueries } from '@chonoi/features/news/news-queries'
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

/** Loads a list of articles; an unknown category, tag or author is not found. Returns the name of what it is about. */
export async function loadNews(context: RouterContext, params: URLSearchParams, topic: Topic = {}) {
  const { queryClient, services } = context
  const { tenantSlug = platformNews, categorySlug, tagSlug, authorSlug } = topic
  const queries = newsQueries(services.api)
  const [categories, tags, author] = await Promise.all([
    queryClient.ensureQueryData(queries.categories(tenantSlug)),
    queryClient.ensureQueryData(queries.tags(tenantSlug)),
    authorSlug ? queryClient.ensureQueryData(queries.author(tenantSlug, authorSlug)) : null,
    loadWords(context, ['news']),
  ])
  const category = categorySlug ? categories.find(({ slug }) => slug === categorySlug) : undefined
  const tag = tagSlug ? tags.find(({ slug }) => slug === tagSlug) : undefined
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
  }
}

/** Loads an article by its slug or a former one. */
export async function loadArticle(context: RouterContext, slug: string, tenantSlug = platformNews) {
  const { queryClient, services } = context
  const [article] = await Promise.all([
    loadOrNotFound(queryClient.ensureQueryData(newsQueries(services.api).article(tenantSlug, slug))),
    loadWords(context, ['news', 'bookmarks', 'comments', 'forms']),
  ])
  await queryClient.prefetchQuery(commentQueries(services.api).list(article.id, firstComments))
  return article
}
