import type { QueryOf } from '@chonoi/contract'
import { asc, count, desc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { holdsWords } from '../../database/holds-words.ts'
import { listedTenants } from '../../database/tables/catalogue.ts'
import { shopSlugs } from '../../database/tables/people.ts'
import { listedTenantFigures, marketplaceFigures } from '../../database/tables/figures.ts'
import { offsetOf } from '../../http/pagination.ts'

export type ListedTenantRow = typeof listedTenants.$inferSelect
export type TenantFiguresRow = typeof listedTenantFigures.$inferSelect
export type PublicTenantQuery = QueryOf<'listPublicTenants'> & { page: number; limit: number }

function matching(search: string | undefined): SQL | undefined {
  const text = search?.trim()
  if (!text) return undefined
  return holdsWords(text, listedTenants.name, listedTenants.city)
}

/** Sort keys. Figures are joined only when the list is sorted by them. */
const figureSorts = { products: listedTenantFigures.products, rating: listedTenantFigures.ratingAverage } as const
const plainSorts = { name: listedTenants.name, createdAt: listedTenants.createdAt } as const

/** Lists public shops with their total. */
export async function findListedTenants(queries: Queries, query: PublicTenantQuery) {
  const direction = query.sortOrder === 'desc' ? desc : asc
  const where = matching(query.search)
  const sortBy = query.sortBy ?? 'name'
  const select = queries.select({ tenant: listedTenants }).from(listedTenants).$dynamic()
  const sorted =
    sortBy === 'products' || sortBy === 'rating'
      ? select
          .innerJoin(listedTenantFigures, eq(listedTenantFigures.tenantId, listedTenants.id))
          .orderBy(direction(figureSorts[sortBy]), asc(listedTenants.name), asc(listedTenants.id))
      : select.orderBy(direction(plainSorts[sortBy]), direction(listedTenants.id))
  const rows = await sorted.where(where).limit(query.limit).offset(offsetOf(query))
  const [total] = await queries.select({ total: count() }).from(listedTenants).where(where)
  return { rows: rows.map(({ tenant }) => tenant), total: total?.total ?? 0 }
}

/** The shop that has or had a slug: former ones lead on to it. */
const shopOfSlug = (queries: Queries, slug: string) =>
  queries.select({ id: shopSlugs.tenantId }).from(shopSlugs).where(eq(shopSlugs.slug, slug))

export async function findListedTenant(queries: Queries, by: { id: string } | { slug: string }) {
  const [row] = await queries
    .select()
    .from(listedTenants)
    .where(
      'id' in by
        ? eq(listedTenants.id, by.id)
        : or(eq(listedTenants.slug, by.slug), inArray(listedTenants.id, shopOfSlug(queries, by.slug))),
    )
  return row
}

/** Finds the figures of shops by id. */
export async function findTenantFigures(queries: Queries, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, TenantFiguresRow>()
  const rows = await queries
    .select()
    .from(listedTenantFigures)
    .where(inArray(listedTenantFigures.tenantId, [...ids]))
  return new Map(rows.map((row) => [row.tenantId, row]))
}

export async function getMarketplaceFiguresRow(queries: Queries) {
  const [row] = await queries.select().from(marketplaceFigures)
  if (!row) throw new Error('the marketplace has no figures')
  return row
}
