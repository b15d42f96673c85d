import { inArray, type SQL, sql } from 'drizzle-orm'
import { listedProducts } from '../../database/tables/catalogue.ts'
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

/** Best first: the very diacritics that were typed, then where and how often the words stand, then what sells. */
export function relevance(search: ProductSearch | undefined): SQL[] {
  if (search && 'similarIds' in search)
    return [sql`array_position(${sql.param([...search.similarIds])}::uuid[], ${listedProducts.id})`]
  const bySales = [sql`${listedProducts.soldCount} desc`, sql`${listedProducts.id} desc`]
  if (!search || search.words.folded.length === 0) return bySales
  const { words } = search
  const patterns = words.accented.map((one) => `%${one}%`)
  const exact = sql`(lower(normalize(${listedProducts.name}, NFC)) like all (${sql.param(patterns)}::text[])) desc`
  const rank = sql`ts_rank(${listedProducts.searchVector}, ${textQuery(words)}) desc`
  return [...(patterns.length > 0 ? [exact] : []), rank, ...bySales]
}
