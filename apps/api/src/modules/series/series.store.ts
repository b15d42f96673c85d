import type { SeriesPart } from '@chonoi/contract'
import { and, asc, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { holdsWords } from '../../database/holds-words.ts'
import { articles, listedArticleCounts, listedArticles } from '../../database/tables/news.ts'
import { tenants } from '../../database/tables/people.ts'
import { listedSeries, listedSeriesArticles, newsSeries, newsSeriesArticles } from '../../database/tables/series.ts'
import { offsetOf } from '../../http/pagination.ts'

export type SeriesRow = typeof newsSeries.$inferSelect
export type SeriesView = Omit<SeriesRow, 'version'> & {
  /** Only for editors. */
  version?: number
  tenantSlug: string
  articleCount: number
  featuredImageUrl: string | null
}
export interface SeriesQuery {
  page: number
  limit: number
  search?: string | undefined
  isActive?: boolean | undefined
  isCompleted?: boolean | undefined
}

const partsOfAll = sql<number>`(select count(*) from ${newsSeriesArticles} x where x.series_id = ${newsSeries.id})`
const partsOnSite = sql<number>`coalesce((select l.article_count from ${listedArticleCounts} l
  where l.kind = 'SERIES' and l.of_id = ${listedSeries.id}), 0)`

const pictureOf = ({ id }: typeof newsSeries | typeof listedSeries) =>
  sql<string | null>`(select x.featured_image_url from ${listedSeriesArticles} x
    where x.series_id = ${id} and x.featured_image_url is not null order by x.position, x.article_id limit 1)`

const selectAll = (queries: Queries) =>
  queries
    .select({
      ...getTableColumns(newsSeries),
      tenantSlug: tenants.slug,
      articleCount: partsOfAll.mapWith(Number),
      featuredImageUrl: pictureOf(newsSeries),
    })
    .from(newsSeries)
    .innerJoin(tenants, eq(tenants.id, newsSeries.tenantId))

const selectListed = (queries: Queries) =>
  queries
    .select({
      ...getTableColumns(listedSeries),
      articleCount: partsOnSite.mapWith(Number),
      featuredImageUrl: pictureOf(listedSeries),
    })
    .from(listedSeries)

function matching(table: typeof newsSeries | typeof listedSeries, query: SeriesQuery): SQL | undefined {
  const { search, isActive, isCompleted } = query
  const text = search?.trim()
  return and(
    isActive === undefined ? undefined : eq(table.isActive, isActive),
    isCompleted === undefined ? undefined : eq(table.isCompleted, isCompleted),
    text ? holdsWords(text, table.title, table.description) : undefined,
  )
}

/** A page of a tenant's series in any state, the newest first, and how many there are. */
export async function findSeriesPage(queries: Queries, tenantId: string, query: SeriesQuery) {
  const where = and(eq(newsSeries.tenantId, tenantId), matching(newsSeries, query))
  const rows: SeriesView[] = await selectAll(queries)
    .where(where)
    .orderBy(desc(newsSeries.createdAt), desc(newsSeries.id))
    .limit(query.limit)
    .offset(offsetOf(query))
  const [counted] = await queries.select({ total: count() }).from(newsSeries).where(where)
  return { rows, total: counted?.total ?? 0 }
}

/** The same of the series that readers see. */
export async function findListedSeriesPage(queries: Queries, tenantSlug: string, query: SeriesQuery) {
  const where = and(eq(listedSeries.tenantSlug, tenantSlug), matching(listedSeries, query))
  const rows: SeriesView[] = await selectListed(queries)
    .where(where)
    .orderBy(desc(listedSeries.createdAt), desc(listedSeries.id))
    .limit(query.limit)
    .offset(offsetOf(query))
  const [counted] = await queries.select({ total: count() }).from(listedSeries).where(where)
  return { rows, total: counted?.total ?? 0 }
}

export async function findSeries(queries: Queries, id: string): Promise<SeriesView | undefined> {
  const [row] = await selectAll(queries).where(eq(newsSeries.id, id))
  return row
}

export async function findListedSeries(queries: Queries, id: string): Promise<SeriesView | undefined> {
  const [row] = await selectListed(queries).where(eq(listedSeries.id, id))
  return row
}

export async function findListedSeriesBySlug(
  queries: Queries,
  tenantSlug: string,
  slug: string,
): Promise<SeriesView | undefined> {
  const [row] = await selectListed(queries).where(
    and(eq(listedSeries.tenantSlug, tenantSlug), eq(listedSeries.slug, slug)),
  )
  return row
}

/** The series that readers see an article in. */
export async function findListedSeriesOf(queries: Queries, ofArticle: string) {
  const { id, title, slug, isCompleted } = listedSeries
  const [row] = await queries
    .select({ id, title, slug, isCompleted })
    .from(listedSeries)
    .innerJoin(listedSeriesArticles, eq(listedSeriesArticles.seriesId, id))
    .where(eq(listedSeriesArticles.articleId, ofArticle))
  return row
}

/** Locks a series that the caller may change, so that changes of its order take turns. */
export async function lockSeries(queries: Queries, id: string): Promise<SeriesRow | undefined> {
  const [row] = await queries.select().from(newsSeries).where(eq(newsSeries.id, id)).for('update')
  return row
}

type Part = Omit<SeriesPart, 'position'>

/** The articles of a series in their order: all, or those on the site. */
export async function findParts(queries: Queries, seriesId: string, of: 'all' | 'listed'): Promise<Part[]> {
  if (of === 'listed') {
    const { articleId, title, slug, publishedAt, position } = listedSeriesArticles
    const rows = await queries
      .select({ id: articleId, title, slug, publishedAt })
      .from(listedSeriesArticles)
      .where(eq(listedSeriesArticles.seriesId, seriesId))
      .orderBy(asc(position), asc(articleId))
    return rows.map((row) => ({ ...row, isListed: true, publishedAt: row.publishedAt.toISOString() }))
  }
  const { id, title, slug, publishedAt } = articles
  const isListed = sql<boolean>`exists (select from ${listedArticles} l where l.id = ${id})`
  const rows = await queries
    .select({ id, title, slug, publishedAt, isListed })
    .from(newsSeriesArticles)
    .innerJoin(articles, eq(articles.id, newsSeriesArticles.articleId))
    .where(eq(newsSeriesArticles.seriesId, seriesId))
    .orderBy(asc(newsSeriesArticles.position), asc(id))
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt?.toISOString() ?? null }))
}

export async function insertSeries(queries: Queries, series: typeof newsSeries.$inferInsert): Promise<SeriesRow> {
  const [row] = await queries.insert(newsSeries).values(series).returning()
  if (!row) throw new Error('the series was not written')
  return row
}

export async function changeSeries(queries: Queries, id: string, change: Partial<typeof newsSeries.$inferInsert>) {
  await queries.update(newsSeries).set(change).where(eq(newsSeries.id, id))
}

export async function deleteSeriesRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(newsSeries).where(eq(newsSeries.id, id))
}

/** Whether a tenant has the article. */
export async function isArticleOf(queries: Queries, tenantId: string, id: string): Promise<boolean> {
  const where = and(eq(articles.id, id), eq(articles.tenantId, tenantId))
  const [row] = await queries.select({ id: articles.id }).from(articles).where(where)
  return row !== undefined
}

/** Sets the articles of a series in this order; those that it no longer names leave it. */
export async function setParts(
  queries: Queries,
  { id, tenantId }: Pick<SeriesRow, 'id' | 'tenantId'>,
  articleIds: readonly string[],
): Promise<void> {
  await queries.delete(newsSeriesArticles).where(eq(newsSeriesArticles.seriesId, id))
  if (articleIds.length === 0) return
  const rows = articleIds.map((articleId, index) => ({ articleId, tenantId, seriesId: id, position: index + 1 }))
  await queries
    .insert(newsSeriesArticles)
    .values(rows)
    .onConflictDoUpdate({
      target: newsSeriesArticles.articleId,
      set: { seriesId: sql`excluded.series_id`, position: sql`excluded.position` },
    })
}

export async function sumSeries(queries: Queries, tenantId: string) {
  const [series] = await queries
    .select({
      total: count(),
      active: sql`count(*) filter (where ${newsSeries.isActive})`.mapWith(Number),
      completed: sql`count(*) filter (where ${newsSeries.isCompleted})`.mapWith(Number),
    })
    .from(newsSeries)
    .where(eq(newsSeries.tenantId, tenantId))
  const [parts] = await queries
    .select({ total: count() })
    .from(newsSeriesArticles)
    .where(eq(newsSeriesArticles.tenantId, tenantId))
  return { ...(series ?? { total: 0, active: 0, completed: 0 }), articles: parts?.total ?? 0 }
}
