import type { QueryOf } from '@chonoi/contract'
import { type ArticleStatus, articleStatuses } from '@chonoi/domain'
import { and, asc, count, desc, eq, getTableColumns, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import type { FoundRows, SearchReach } from '../../database/search-reach.ts'
import { articleSlugs, articles, newsCategories } from '../../database/tables/news.ts'
import { tenants } from '../../database/tables/people.ts'
import { offsetOf } from '../../http/pagination.ts'
import { countKinds } from './article-counts.store.ts'
import { foundArticles } from './find-articles.store.ts'

export type ArticleRow = typeof articles.$inferSelect
type ListQuery = QueryOf<'listArticles'> & { page: number; limit: number }

const { content: _content, ...withoutText } = getTableColumns(articles)
const tagNames = sql<string[]>`array(
  select t.name from article_tags x join news_tags t on t.id = x.tag_id
  where x.article_id = ${articles.id} order by x.position)`
const beside = {
  tenantSlug: tenants.slug,
  category: { id: newsCategories.id, name: newsCategories.name, slug: newsCategories.slug },
  tags: tagNames,
}

const selectSummaries = (queries: Queries) =>
  queries
    .select({ article: withoutText, ...beside })
    .from(articles)
    .innerJoin(tenants, eq(tenants.id, articles.tenantId))
    .leftJoin(newsCategories, eq(newsCategories.id, articles.categoryId))

export type ArticleSummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number]
export type WholeArticleRow = Omit<ArticleSummaryRow, 'article'> & { article: ArticleRow }

const sorts = { createdAt: articles.createdAt, title: articles.title, publishedAt: articles.publishedAt } as const

/** A page of a tenant's articles and how many there are. Articles without a date of publication are the oldest. */
export async function findArticlePage(
  queries: Queries,
  tenantId: string,
  query: ListQuery,
  reach: SearchReach = 'newest',
) {
  const found = await foundArticles(queries, tenantId, { search: query.search, isListed: false, reach })
  const where = matching(tenantId, query, found)
  const column = sorts[query.sortBy ?? 'createdAt']
  const isDescending = query.sortOrder === 'desc'
  const order =
    column !== articles.publishedAt
      ? (isDescending ? desc : asc)(column)
      : isDescending
        ? sql`${column} desc nulls last`
        : sql`${column} asc nulls first`
  const rows = await selectSummaries(queries)
    .where(where)
    .orderBy(order, (isDescending ? desc : asc)(articles.id))
    .limit(query.limit)
    .offset(offsetOf(query))
  const total = await countPage(queries, tenantId, query, where)
  return { rows, total, isNewestOnly: found?.isNewestOnly ?? false }
}

/** How many match. What is filtered by its status alone is kept, the rest is counted. */
async function countPage(
  queries: Queries,
  tenantId: string,
  query: ListQuery,
  where: SQL | undefined,
): Promise<number> {
  const { search = '', status = 'all', categoryId, publishedAfter, publishedBefore } = query
  if (!search.trim() && !categoryId && !publishedAfter && !publishedBefore) {
    const counts = await countArticles(queries, tenantId)
    return status === 'all' ? [...counts.values()].reduce((sum, one) => sum + one, 0) : (counts.get(status) ?? 0)
  }
  const [counted] = await queries.select({ total: count() }).from(articles).where(where)
  return counted?.total ?? 0
}

function matching(tenantId: string, query: ListQuery, found: FoundRows | undefined): SQL | undefined {
  const { status = 'all', categoryId, publishedAfter, publishedBefore } = query
  return and(
    eq(articles.tenantId, tenantId),
    status === 'all' ? undefined : eq(articles.status, status),
    categoryId ? eq(articles.categoryId, categoryId) : undefined,
    publishedAfter ? gte(articles.publishedAt, new Date(publishedAfter)) : undefined,
    publishedBefore ? lt(articles.publishedAt, new Date(publishedBefore)) : undefined,
    found ? inArray(articles.id, found.ids) : undefined,
  )
}

/** How many articles a tenant has in each status. */
export async function countArticles(queries: Queries, tenantId: string): Promise<Map<ArticleStatus, number>> {
  const counts = await countKinds(queries, tenantId)
  return new Map(articleStatuses.map((status) => [status, counts.get(status) ?? 0]))
}

export async function findArticle(queries: Queries, id: string): Promise<WholeArticleRow | undefined> {
  const [row] = await queries
    .select({ article: getTableColumns(articles), ...beside })
    .from(articles)
    .innerJoin(tenants, eq(tenants.id, articles.tenantId))
    .leftJoin(newsCategories, eq(newsCategories.id, articles.categoryId))
    .where(eq(articles.id, id))
  return row
}

/** Locks and returns the articles that the caller may change, in one order, so that two changes never deadlock. */
export async function findArticlesForUpdate(queries: Queries, ids: readonly string[]): Promise<ArticleRow[]> {
  return queries
    .select()
    .from(articles)
    .where(inArray(articles.id, [...ids]))
    .orderBy(articles.id)
    .for('update')
}

export async function insertArticle(queries: Queries, article: typeof articles.$inferInsert): Promise<ArticleRow> {
  const [row] = await queries.insert(articles).values(article).returning()
  if (!row) throw new Error('the article was not written')
  return row
}

export async function updateArticleRow(
  queries: Queries,
  id: string,
  change: Partial<typeof articles.$inferInsert>,
): Promise<ArticleRow> {
  const [row] = await queries.update(articles).set(change).where(eq(articles.id, id)).returning()
  if (!row) throw new Error('the article was not changed')
  return row
}

/** Sets the status of articles; publishing gives a date to those that have none. */
export async function setStatus(queries: Queries, ids: readonly string[], status: ArticleStatus, now: Date) {
  const publishedAt = sql`coalesce(${articles.publishedAt}, ${now.toISOString()}::timestamptz)`
  await queries
    .update(articles)
    .set({ status, ...(status === 'PUBLISHED' && { publishedAt }) })
    .where(inArray(articles.id, [...ids]))
}

export async function deleteArticleRows(queries: Queries, ids: readonly string[]): Promise<void> {
  await queries.delete(articles).where(inArray(articles.id, [...ids]))
}

/** Keeps a former slug, so that it leads to the article. */
export async function keepFormerSlug(queries: Queries, { tenantId, slug, id }: ArticleRow): Promise<void> {
  await queries
    .insert(articleSlugs)
    .values({ tenantId, slug, articleId: id })
    .onConflictDoUpdate({ target: [articleSlugs.tenantId, articleSlugs.slug], set: { articleId: id } })
}

export async function isSlugTaken(queries: Queries, tenantId: string, slug: string, except?: string) {
  const [row] = await queries
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.tenantId, tenantId), eq(articles.slug, slug), except ? ne(articles.id, except) : undefined))
  return row !== undefined
}
