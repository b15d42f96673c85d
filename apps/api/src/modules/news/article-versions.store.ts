import { maxArticleVersions } from '@chonoi/domain'
import { and, desc, eq, getTableColumns, lte, max } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { articleVersions } from '../../database/tables/article-versions.ts'
import { users } from '../../database/tables/people.ts'

export type ArticleVersionRow = Awaited<ReturnType<typeof findVersion>> & {}
export type ArticleVersionSummaryRow = Awaited<ReturnType<typeof findVersions>>[number]

const { content: _content, ...withoutText } = getTableColumns(articleVersions)
const writer = { firstName: users.firstName, lastName: users.lastName }

/** The versions of an article, the newest first. */
export function findVersions(queries: Queries, articleId: string) {
  return queries
    .select({ version: withoutText, writer })
    .from(articleVersions)
    .leftJoin(users, eq(users.id, articleVersions.writtenBy))
    .where(eq(articleVersions.articleId, articleId))
    .orderBy(desc(articleVersions.number))
}

export async function findVersion(queries: Queries, articleId: string, number: number) {
  const [row] = await queries
    .select({ version: getTableColumns(articleVersions), writer })
    .from(articleVersions)
    .leftJoin(users, eq(users.id, articleVersions.writtenBy))
    .where(and(eq(articleVersions.articleId, articleId), eq(articleVersions.number, number)))
  return row
}

/** The number of an article's newest version; 0 where it has none. Its row must be locked. */
export async function lastVersionNumber(queries: Queries, articleId: string): Promise<number> {
  const [row] = await queries
    .select({ last: max(articleVersions.number) })
    .from(articleVersions)
    .where(eq(articleVersions.articleId, articleId))
  return row?.last ?? 0
}

/** Adds a version and removes the oldest beyond the limit. */
export async function insertVersion(queries: Queries, version: typeof articleVersions.$inferInsert): Promise<void> {
  await queries.insert(articleVersions).values(version)
  await queries
    .delete(articleVersions)
    .where(
      and(
        eq(articleVersions.articleId, version.articleId),
        lte(articleVersions.number, version.number - maxArticleVersions),
      ),
    )
}
