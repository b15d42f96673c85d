import type { QueryOf } from '@chonoi/contract'
import { and, asc, count, desc, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { holdsWords } from '../../database/holds-words.ts'
import { listedArticleAuthors } from '../../database/tables/news-authors.ts'
import {
  listedArticles,
  listedArticleSlugs,
  listedArticleTags,
  listedNewsCategories,
} from '../../database/tables/news.ts'
import { listedSeriesArticles } from '../../database/tables/series.ts'
import { listedTenants } from '../../database/tables/catalogue.ts'
import { offsetOf } from '../../http/pagination.ts'

type PublicQuery = QueryOf<'listPublicArticles'> & { page: number; limit: number; sortOrder: 'asc' | 'desc' }

/** How much of a text is read for an excerpt; more than its length, as markup takes room. */
const beginningLength = 3000
const {
  content: _content,
  metaTitle: _title,
  metaDescription: _description,
  ...summary
} = getTableColumns(listedArticles)
const category = {
  id: listedNewsCategories.id,
  name: listedNewsCategories.name,
  slug: listedNewsCategories.slug,
}

const selectCards = (queries: Queries) =>
  queries
    .select({
      article: { ...summary, beginning: sql<string>`left(${listedArticles.content}, ${beginningLength})` },
      category,
    })
    .from(listedArticles)
    .leftJoin(listedNewsCategories, eq(listedNewsCategories.id, listedArticles.categoryId))

export type PublicCardRow = Awaited<ReturnType<typeof selectCards>>[number]
export type TagOfArticle = Pick<typeof listedArticleTags.$inferSelect, 'articleId' | 'name' | 'slug'>

/** A page of a tenant's articles on the site, and how many there are. */
export async function findListedArticles(queries: Queries, tenantSlug: string, query: PublicQuery) {
  const where = matching(tenantSlug, query)
  const direction = query.sortOrder === 'asc' ? asc : desc
  const order =
    query.sortBy === 'title'
      ? direction(listedArticles.title)
      : query.sortOrder === 'asc'
        ? asc(listedArticles.publishedAt)
        : sql`${listedArticles.publishedAt} desc nulls last`
  const rows = await selectCards(queries)
    .where(where)
    .orderBy(order, direction(listedArticles.id))
    .limit(query.limit)
    .offset(offsetOf(query))
  const [counted] = await queries.select({ total: count() }).from(listedArticles).where(where)
  return { rows, total: counted?.total ?? 0 }
}

/** The articles of a series that are on the site, in the order of reading. */
export function findListedPartsOf(queries: Queries, seriesId: string): Promise<PublicCardRow[]> {
  return selectCards(queries)
    .innerJoin(listedSeriesArticles, eq(listedSeriesArticles.articleId, listedArticles.id))
    .where(eq(listedSeriesArticles.seriesId, seriesId))
    .orderBy(asc(listedSeriesArticles.position), asc(listedArticles.id))
}

function matching(tenantSlug: string, { search, categoryId, tag, author }: PublicQuery): SQL | undefined {
  const text = search?.trim()
  return and(
    eq(listedArticles.tenantSlug, tenantSlug),
    categoryId
      ? sql`${listedArticles.categoryId} in (
          with recursive below as (
            select c.id from ${listedNewsCategories} c where c.id = ${categoryId}
            union select c.id from ${listedNewsCategories} c join below b on c.parent_id = b.id)
          select id from below)`
      : undefined,
    tag
      ? sql`${listedArticles.id} in (select x.article_id from ${listedArticleTags} x
          where x.tenant_slug = ${tenantSlug} and x.slug = ${tag})`
      : undefined,
    author
      ? sql`${listedArticles.id} in (select x.article_id from ${listedArticleAuthors} x
          where x.tenant_slug = ${tenantSlug} and x.slug = ${author})`
      : undefined,
    text ? holdsWords(text, listedArticles.title, listedArticles.excerpt) : undefined,
  )
}

const selectWhole = (queries: Queries) =>
  queries
    .select({ article: getTableColumns(listedArticles), category })
    .from(listedArticles)
    .leftJoin(listedNewsCategories, eq(listedNewsCategories.id, listedArticles.categoryId))

/** An article by its slug, or by one that it had before. */
export async function findListedArticle(queries: Queries, tenantSlug: string, slug: string) {
  const ofTenant = eq(listedArticles.tenantSlug, tenantSlug)
  const [row] = await selectWhole(queries).where(and(ofTenant, eq(listedArticles.slug, slug)))
  if (row) return row
  const former = queries
    .select({ id: listedArticleSlugs.articleId })
    .from(listedArticleSlugs)
    .where(and(eq(listedArticleSlugs.tenantSlug, tenantSlug), eq(listedArticleSlugs.slug, slug)))
  const [moved] = await selectWhole(queries).where(and(ofTenant, inArray(listedArticles.id, former)))
  return moved
}

/** Among how many of the newest articles the related ones are looked for. */
const relatedAmong = 200

/** The articles with most tags in common, then those of the same category, then the newest. */
export function findRelated(
  queries: Queries,
  { id, tenantSlug, categoryId }: typeof listedArticles.$inferSelect,
  howMany: number,
): Promise<PublicCardRow[]> {
  const recent = queries
    .select({ id: listedArticles.id })
    .from(listedArticles)
    .where(and(eq(listedArticles.tenantSlug, tenantSlug), ne(listedArticles.id, id)))
    .orderBy(sql`${listedArticles.publishedAt} desc nulls last`)
    .limit(relatedAmong)
  const inCommon = sql`(select count(*) from ${listedArticleTags} x join ${listedArticleTags} y on y.tag_id = x.tag_id
    where x.article_id = ${listedArticles.id} and y.article_id = ${id})`
  const isBeside = sql`(${listedArticles.categoryId} is not distinct from ${categoryId}::uuid)`
  return selectCards(queries)
    .where(inArray(listedArticles.id, recent))
    .orderBy(sql`${inCommon} desc`, sql`${isBeside} desc`, desc(listedArticles.publishedAt), desc(listedArticles.id))
    .limit(howMany)
}

export async function findTagsOf(queries: Queries, articleIds: readonly string[]): Promise<TagOfArticle[]> {
  if (articleIds.length === 0) return []
  const { articleId, name, slug, position } = listedArticleTags
  return queries
    .select({ articleId, name, slug })
    .from(listedArticleTags)
    .where(inArray(articleId, [...articleIds]))
    .orderBy(asc(position))
}

/** Whether a shop is on the site. */
export async function isListedShop(queries: Queries, slug: string): Promise<boolean> {
  const [row] = await queries.select({ id: listedTenants.id }).from(listedTenants).where(eq(listedTenants.slug, slug))
  return row !== undefined
}
