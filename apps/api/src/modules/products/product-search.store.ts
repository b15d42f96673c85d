import { inArray, type SQL, sql } from 'drizzle-orm'
import { listedProducts } from '../../database/tables/catalogue.ts'
import type { ProductFilter } from './product-filter.store.ts'
import { prefixQuery, type SearchWords } from './search-words.ts'

/** What was searched for: the words, or what is called like them, the most alike first. */
export type ProductSearch = { words: SearchWords } | { similarIds: readonly string[] }

const textQuery = (words: SearchWords): SQL => sql`to_tsquery('simple', ${prefixQuery(words)})`

export function searchCondition(search: ProductSearch | undefined): SQL | undefined {
  if (!search) return undefined
  if ('similarIds' in search) return inArray(listedProducts.id, [...search.similarIds])
  return search.words.folded.length === 0
    ? sql`false`
    : sql`${listedProducts.searchVector} @@ ${textQuery(search.words)}`
}

/** Every word, whole: cheaper to look up than beginnings. */
export const hasWords = ({ folded }: SearchWords): SQL =>
  sql`${listedProducts.searchVector} @@ to_tsquery('simple', ${folded.join(' & ')})`

/** What the index of the texts knows of a filter: words of the same rows, so that few rows are read (migrations/…-search-with-filters). */
export function facetConditions({ categoryId, priceMin, priceMax, condition, inStock }: ProductFilter): SQL[] {
  const { categoryId: category, condition: state, availableStock, priceInCents } = listedProducts
  const facets = sql`product_facets(${category}, ${state}, ${availableStock}, ${priceInCents})`
  const all = [...(condition ? [condition] : []), ...(inStock === undefined ? [] : [inStock ? 'in stock' : 'sold out'])]
  return [
    ...(all.length > 0 ? [sql`${facets} @> ${sql.param(all)}::text[]`] : []),
    ...(priceMin === undefined && priceMax === undefined
      ? []
      : [sql`${facets} && price_facets(${priceMin ?? null}::bigint, ${priceMax ?? null}::bigint)`]),
    ...(categoryId
      ? [
          sql`${facets} && (select array_agg('category ' || below) from unnest(category_and_below(${categoryId}::uuid)) below)`,
        ]
      : []),
  ]
}

/** What rows are sorted by, the first key first. */
export interface SortKey {
  key: SQL
  direction: 'asc' | 'desc'
}

/** Best first: the very diacritics that were typed, then where and how often the words stand, then what sells. */
export function relevance(search: ProductSearch | undefined): SortKey[] {
  if (search && 'similarIds' in search)
    return [
      {
        key: sql`array_position(${sql.param([...search.similarIds])}::uuid[], ${listedProducts.id})`,
        direction: 'asc',
      },
    ]
  const best = (key: SQL): SortKey => ({ key, direction: 'desc' })
  const bySales = [best(sql`${listedProducts.soldCount}`), best(sql`${listedProducts.id}`)]
  if (!search || search.words.folded.length === 0) return bySales
  const { words } = search
  const patterns = words.accented.map((one) => `%${one}%`)
  const exact = sql`(lower(normalize(${listedProducts.name}, NFC)) like all (${sql.param(patterns)}::text[]))`
  const rank = sql`ts_rank(${listedProducts.searchVector}, ${textQuery(words)})`
  return [...(patterns.length > 0 ? [best(exact)] : []), best(rank), ...bySales]
}
