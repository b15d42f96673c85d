import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { listedProducts } from '../../database/tables/catalogue.ts'
import type { ProductFilter } from './product-filter.store.ts'
import type { WordsToAsk } from './meant-words.ts'
import { isBeginningOfMuch, type QueryForm, type SearchWords, textQuery } from './search-words.ts'

const matches = (words: SearchWords, form?: QueryForm): SQL =>
  sql`${listedProducts.searchVector} @@ to_tsquery('simple', ${textQuery(words, form)})`

export function searchCondition(words: SearchWords | undefined): SQL | undefined {
  if (!words) return undefined
  // Names like "🧋" have no words.
  if (words.folded.length === 0) return eq(listedProducts.name, words.typed)
  return isBeginningOfMuch(words)
    ? sql`${listedProducts.id} in (${bestSelling(matches(words, { parts: 'A' }))})`
    : matches(words, words.isNamed ? { parts: 'ABC' } : {})
}

/**
 * Maximum number of matches of a one- or two-letter prefix. Reading and sorting a tenth of the market takes a second.
 */
const maxOfMuch = 1000
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
    much as materialized (select ${id} from best as ${listedProducts} where ${match} limit ${maxOfMuch}),
    few as materialized (select ${id}, ${soldCount} from ${listedProducts} where ${match})
    select id from much
    union all
    (select ${id} from few as ${listedProducts} where (select count(*) from much) < ${maxOfMuch} ${bySales} limit ${maxOfMuch})`
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

/**
 * The forms of a match, the most relevant first: exact diacritics before folded ones, name before tags, shop and
 * categories, and the description last.
 */
const exactForms: readonly QueryForm[] = [
  { parts: 'A', isMarked: true, isWhole: true },
  { parts: 'A', isMarked: true },
  { parts: 'AB', isMarked: true },
  { parts: 'ABC', isMarked: true },
]
const foldedForms: readonly QueryForm[] = [
  { parts: 'A', isWhole: true },
  { parts: 'A' },
  { parts: 'AB' },
  { parts: 'ABC' },
  { isWhole: true },
]

/**
 * Whether a product lies in a category whose name begins with the words: "gốm" means pottery before a book on it. With
 * diacritics they have to be the category's.
 */
function isInNamedCategory({ folded, marked, meant }: SearchWords): SQL {
  const isMarked = marked.length > 0 && meant === undefined
  const typed = isMarked ? marked : folded.map((word, place) => meant?.[place]?.[0] ?? word)
  const name = isMarked ? sql`marked_text(named.name)` : sql`search_text(named.name)`
  return sql`case when ${listedProducts.categoryId} = any(array(
    select unnest(category_and_below(named.id)) from categories named
    where starts_with(${name} || ' ', ${`${typed.join(' ')} `}))) then 1 else 0 end`
}

/**
 * Sorts by relevance: a category that is named so, the form of the match, then names that begin with the words, those with
 * their diacritics first, then what can be bought before what is sold out, then sales.
 */
export function relevance(words: SearchWords | undefined): SortKey[] {
  const best = (key: SQL): SortKey => ({ key, direction: 'desc' })
  const bySales = [best(sql`${listedProducts.soldCount}`), best(sql`${listedProducts.id}`)]
  if (!words || words.folded.length === 0) return bySales
  const forms = [...(words.marked.length > 0 ? exactForms : []), ...foldedForms]
  const tiers = forms.map(
    (form, place) => sql`when ${matches(words, form)} then ${sql.raw(String(forms.length - place))}`,
  )
  return [
    best(isInNamedCategory(words)),
    best(sql`case ${sql.join(tiers, sql` `)} else 0 end`),
    best(beginning(words)),
    best(markedBeginning(words)),
    best(sql`case when ${listedProducts.availableStock} > 0 then 1 else 0 end`),
    ...bySales,
  ]
}

/**
 * With how many of the first words a name begins: what is sold is named first, so that "áo dài đỏ" finds dresses before
 * the silk to make them of.
 */
function beginning({ folded, meant }: SearchWords): SQL {
  const likely = folded.map((word, place) => meant?.[place]?.[0] ?? word)
  const cases = likely.slice(0, maxOfBeginning).map((_, place) => {
    const words = `${likely.slice(0, place + 1).join(' ')} `
    return sql`when starts_with(${listedProducts.searchName} || ' ', ${words}) then ${sql.raw(String(place + 1))}`
  })
  return sql`case ${sql.join(cases.toReversed(), sql` `)} else 0 end`
}
const maxOfBeginning = 4

/** Whether a name begins with the first word that was typed with diacritics: "dừa" finds coconuts before "đũa gỗ dừa". */
function markedBeginning({ marked: [first] }: SearchWords): SQL {
  if (first === undefined) return sql`0`
  return sql`case when starts_with(marked_text(${listedProducts.name}) || ' ', ${`${first} `}) then 1 else 0 end`
}

/** Finds words of listed product names that equal the exact words or are spelled like the others. */
export async function findNameWords(queries: Queries, { exact, spelled }: WordsToAsk): Promise<string[]> {
  const { rows } = await queries.execute<{ word: string }>(sql`
    select distinct word from search_words
    where word = any(${sql.param(exact)}::text[])
       or spelling_keys(word) && array(select unnest(spelling_keys(one)) from unnest(${sql.param(spelled)}::text[]) one)`)
  return rows.map(({ word }) => word)
}
