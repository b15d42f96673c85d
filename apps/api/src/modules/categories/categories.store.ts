import type { QueryOf } from '@chonoi/contract'
import type { Place } from '@chonoi/domain'
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { holdsWords } from '../../database/holds-words.ts'
import { categories, products } from '../../database/tables/catalogue.ts'
import { offsetOf } from '../../http/pagination.ts'

export type CategoryRow = typeof categories.$inferSelect
export type CategoryListQuery = QueryOf<'listCategories'> & { page: number; limit: number }

const sorts = {
  sortOrder: [categories.sortOrder, categories.name],
  name: [categories.name],
  createdAt: [categories.createdAt],
} as const

function matching({ search, parentId, isActive }: CategoryListQuery): SQL | undefined {
  const text = search?.trim()
  return and(
    parentId ? eq(categories.parentId, parentId) : undefined,
    isActive === undefined ? undefined : eq(categories.isActive, isActive),
    text ? holdsWords(text, categories.name) : undefined,
  )
}

/** A page of categories and how many there are. */
export async function findCategories(queries: Queries, query: CategoryListQuery) {
  const where = matching(query)
  const direction = query.sortOrder === 'desc' ? desc : asc
  const rows = await queries
    .select()
    .from(categories)
    .where(where)
    .orderBy(...sorts[query.sortBy ?? 'sortOrder'].map((column) => direction(column)), direction(categories.id))
    .limit(query.limit)
    .offset(offsetOf(query))
  const [all] = await queries.select({ total: count() }).from(categories).where(where)
  return { rows, total: all?.total ?? 0 }
}

export async function findCategory(queries: Queries, id: string): Promise<CategoryRow | undefined> {
  const [row] = await queries.select().from(categories).where(eq(categories.id, id))
  return row
}

/** Locks and returns a category, so that nothing can be added to it until the transaction ends. */
export async function findCategoryForUpdate(queries: Queries, id: string): Promise<CategoryRow | undefined> {
  const [row] = await queries.select().from(categories).where(eq(categories.id, id)).for('update')
  return row
}

/** How many products on the site each of the categories holds, those of the categories below it included. */
export async function countListedProducts(queries: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await queries.execute<{ id: string; products: number }>(sql`
    with recursive below as (
      select id as top, id from categories where id = any(${sql.param([...ids])}::uuid[])
      union
      select b.top, c.id from categories c join below b on c.parent_id = b.id),
    counted as (select category_id, count(*) as listed from listed_products group by category_id)
    select b.top as id, coalesce(sum(n.listed), 0)::integer as products
    from below b left join counted n on n.category_id = b.id group by b.top`)
  return new Map(rows.map(({ id, products }) => [id, products]))
}

export async function insertCategory(queries: Queries, category: typeof categories.$inferInsert): Promise<CategoryRow> {
  const [row] = await queries.insert(categories).values(category).returning()
  if (!row) throw new Error('the category was not written')
  return row
}

export async function updateCategoryRow(
  queries: Queries,
  id: string,
  change: Partial<typeof categories.$inferInsert>,
): Promise<CategoryRow | undefined> {
  const [row] = await queries.update(categories).set(change).where(eq(categories.id, id)).returning()
  return row
}

export async function deleteCategoryRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(categories).where(eq(categories.id, id))
}

/** Whether a product, or another category, is in it. */
export async function isCategoryUsed(queries: Queries, id: string): Promise<boolean> {
  const product = queries.select({ one: sql`1` }).from(products).where(eq(products.categoryId, id))
  const child = queries.select({ one: sql`1` }).from(categories).where(eq(categories.parentId, id))
  const { rows } = await queries.execute<{ used: boolean }>(
    sql`select exists (${product}) or exists (${child}) as used`,
  )
  return rows[0]?.used ?? false
}

/** Whether `id` is `top` or somewhere below it. */
export async function isAtOrBelow(queries: Queries, id: string, top: string): Promise<boolean> {
  const { rows } = await queries.execute<{ below: boolean }>(
    sql`select ${id}::uuid = any(category_and_below(${top}::uuid)) as below`,
  )
  return rows[0]?.below ?? false
}

/** Serializes changes of the tree, so that concurrent moves can't form a cycle. */
export async function lockCategoryTree(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('categories', 0))`)
}

export async function findAllCategories(queries: Queries): Promise<CategoryRow[]> {
  return queries
    .select()
    .from(categories)
    .orderBy(...sorts.sortOrder, categories.id)
}

/** Puts categories at their places in one statement. */
export async function placeCategories(queries: Queries, places: readonly Place[]): Promise<void> {
  await queries.execute(sql`
    update categories c set parent_id = p."parentId", sort_order = p."sortOrder"
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p (id uuid, "parentId" uuid, "sortOrder" integer)
    where c.id = p.id`)
}
