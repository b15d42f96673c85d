import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { listedProducts } from '../../database/tables/catalogue.ts'
import type { ProductFilter } from './product-filter.store.ts'
import type { WordsToAsk } from './meant-words.ts'
import { isBeginningOfMuch, type SearchWords, textQuery } from './search-words.ts'

const queryOf = (words: SearchWords): SQL => sql`to_tsquery('simple', ${textQuery(words)})`

export function searchCondition(words: SearchWords | undefined): SQL | undefined {
  if (!words) return undefined
  if (words.folded.length === 0) return sql`false`
  const matches = sql`${listedProducts.searchVector} @@ ${queryOf(words)}`
  return isBeginningOfMuch(words) ? sql`${listedProducts.id} in (${bestSelling(matches)})` : matches
}

/** As many products stand for all that one or two letters begin; reading and sorting a tenth of the market takes a second. */
const mostOfMuch = 1000
/** What begins much is met this often among so many best sellers. */
const bestSellers = 20_000

/**
 * The best selling of many, or all of few. The planner can't tell which it is by two letters, and is far off whenever it walks
 * an index for what is rare: hence materialized.
 */
function bestSelling(matches: SQL): SQL {
  const { id, soldCount, searchVector } = listedProducts
  const bySales = sql`order by ${soldCount} desc, ${id} desc`
  return sql`
    with best as materialized (select ${id}, ${searchVector} from ${listedProducts} ${bySales} limit ${bestSellers}),
    much as materialized (select ${id} from best as ${listedProducts} where ${matches} limit ${mostOfMuch}),
    few as materialized (select ${id}, ${soldCount} from ${listedProducts} where ${matches})
    select id from much
    union all
    (select ${id} from few as ${listedProducts} where (select count(*) from much) < ${mostOfMuch} ${bySales} limit ${mostOfMuch})`
}

/** Every word, whole: cheaper to look up than beginnings. */
export const hasWords = ({ folded }: SearchWords): SQL =>
  sql`${listedProducts.searchVector} @@ to_tsquery('simple', ${folded.join(' & ')})`

/**
 * What the index of the texts knows of a filter: words of the same rows, so that few rows are read (migrations/…-search-with-filters).
 * Not that something is new or in stock: nearly everything is, and the index reads a long list to say so, which the row says at once.
 */
export function facetConditions({ categoryId, priceMin, priceMax, condition, inStock }: ProductFilter): SQL[] {
  const { categoryId: category, condition: state, availableStock, priceInCents } = listedProducts
  const facets = sql`product_facets(${category}, ${state}, ${availableStock}, ${priceInCents})`
  const all = [...(condition && condition !== 'NEW' ? [condition] : []), ...(inStock === false ? ['sold out'] : [])]
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
export function relevance(words: SearchWords | undefined): SortKey[] {
  const best = (key: SQL): SortKey => ({ key, direction: 'desc' })
  const bySales = [best(sql`${listedProducts.soldCount}`), best(sql`${listedProducts.id}`)]
  if (!words || words.folded.length === 0) return bySales
  const patterns = words.accented.map((one) => `%${one}%`)
  const exact = sql`(lower(normalize(${listedProducts.name}, NFC)) like all (${sql.param(patterns)}::text[]))`
  const rank = sql`ts_rank(${listedProducts.searchVector}, ${queryOf(words)})`
  return [...(patterns.length > 0 ? [best(exact)] : []), best(rank), ...bySales]
}

/** Words that products on the site are called by: which of some are, and which are spelled like others. */
export async function findNameWords(queries: Queries, { exact, spelled }: WordsToAsk): Promise<string[]> {
  const { rows } = await queries.execute<{ word: string }>(sql`
    select distinct word from search_words
    where word = any(${sql.param(exact)}::text[])
       or spelling_keys(word) && array(select unnest(spelling_keys(one)) from unnest(${sql.param(spelled)}::text[]) one)`)
  return rows.map(({ word }) => word)
}
