import type { PublicArticle, PublicArticlePage, PublicArticleSummary } from '@chonoi/contract'
import { excerptFrom } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { paginationOf } from '../../http/pagination.ts'
import { toAuthorName } from '../news-authors/author-view.ts'
import { findAuthorsOf } from '../news-authors/authors.store.ts'
import { placeInSeries } from '../series/place-in-series.ts'
import { findListedArticlePage, findListedTenantId, type PublicQuery } from './listed-articles.store.ts'
import {
  findCards,
  findListedArticle,
  findListedPartsOf,
  findRelated,
  findTagsOf,
  type PublicCardRow,
  type TagOfArticle,
} from './public-articles.store.ts'

/** The platform's tenant. */
const platform = 'default'
const relatedCount = 3

/** A page of the articles of a tenant that are on the site (ART-06). */
export async function listPublicArticles(
  context: RequestContext,
  query: PublicQuery,
  tenantSlug = platform,
): Promise<PublicArticlePage> {
  const { visitor } = context
  const tenantId = found(await findListedTenantId(visitor, tenantSlug))
  const { ids, total, isNewestOnly } = await findListedArticlePage(visitor, tenantId, query)
  return {
    articles: await toCards(context, await findCards(visitor, ids)),
    pagination: paginationOf(query.page, query.limit, total, isNewestOnly),
  }
}

export async function readPublicArticle(
  context: RequestContext,
  slug: string,
  tenantSlug = platform,
): Promise<PublicArticle> {
  const row = found(await findListedArticle(context.visitor, tenantSlug, slug))
  const related = await findRelated(context.visitor, row.article, relatedCount)
  const tags = await findTagsOf(context.visitor, [row.article.id])
  const authors = await findAuthorsOf(context.visitor, [row.article.id])
  const { content, metaTitle, metaDescription } = row.article
  return {
    ...toCard({ article: { ...row.article, beginning: content }, category: row.category }, tags, authors),
    ...{ content, metaTitle, metaDescription },
    series: await placeInSeries(context.visitor, row.article.id),
    related: await toCards(context, related),
  }
}

/** The cards of a series' articles that are on the site, in the order of reading. */
export async function cardsOfSeries(context: RequestContext, seriesId: string): Promise<PublicArticleSummary[]> {
  return toCards(context, await findListedPartsOf(context.visitor, seriesId))
}

async function toCards(context: RequestContext, rows: readonly PublicCardRow[]): Promise<PublicArticleSummary[]> {
  const ids = rows.map(({ article }) => article.id)
  const tags = await findTagsOf(context.visitor, ids)
  const authors = await findAuthorsOf(context.visitor, ids)
  return rows.map((row) => toCard(row, tags, authors))
}

type AuthorOfArticle = Awaited<ReturnType<typeof findAuthorsOf>>[number]

function toCard(
  { article, category }: PublicCardRow,
  tags: readonly TagOfArticle[],
  authors: readonly AuthorOfArticle[],
): PublicArticleSummary {
  const { id, tenantSlug, tenantName, title, slug, featuredImageUrl, readingMinutes } = article
  const author = authors.find(({ articleId }) => articleId === id)
  return {
    ...{ id, tenantSlug, tenantName, title, slug, featuredImageUrl, readingMinutes, category },
    author: author ? toAuthorName(author) : null,
    excerpt: article.excerpt ?? excerptFrom(article.beginning),
    publishedAt: article.publishedAt.toISOString(),
    updatedAt: article.updatedAt.toISOString(),
    tags: tags.filter(({ articleId }) => articleId === id).map((tag) => ({ name: tag.name, slug: tag.slug })),
  }
}
