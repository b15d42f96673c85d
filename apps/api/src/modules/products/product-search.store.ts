import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { listedProducts, listedTenants } from '../../database/tables/catalogue.ts'
import type { ProductFilter } from './product-filter.store.ts'
import type { WordsToAsk } from './meant-words.ts'
import { isBeginningOfMuch, type QueryForm, type SearchWords, textQuery } from './search-words.ts'

const matches = (words: SearchWords, form?: QueryForm): SQL =>
  sql`${listedProducts.searchVector} @@ to_tsquery('simple', ${textQuery(words, form)})`

export function searchCondition(words: SearchWords | undefined): SQL | undefined {
  if (!words) return undefined
  // Names like "🧋" have no words.
  if (words.folded.length === 0) return eq(listedProducts.name, words.typed)
  if (isBeginningOfMuch(words)) return sql`${listedProducts.id} in (${bestSelling(matches(words))})`
  const { shops = [] } = words
  return shops.length === 0 ? matches(words) : or(matches(words), inArray(listedProducts.tenantId, [...shops]))
}

/** Shops whose products a search lists. More would be a word of many names, which says nothing about a product. */
const mostShops = 5
/** Shops whose name holds all words: "gom bat trang". The last word may be unfinished. */
export async function findShopsNamed(queries: Queries, words: SearchWords): Promise<string[]> {
  if (words.folded.length === 0) return []
  const rows = await queries
    .select({ id: listedTenants.id })
    .from(listedTenants)
    .where(isShopNamed(words))
    .limit(mostShops + 1)
  return rows.length > mostShops ? [] : rows.map(({ id }) => id)
}
/** Written like the index tenants_search. */
const isShopNamed = (words: SearchWords): SQL =>
  sql`to_tsvector('simple', search_text(${listedTenants.name})) @@ to_tsquery('simple', ${textQuery(words)})`

/**
 * Maximum number of matches of a one- or two-letter prefix. Reading and sorting a tenth of the market takes a second.
 */
const mostOfMuch = 1000
/** Number of best sellers that contain enough matches of a frequent prefix. */
const bestSellers = 20_000

/**
 * Selects the best sellers of many matches, or all of few. The planner can't estimate the matches of two letters and
 * misjudges index scans for rare ones, hence materialized.
 */
function bestSelling(match: SQL): SQL {
  const { id, soldCount, searchVector } = listedProducts
  const bySales = sql`order by ${soldCount} desc, ${id} desc`
  return sql`
    with best as materialized (select ${id}, ${searchVector} from ${listedProducts} ${bySales} limit ${bestSellers}),
    much as materialized (select ${id} from best as ${listedProducts} where ${match} limit ${mostOfMuch}),
    few as materialized (select ${id}, ${soldCount} from ${listedProducts} where ${match})
    select id from much
    union all
    (select ${id} from few as ${listedProducts} where (select count(*) from much) < ${mostOfMuch} ${bySales} limit ${mostOfMuch})`
}

/** Matches whole words, which is cheaper than prefixes. */
export const hasWords = (words: SearchWords): SQL => matches(words, { isWhole: true })

/**
 * Conditions that the text index can answer, because it stores facets as words of the same row
 * (migrations/…-search-with-filters). Conditions that nearly all rows meet, "new" and "in stock", are left to the row:
 * their posting lists are long.
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

/** Sort keys, the first one first. */
export interface SortKey {
  key: SQL
  direction: 'asc' | 'desc'
}

/** The forms of a match, the most relevant first: exact diacritics before folded ones, name before tags before description. */
const exactForms: readonly QueryForm[] = [
  { parts: 'A', isMarked: true, isWhole: true },
  { parts: 'A', isMarked: true },
  { parts: 'AB', isMarked: true },
]
const foldedForms: readonly QueryForm[] = [
  { parts: 'A', isWhole: true },
  { parts: 'A' },
  { parts: 'AB' },
  { isWhole: true },
  {},
]

/**
 * Sorts by relevance: the form of the match, then names that begin with the words or have them beside each other, then
 * sales. Products that match only by their shop come last.
 */
export function relevance(words: SearchWords | undefined): SortKey[] {
  const best = (key: SQL): SortKey => ({ key, direction: 'desc' })
  const bySales = [best(sql`${listedProducts.soldCount}`), best(sql`${listedProducts.id}`)]
  if (!words || words.folded.length === 0) return bySales
  const forms = [...(words.marked.length > 0 ? exactForms : []), ...foldedForms]
  const tiers = forms.map((form, place) => sql`when ${matches(words, form)} then ${sql.raw(String(forms.length - place))}`)
  const [first = ''] = words.folded
  const startsWith = (beginning: string) => sql`starts_with(${listedProducts.searchName} || ' ', ${`${beginning} `})`
  const place = sql`case when ${startsWith(words.folded.join(' '))} then 3
    when ${matches(words, { parts: 'A', isPhrase: true })} then 2 when ${startsWith(first)} then 1 else 0 end`
  return [best(sql`case ${sql.join(tiers, sql` `)} else 0 end`), best(place), ...bySales]
}

/** Finds words of listed product names that equal the exact words or are spelled like the others. */
export async function findNameWords(queries: Queries, { exact, spelled }: WordsToAsk): Promise<string[]> {
  const { rows } = await queries.execute<{ word: string }>(sql`
    select distinct word from search_words
    where word = any(${sql.param(exact)}::text[])
       or spelling_keys(word) && array(select unnest(spelling_keys(one)) from unnest(${sql.param(spelled)}::text[]) one)`)
  return rows.map(({ word }) => word)
}
