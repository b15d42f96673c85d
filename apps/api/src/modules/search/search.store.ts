import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { categories, listedTenants } from '../../database/tables/catalogue.ts'
import { type SearchWords, textQuery } from '../products/search-words.ts'

type Named = typeof listedTenants.name | typeof categories.name | typeof categories.nameEn

/** Whether the name holds all words. Written like the index tenants_search. */
const holdsName = (name: Named, words: SearchWords): SQL =>
  sql`to_tsvector('simple', search_text(${name})) @@ to_tsquery('simple', ${textQuery(words, { isUnfinished: true })})`

/** Names that begin with the words come first. */
const beginsWith = (name: Named, { folded }: SearchWords): SQL =>
  desc(sql`starts_with(search_text(${name}), ${folded.join(' ')})`)

/** Finds public shops by the words of their names. */
export function findShopsNamed(queries: Queries, words: SearchWords, limit: number) {
  return queries
    .select({
      id: listedTenants.id,
      name: listedTenants.name,
      slug: listedTenants.slug,
      logoUrl: listedTenants.logoUrl,
    })
    .from(listedTenants)
    .where(holdsName(listedTenants.name, words))
    .orderBy(beginsWith(listedTenants.name, words), asc(listedTenants.name), asc(listedTenants.id))
    .limit(limit)
}

/** Finds open categories by the words of their names in either language. */
export function findCategoriesNamed(queries: Queries, words: SearchWords, limit: number) {
  return queries
    .select({ id: categories.id, name: categories.name, nameEn: categories.nameEn, slug: categories.slug })
    .from(categories)
    .where(
      sql`${categories.isActive} and (${holdsName(categories.name, words)} or ${holdsName(categories.nameEn, words)})`,
    )
    .orderBy(beginsWith(categories.name, words), asc(categories.sortOrder), asc(categories.name))
    .limit(limit)
}
