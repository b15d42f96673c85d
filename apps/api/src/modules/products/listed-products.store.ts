import type { ProductFacets } from '@chonoi/contract'
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { preparedOnce } from '../../database/prepared-once.ts'
import { listedProducts, listedProductTotal, listedTenants } from '../../database/tables/catalogue.ts'
import { isFeatured, productConditions, type ProductFilter } from './product-filter.store.ts'
import { facetConditions, hasWords, relevance, searchCondition, type SortKey } from './product-search.store.ts'
import type { SearchWords } from './search-words.ts'

export type ProductSort = 'name' | 'price' | 'createdAt' | 'rating' | 'sold' | 'relevance'
export interface ListedProductFilter extends ProductFilter {
  search?: SearchWords | undefined
}
export interface ProductPage {
  sortBy: ProductSort
  sortOrder: 'asc' | 'desc'
  limit: number
  offset: number
}

/** Fields of a card. All are on the product's row, except the shop. */
const listedSummary = {
  id: listedProducts.id,
  name: listedProducts.name,
  slug: listedProducts.slug,
  priceInCents: listedProducts.priceInCents,
  compareAtPriceInCents: listedProducts.compareAtPriceInCents,
  imageUrl: listedProducts.imageUrl,
  imageAlt: listedProducts.imageAlt,
  tenant: { id: listedTenants.id, name: listedTenants.name, slug: listedTenants.slug, logoUrl: listedTenants.logoUrl },
  ratingAverage: listedProducts.ratingAverage,
  ratingCount: listedProducts.ratingCount,
  soldCount: listedProducts.soldCount,
  availableStock: listedProducts.availableStock,
  isFeatured: listedProducts.isFeatured,
  isDigital: listedProducts.isDigital,
  condition: listedProducts.condition,
  status: listedProducts.status,
  categoryId: listedProducts.categoryId,
  defaultVariantId: listedProducts.defaultVariantId,
  variantCount: listedProducts.variantCount,
  createdAt: listedProducts.createdAt,
}

const sorts = {
  name: [listedProducts.name, listedProducts.id],
  price: [listedProducts.priceInCents, listedProducts.id],
  createdAt: [listedProducts.createdAt, listedProducts.id],
  rating: [listedProducts.ratingAverage, listedProducts.ratingCount, listedProducts.id],
  // What can't be bought now comes after all that can.
  sold: [sql`(${listedProducts.availableStock} > 0)`, listedProducts.soldCount, listedProducts.id],
} as const

/** Each sort follows an index, forwards or backwards. */
function sortKeys(filter: ListedProductFilter, { sortBy, sortOrder }: ProductPage): SortKey[] {
  if (sortBy === 'relevance') return relevance(filter.search)
  return sorts[sortBy].map((column) => ({ key: sql`${column}`, direction: sortOrder }))
}

const directed = (key: SQL | SQL.Aliased, direction: SortKey['direction']): SQL =>
  direction === 'desc' ? desc(key) : asc(key)

function allOf(filter: ListedProductFilter): SQL | undefined {
  const facets = filter.search ? facetConditions(filter) : []
  return and(searchCondition(filter.search), ...Object.values(productConditions(listedProducts, filter)), ...facets)
}

/** Reads a page of the public catalogue and its total, in one statement unless the page is past the end. */
export async function findListedProducts(queries: Queries, filter: ListedProductFilter, page: ProductPage) {
  const where = allOf(filter)
  const isGathered = filter.search !== undefined || (filter.tags ?? []).length > 0
  const rows = await (!where
    ? plainListing(queries, page)
    : isGathered
      ? gatheredListing(queries, filter, page, where)
      : walkedListing(queries, page, where))
  if (rows.length > 0 || page.offset === 0) return { rows, total: rows[0]?.total ?? 0 }
  if (!where) return { rows, total: await findTotal(queries) }
  const [all] = await queries.select({ total: count() }).from(listedProducts).where(where)
  return { rows, total: all?.total ?? 0 }
}

/**
 * Whether products contain the words and only the other filters exclude them. Materialized so that the index is used:
 * for a single row the planner would rather scan the table until the first match.
 */
export async function isNarrowedAway(queries: Queries, filter: ListedProductFilter, words: SearchWords) {
  if (!and(...Object.values(productConditions(listedProducts, filter)))) return false
  const { rows } = await queries.execute<{ isThere: boolean }>(sql`
    with found as materialized (select ${listedProducts.id} from ${listedProducts} where ${hasWords(words)})
    select exists (select from found) as "isThere"`)
  return rows[0]?.isThere ?? false
}

/**
 * Collects the matches of words or tags once, as ids and sort keys, and reads page and total from them. The planner
 * underestimates combined words and would choose the index of the order.
 */
function gatheredListing(queries: Queries, filter: ListedProductFilter, page: ProductPage, where: SQL) {
  const keys = sortKeys(filter, page)
  const columns = Object.fromEntries(keys.map(({ key }, place) => [`key${place}`, key.as(`key${place}`)]))
  const matching = queries.$with('matching').as(
    queries
      .select({ matchId: sql<string>`${listedProducts.id}`.as('match_id'), ...columns })
      .from(listedProducts)
      .where(where),
  )
  const order = keys.map(({ direction }, place) => directed(sql.identifier(`key${place}`).getSQL(), direction))
  const chosen = queries
    .select()
    .from(matching)
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset)
    .as('chosen')
  return queries
    .with(matching)
    .select({ ...listedSummary, total: sql<number>`(select count(*) from ${matching})`.mapWith(Number) })
    .from(chosen)
    .innerJoin(listedProducts, eq(listedProducts.id, chosen.matchId))
    .innerJoin(listedTenants, eq(listedTenants.id, listedProducts.tenantId))
    .orderBy(...order)
}

/** Beyond this offset, the index is read for the page's ids first and only their rows are fetched. */
const farPage = 500

/** Reads a page in index order, with a total from elsewhere. */
function inOrder(queries: Queries, page: ProductPage, where: SQL | undefined, total: SQL) {
  const order = sortKeys({}, page).map(({ key, direction }) => directed(key, direction))
  const ids = queries
    .select({ id: listedProducts.id })
    .from(listedProducts)
    .where(where)
    .orderBy(...order)
  return queries
    .select({ ...listedSummary, total: sql<number>`(${total})`.mapWith(Number) })
    .from(listedProducts)
    .innerJoin(listedTenants, eq(listedTenants.id, listedProducts.tenantId))
    .where(page.offset < farPage ? where : inArray(listedProducts.id, ids.limit(page.limit).offset(page.offset)))
    .orderBy(...order)
}

/** Reads a page for the other filters, whose selectivity the planner estimates well. */
function walkedListing(queries: Queries, page: ProductPage, where: SQL) {
  const total = queries.select({ total: count() }).from(listedProducts).where(where)
  const rows = inOrder(queries, page, where, sql`${total}`)
  return page.offset < farPage ? rows.limit(page.limit).offset(page.offset) : rows
}

/** Reads the most frequent list, without a filter. */
function plainListing(queries: Queries, page: ProductPage) {
  const { limit, offset, sortBy, sortOrder } = page
  const total = sql`${totalOf(queries)}`
  if (offset >= farPage) return inOrder(queries, page, undefined, total)
  const statement = preparedOnce(queries, `listed_products_${sortBy}_${sortOrder}`, (name) =>
    inOrder(queries, page, undefined, total)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
  )
  return statement.execute({ limit, offset })
}

/** Counts the products on the site. */
const totalOf = (queries: Queries) =>
  queries.select({ total: listedProductTotal.productCount }).from(listedProductTotal)

async function findTotal(queries: Queries): Promise<number> {
  const [all] = await totalOf(queries)
  return all?.total ?? 0
}

export type ListedProductRow = Omit<Awaited<ReturnType<typeof findListedProducts>>['rows'][number], 'total'>

/** Lists featured products for the home page, newest first. */
export function findFeaturedProducts(queries: Queries, limit: number): Promise<ListedProductRow[]> {
  const statement = preparedOnce(queries, 'featured_products', (name) =>
    queries
      .select(listedSummary)
      .from(listedProducts)
      .innerJoin(listedTenants, eq(listedTenants.id, listedProducts.tenantId))
      .where(isFeatured(listedProducts))
      .orderBy(desc(listedProducts.createdAt), desc(listedProducts.id))
      .limit(sql.placeholder('limit'))
      .prepare(name),
  )
  return statement.execute({ limit })
}

/** Popular tags are those of some products: the tags of all would be read row by row. */
const taggedProducts = 1000
const popularTags = 12

/** Reads the facets. Each counts over the matches of all other filters. */
export async function findFacets(queries: Queries, filter: ListedProductFilter): Promise<ProductFacets> {
  const { category, price, condition, shop, others } = productConditions(listedProducts, filter)
  const holds = (one: SQL | undefined) => one ?? sql`true`
  const { rows } = await queries.execute<ProductFacets & Record<string, unknown>>(sql`
    with matching as materialized (
      select ${listedProducts.id}, ${listedProducts.categoryId}, ${listedProducts.condition}, ${listedProducts.priceInCents}, ${listedProducts.tenantId},
             ${holds(category)} as in_category, ${holds(price)} as in_price,
             ${holds(condition)} as in_condition, ${holds(shop)} as in_shop
      from ${listedProducts} where ${holds(and(searchCondition(filter.search), others))}),
    prices as (select min(price_in_cents) as least, max(price_in_cents) as most
               from matching where in_category and in_condition and in_shop)
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'count', n.found) order by n.found desc, c.name), '[]')
       from (select category_id, count(*) as found from matching where in_price and in_condition and in_shop group by 1) n
       join categories c on c.id = n.category_id) as categories,
      (select coalesce(jsonb_agg(jsonb_build_object('condition', condition, 'count', found) order by found desc), '[]')
       from (select condition, count(*) as found from matching where in_category and in_price and in_shop group by 1) n) as conditions,
      prices.least::float8 as "priceMin", prices.most::float8 as "priceMax",
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'count', n.found) order by n.found desc, t.name), '[]')
       from (select tenant_id, count(*) as found from matching where in_category and in_price and in_condition
             group by 1 order by 2 desc limit 50) n
       join listed_tenants t on t.id = n.tenant_id) as shops,
      (select coalesce(jsonb_agg(tag order by found desc, tag), '[]')
       from (select tag, count(*) as found from ${listedProducts}, unnest(${listedProducts.tags}) tag
             where ${listedProducts.id} = any(array(
               select id from matching where in_category and in_price and in_condition and in_shop limit ${taggedProducts}))
             group by 1 order by 2 desc, 1 limit ${popularTags}) popular) as tags
    from prices`)
  const [facets] = rows
  if (!facets) throw new Error('the facets were not counted')
  return facets
}
