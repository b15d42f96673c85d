import { and, eq, inArray, sum } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { type ArticleCountKind, articleCounts, listedArticleCounts } from '../../database/tables/news.ts'

/** How many articles readers find under a tenant, categories together, an author or a tag. */
export async function countListedOf(
  queries: Queries,
  kind: typeof listedArticleCounts.$inferSelect.kind,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0
  const [counted] = await queries
    .select({ total: sum(listedArticleCounts.articleCount).mapWith(Number) })
    .from(listedArticleCounts)
    .where(and(eq(listedArticleCounts.kind, kind), inArray(listedArticleCounts.ofId, [...ids])))
  return counted?.total ?? 0
}

/** How many articles of any kind a tenant has by what is kept beside them. */
export async function countKinds(queries: Queries, tenantId: string): Promise<Map<ArticleCountKind, number>> {
  const rows = await queries
    .select({ kind: articleCounts.kind, total: sum(articleCounts.change).mapWith(Number) })
    .from(articleCounts)
    .where(and(eq(articleCounts.ofId, tenantId), eq(articleCounts.tenantId, tenantId)))
    .groupBy(articleCounts.kind)
  return new Map(rows.map(({ kind, total }) => [kind, total]))
}
