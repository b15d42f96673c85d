import { and, asc, desc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import {
  listedArticles,
  listedArticleSlugs,
  listedArticleTags,
  listedNewsCategories,
} from '../../database/tables/news.ts'
import { listedSeriesArticles } from '../../database/tables/series.ts'

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

/** The articles of a series that are on the site, in the order of reading. */
export function findListedPartsOf(queries: Queries, seriesId: string): Promise<PublicCardRow[]> {
  return selectCards(queries)
    .innerJoin(listedSeriesArticles, eq(listedSeriesArticles.articleId, listedArticles.id))
    .where(eq(listedSeriesArticles.seriesId, seriesId))
    .orderBy(asc(listedSeriesArticles.position), asc(listedArticles.id))
}

/** The cards of articles, in the order of their ids. */
export async function findCards(queries: Queries, ids: readonly string[]): Promise<PublicCardRow[]> {
  if (ids.length === 0) return []
  const rows = await selectCards(queries).where(inArray(listedArticles.id, [...ids]))
  return ids.flatMap((id) => rows.find(({ article }) => article.id === id) ?? [])
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
  { id, tenantId, tenantSlug, categoryId }: typeof listedArticles.$inferSelect,
  howMany: number,
): Promise<PublicCardRow[]> {
  const recent = queries
    .select({ id: listedArticles.id })
    .from(listedArticles)
    // By the id, as the index has them, and of the site that shows the article.
    .where(
      and(eq(listedArticles.tenantId, tenantId), eq(listedArticles.tenantSlug, tenantSlug), ne(listedArticles.id, id)),
    )
    .orderBy(desc(listedArticles.publishedAt))
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
