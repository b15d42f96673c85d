import type { QueryOf } from '@chonoi/contract'
import type { Place } from '@chonoi/domain'
import { and, asc, count, desc, eq, inArray, max, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { holdsWords } from '../../database/holds-words.ts'
import { articles, listedArticleCounts, listedNewsCategories, newsCategories } from '../../database/tables/news.ts'
import { offsetOf } from '../../http/pagination.ts'

export type NewsCategoryRow = typeof newsCategories.$inferSelect
export type ListedNewsCategoryRow = typeof listedNewsCategories.$inferSelect
export interface CategoryLink {
  id: string
  name: string
  slug: string
  parentId: string | null
}
type ListQuery = QueryOf<'listNewsCategories'> & { page: number; limit: number; sortOrder: 'asc' | 'desc' }

/** A page of a tenant's categories and how many there are. */
export async function findCategoryPage(queries: Queries, tenantId: string, query: ListQuery) {
  const { isActive, parentId, search } = query
  const text = search?.trim()
  const where = and(
    eq(newsCategories.tenantId, tenantId),
    isActive === undefined ? undefined : eq(newsCategories.isActive, isActive),
    parentId ? eq(newsCategories.parentId, parentId) : undefined,
    text ? holdsWords(text, newsCategories.name, newsCategories.slug) : undefined,
  )
  const rows = await queries
    .select()
    .from(newsCategories)
    .where(where)
    .orderBy(...orderOf(newsCategories, query))
    .limit(query.limit)
    .offset(offsetOf(query))
  const [all] = await queries.select({ total: count() }).from(newsCategories).where(where)
  return { rows, total: all?.total ?? 0 }
}

/** The same of the categories that readers see. */
export async function findListedCategoryPage(queries: Queries, tenantSlug: string, query: ListQuery) {
  const { parentId, search } = query
  const text = search?.trim()
  const where = and(
    eq(listedNewsCategories.tenantSlug, tenantSlug),
    parentId ? eq(listedNewsCategories.parentId, parentId) : undefined,
    text ? holdsWords(text, listedNewsCategories.name) : undefined,
  )
  const rows = await queries
    .select()
    .from(listedNewsCategories)
    .where(where)
    .orderBy(...orderOf(listedNewsCategories, query))
    .limit(query.limit)
    .offset(offsetOf(query))
  const [all] = await queries.select({ total: count() }).from(listedNewsCategories).where(where)
  return { rows, total: all?.total ?? 0 }
}

function orderOf(table: typeof newsCategories | typeof listedNewsCategories, query: ListQuery): SQL[] {
  const direction = query.sortOrder === 'desc' ? desc : asc
  const sorts = { sortOrder: [table.sortOrder, table.name], name: [table.name], createdAt: [table.createdAt] }
  return [...sorts[query.sortBy ?? 'sortOrder'], table.id].map((column) => direction(column))
}

/** How many articles each of the categories holds itself: all to editors, those on the site to readers. */
export async function countArticlesIn(queries: Queries, ids: readonly string[], of: 'all' | 'listed') {
  if (ids.length === 0) return new Map<string | null, number>()
  const { kind, ofId, articleCount } = listedArticleCounts
  const rows =
    of === 'listed'
      ? await queries
          .select({ id: ofId, total: articleCount })
          .from(listedArticleCounts)
          .where(and(eq(kind, 'CATEGORY'), inArray(ofId, [...ids])))
      : await queries
          .select({ id: articles.categoryId, total: count() })
          .from(articles)
          .where(inArray(articles.categoryId, [...ids]))
          .groupBy(articles.categoryId)
  return new Map(rows.map(({ id, total }) => [id, total]))
}

export function findChildren(queries: Queries, ids: readonly string[], of: 'all' | 'listed'): Promise<CategoryLink[]> {
  const table = of === 'all' ? newsCategories : listedNewsCategories
  return queries
    .select({ id: table.id, name: table.name, slug: table.slug, parentId: table.parentId })
    .from(table)
    .where(inArray(table.parentId, [...ids]))
    .orderBy(asc(table.sortOrder), asc(table.name))
}

export async function findCategory(queries: Queries, id: string): Promise<NewsCategoryRow | undefined> {
  const [row] = await queries.select().from(newsCategories).where(eq(newsCategories.id, id))
  return row
}

/** Whether a tenant has the category. */
export async function isCategoryOf(queries: Queries, tenantId: string, id: string): Promise<boolean> {
  return (await findCategory(queries, id))?.tenantId === tenantId
}

/** Locks and returns the categories that the caller may change, in one order. */
export function findCategoriesForUpdate(queries: Queries, ids: readonly string[]): Promise<NewsCategoryRow[]> {
  return queries
    .select()
    .from(newsCategories)
    .where(inArray(newsCategories.id, [...ids]))
    .orderBy(newsCategories.id)
    .for('update')
}

/** The tenants of categories, in one order. */
export async function findTenantsOf(queries: Queries, ids: readonly string[]): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ tenantId: newsCategories.tenantId })
    .from(newsCategories)
    .where(inArray(newsCategories.id, [...ids]))
    .orderBy(newsCategories.tenantId)
  return rows.map(({ tenantId }) => tenantId)
}

export function findTree(queries: Queries, tenantId: string) {
  const { id, parentId, name, sortOrder } = newsCategories
  const columns = { id, parentId, name, sortOrder }
  return queries.select(columns).from(newsCategories).where(eq(newsCategories.tenantId, tenantId))
}

/** The place after the last child of a parent. */
export async function nextPlace(queries: Queries, tenantId: string, parentId: string | null): Promise<number> {
  const [row] = await queries
    .select({ last: max(newsCategories.sortOrder) })
    .from(newsCategories)
    .where(
      and(
        eq(newsCategories.tenantId, tenantId),
        sql`${newsCategories.parentId} is not distinct from ${parentId}::uuid`,
      ),
    )
  return (row?.last ?? -1) + 1
}

export async function insertCategory(
  queries: Queries,
  category: typeof newsCategories.$inferInsert,
): Promise<NewsCategoryRow> {
  const [row] = await queries.insert(newsCategories).values(category).returning()
  if (!row) throw new Error('the category was not written')
  return row
}

export async function updateCategoryRow(
  queries: Queries,
  id: string,
  change: Partial<typeof newsCategories.$inferInsert>,
): Promise<NewsCategoryRow | undefined> {
  const [row] = await queries.update(newsCategories).set(change).where(eq(newsCategories.id, id)).returning()
  return row
}

export async function setActive(queries: Queries, ids: readonly string[], isActive: boolean): Promise<void> {
  await queries
    .update(newsCategories)
    .set({ isActive })
    .where(inArray(newsCategories.id, [...ids]))
}

/** Puts categories at their places in one statement. Returns how many of them the tenant has. */
export async function placeCategories(queries: Queries, tenantId: string, places: readonly Place[]): Promise<number> {
  const { rowCount } = await queries.execute(sql`
    update news_categories c set parent_id = p."parentId", sort_order = p."sortOrder"
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p (id uuid, "parentId" uuid, "sortOrder" integer)
    where c.id = p.id and c.tenant_id = ${tenantId}`)
  return rowCount ?? 0
}

export async function deleteCategoryRows(queries: Queries, ids: readonly string[]): Promise<void> {
  await queries.delete(newsCategories).where(inArray(newsCategories.id, [...ids]))
}

/** Whether one of the categories holds an article, or a category that isn't among them. */
export async function areCategoriesUsed(queries: Queries, ids: readonly string[]): Promise<boolean> {
  const article = queries
    .select({ one: sql`1` })
    .from(articles)
    .where(inArray(articles.categoryId, [...ids]))
  const child = queries
    .select({ one: sql`1` })
    .from(newsCategories)
    .where(and(inArray(newsCategories.parentId, [...ids]), notInArray(newsCategories.id, [...ids])))
  const { rows } = await queries.execute<{ used: boolean }>(
    sql`select exists (${article}) or exists (${child}) as used`,
  )
  return rows[0]?.used ?? false
}

export async function isCategorySlugTaken(queries: Queries, tenantId: string, slug: string, except?: string) {
  const [row] = await queries
    .select({ id: newsCategories.id })
    .from(newsCategories)
    .where(
      and(
        eq(newsCategories.tenantId, tenantId),
        eq(newsCategories.slug, slug),
        except ? ne(newsCategories.id, except) : undefined,
      ),
    )
  return row !== undefined
}

/** Serializes changes of a tenant's tree, so that concurrent moves can't form a cycle. */
export async function lockTree(queries: Queries, tenantId: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('news_categories' || ${tenantId}, 0))`)
}
