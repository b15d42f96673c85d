import type { QueryOf } from '@chonoi/contract'
import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { listedNewsAuthors } from '../../database/tables/news-authors.ts'
import { listedArticles, listedNewsCategories, listedNewsTags, listedTagged } from '../../database/tables/news.ts'
import { tenants } from '../../database/tables/people.ts'
import type { FoundRows } from '../../database/search-reach.ts'
import { offsetOf } from '../../http/pagination.ts'
import { countListedOf } from './article-counts.store.ts'
import { foundArticles, maxFound } from './find-articles.store.ts'

export type PublicQuery = QueryOf<'listPublicArticles'> & { page: number; limit: number; sortOrder: 'asc' | 'desc' }

/** What a query names, by id, so that the planner knows how many articles each has. Undefined: not asked for. */
interface Filters {
  tenantId: string
  /** What a search finds. */
  found: FoundRows | undefined
  /** The category with those below it. */
  categories: string[] | undefined
  tag: string | undefined
  author: string | undefined
}

/** The public tenant with a slug: the platform's or a shop's. */
export async function findListedTenantId(queries: Queries, slug: string): Promise<string | undefined> {
  const [row] = await queries
    .select({ id: tenants.id })
    .from(tenants)
    .where(and(eq(tenants.slug, slug), or(sql`is_listed`, tenants.isPlatform)))
  return row?.id
}

/** The ids of a page of a tenant's articles on the site, and how many there are. */
export async function findListedArticlePage(queries: Queries, tenantId: string, query: PublicQuery) {
  const filters = await filtersOf(queries, tenantId, query)
  if (!filters) return { ids: [], total: 0, isNewestOnly: false }
  const rows = await pageOf(queries, filters, query)
  return { ids: rows.map(({ id }) => id), ...(await countOf(queries, filters)) }
}

/** Undefined when a query names what isn't there, so that nothing can match. */
async function filtersOf(queries: Queries, tenantId: string, query: PublicQuery): Promise<Filters | undefined> {
  const { search, categoryId, tag, author } = query
  const ofTenant = (table: typeof listedNewsTags | typeof listedNewsAuthors, slug: string) =>
    queries
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.tenantId, tenantId), eq(table.slug, slug)))
  const filters: Filters = {
    tenantId,
    found: await foundArticles(queries, tenantId, { search, isListed: true }),
    categories: categoryId ? await findCategoryAndBelow(queries, categoryId) : undefined,
    tag: tag ? (await ofTenant(listedNewsTags, tag))[0]?.id : undefined,
    author: author ? (await ofTenant(listedNewsAuthors, author))[0]?.id : undefined,
  }
  const isMissing =
    filters.found?.count === 0 ||
    filters.categories?.length === 0 ||
    (tag && !filters.tag) ||
    (author && !filters.author)
  return isMissing ? undefined : filters
}

async function findCategoryAndBelow(queries: Queries, id: string): Promise<string[]> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    with recursive below as (
      select c.id from ${listedNewsCategories} c where c.id = ${id}
      union select c.id from ${listedNewsCategories} c join below b on c.parent_id = b.id)
    select id from below`)
  return rows.map((row) => row.id)
}

const isOnly = (filters: Filters, only: keyof Filters) =>
  Object.entries(filters).every(([name, value]) => name === 'tenantId' || name === only || value === undefined)

/** The page is read in the order of an index, without the texts of what stands before it. */
function pageOf(queries: Queries, filters: Filters, query: PublicQuery): Promise<{ id: string }[]> {
  const direction = query.sortOrder === 'asc' ? asc : desc
  const byDate = query.sortBy !== 'title'
  if (byDate && filters.categories && isOnly(filters, 'categories')) return pageOfCategories(queries, filters, query)
  if (byDate && filters.tag && isOnly(filters, 'tag')) {
    const { articleId, tagId, listedAt } = listedTagged
    return queries
      .select({ id: articleId })
      .from(listedTagged)
      .where(eq(tagId, filters.tag))
      .orderBy(direction(listedAt), direction(articleId))
      .limit(query.limit)
      .offset(offsetOf(query))
  }
  return queries
    .select({ id: listedArticles.id })
    .from(listedArticles)
    .where(conditionOf(filters))
    .orderBy(direction(byDate ? listedArticles.publishedAt : listedArticles.title), direction(listedArticles.id))
    .limit(query.limit)
    .offset(offsetOf(query))
}

/** The newest of each category, of which the newest are taken: one index has each category in order, not all together. */
async function pageOfCategories(queries: Queries, { tenantId, categories = [] }: Filters, query: PublicQuery) {
  const direction = sql.raw(query.sortOrder === 'asc' ? 'asc' : 'desc')
  const { rows } = await queries.execute<{ id: string }>(sql`
    select l.id from unnest(${sql.param(categories)}::uuid[]) c (id), lateral (
      select a.id, a.published_at from ${listedArticles} a where a.tenant_id = ${tenantId} and a.category_id = c.id
      order by a.published_at ${direction}, a.id ${direction} limit ${offsetOf(query) + query.limit}) l
    order by l.published_at ${direction}, l.id ${direction} limit ${query.limit} offset ${offsetOf(query)}`)
  return rows
}

function conditionOf({ tenantId, found, categories, tag, author }: Filters): SQL | undefined {
  const { articleId, tagId } = listedTagged
  return and(
    eq(listedArticles.tenantId, tenantId),
    categories ? inArray(listedArticles.categoryId, categories) : undefined,
    author ? eq(listedArticles.newsAuthorId, author) : undefined,
    tag ? sql`${listedArticles.id} in (select ${articleId} from ${listedTagged} where ${eq(tagId, tag)})` : undefined,
    found ? inArray(listedArticles.id, found.ids) : undefined,
  )
}

/** One filter's total is kept, and what a search finds is counted; of several filters together, that many at most. */
async function countOf(queries: Queries, filters: Filters): Promise<{ total: number; isNewestOnly: boolean }> {
  const { tenantId, found, categories, tag, author } = filters
  const whole = (total: number) => ({ total, isNewestOnly: false })
  if (isOnly(filters, 'tenantId')) return whole(await countListedOf(queries, 'SITE', [tenantId]))
  if (categories && isOnly(filters, 'categories')) return whole(await countListedOf(queries, 'CATEGORY', categories))
  if (tag && isOnly(filters, 'tag')) return whole(await countListedOf(queries, 'TAG', [tag]))
  if (author && isOnly(filters, 'author')) return whole(await countListedOf(queries, 'AUTHOR', [author]))
  const isNewestOnly = found?.isNewestOnly ?? false
  if (found?.count !== undefined && isOnly(filters, 'found')) return { total: found.count, isNewestOnly }
  const matches = queries
    .select({ id: listedArticles.id })
    .from(listedArticles)
    .where(conditionOf(filters))
    .limit(maxFound)
    .as('matches')
  const [counted] = await queries.select({ total: count() }).from(matches)
  const total = counted?.total ?? 0
  return { total, isNewestOnly: isNewestOnly || total === maxFound }
}
