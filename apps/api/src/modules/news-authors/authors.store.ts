import type { QueryOf } from '@chonoi/contract'
import { and, asc, count, desc, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { holdsWords } from '../../database/holds-words.ts'
import { listedArticleAuthors, listedNewsAuthors, newsAuthors } from '../../database/tables/news-authors.ts'
import { listedArticleCounts } from '../../database/tables/news.ts'
import { offsetOf } from '../../http/pagination.ts'

export type AuthorRow = typeof newsAuthors.$inferSelect
export type AuthorQuery = QueryOf<'listAuthors'> & { page: number; limit: number }

type Authors = typeof newsAuthors | typeof listedNewsAuthors
const publicArticlesOf = (authors: Authors) => {
  const kept = sql`select l.article_count from ${listedArticleCounts} l where l.kind = 'AUTHOR' and l.of_id = ${authors.id}`
  // Readers don't see who is inactive.
  const isSeen = authors === newsAuthors ? newsAuthors.isActive : sql`true`
  return sql<number>`case when ${isSeen} then coalesce((${kept}), 0) else 0 end`.mapWith(Number)
}

/** A page of a tenant's authors by name, for its editors. */
export async function findTenantAuthors(queries: Queries, tenantId: string, query: AuthorQuery) {
  const where = and(
    eq(newsAuthors.tenantId, tenantId),
    query.isActive === undefined ? undefined : eq(newsAuthors.isActive, query.isActive),
    matching(newsAuthors, query),
  )
  const rows = await queries
    .select({ author: getTableColumns(newsAuthors), articleCount: publicArticlesOf(newsAuthors) })
    .from(newsAuthors)
    .where(where)
    .orderBy(asc(newsAuthors.displayName), asc(newsAuthors.id))
    .limit(query.limit)
    .offset(offsetOf(query))
  const [counted] = await queries.select({ total: count() }).from(newsAuthors).where(where)
  return { rows, total: counted?.total ?? 0 }
}

const selectListed = (queries: Queries) =>
  queries
    .select({
      author: { ...getTableColumns(listedNewsAuthors), isActive: sql<boolean>`true` },
      articleCount: publicArticlesOf(listedNewsAuthors),
    })
    .from(listedNewsAuthors)

/** A page of the authors that readers see, by name. */
export async function findListedAuthors(queries: Queries, tenantSlug: string, query: AuthorQuery) {
  const where = and(
    eq(listedNewsAuthors.tenantSlug, tenantSlug),
    query.isActive === false ? sql`false` : undefined,
    matching(listedNewsAuthors, query),
  )
  const rows = await selectListed(queries)
    .where(where)
    .orderBy(asc(listedNewsAuthors.displayName), asc(listedNewsAuthors.id))
    .limit(query.limit)
    .offset(offsetOf(query))
  const [counted] = await queries.select({ total: count() }).from(listedNewsAuthors).where(where)
  return { rows, total: counted?.total ?? 0 }
}

function matching(authors: Authors, { search, isVerified, expertise, slug }: AuthorQuery): SQL | undefined {
  const [text, field] = [search?.trim(), expertise?.trim()]
  return and(
    isVerified === undefined ? undefined : eq(authors.isVerified, isVerified),
    slug ? eq(authors.slug, slug) : undefined,
    field
      ? sql`exists (select from unnest(${authors.expertise}) e where fold_vietnamese(e) = fold_vietnamese(${field}))`
      : undefined,
    text ? holdsWords(text, authors.displayName, authors.bio) : undefined,
  )
}

export async function findListedAuthor(queries: Queries, id: string) {
  const [row] = await selectListed(queries).where(eq(listedNewsAuthors.id, id))
  return row
}

export async function findAuthor(queries: Queries, id: string) {
  const [row] = await queries
    .select({ author: getTableColumns(newsAuthors), articleCount: publicArticlesOf(newsAuthors) })
    .from(newsAuthors)
    .where(eq(newsAuthors.id, id))
  return row
}

export async function findAuthorForUpdate(queries: Queries, id: string): Promise<AuthorRow | undefined> {
  const [row] = await queries.select().from(newsAuthors).where(eq(newsAuthors.id, id)).for('update')
  return row
}

export async function insertAuthor(queries: Queries, author: typeof newsAuthors.$inferInsert): Promise<AuthorRow> {
  const [row] = await queries.insert(newsAuthors).values(author).returning()
  if (!row) throw new Error('the author was not written')
  return row
}

export async function updateAuthorRow(
  queries: Queries,
  id: string,
  change: Partial<typeof newsAuthors.$inferInsert>,
): Promise<void> {
  await queries.update(newsAuthors).set(change).where(eq(newsAuthors.id, id))
}

export async function deleteAuthorRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(newsAuthors).where(eq(newsAuthors.id, id))
}

/** Whether the author is one of the tenant's. */
export async function isAuthorOf(queries: Queries, tenantId: string, id: string): Promise<boolean> {
  const [row] = await queries
    .select({ id: newsAuthors.id })
    .from(newsAuthors)
    .where(and(eq(newsAuthors.id, id), eq(newsAuthors.tenantId, tenantId)))
  return row !== undefined
}

export async function countAuthors(queries: Queries, tenantId: string) {
  const [counted] = await queries
    .select({
      totalAuthors: count(),
      activeAuthors: sql<number>`count(*) filter (where ${newsAuthors.isActive})`.mapWith(Number),
      verifiedAuthors: sql<number>`count(*) filter (where ${newsAuthors.isVerified})`.mapWith(Number),
    })
    .from(newsAuthors)
    .where(eq(newsAuthors.tenantId, tenantId))
  return counted ?? { totalAuthors: 0, activeAuthors: 0, verifiedAuthors: 0 }
}

/** The active authors with most articles on the site. */
export function findTopAuthors(queries: Queries, tenantId: string, howMany: number) {
  const { id, displayName, slug } = newsAuthors
  const { articleCount } = listedArticleCounts
  return queries
    .select({ id, displayName, slug, articleCount })
    .from(newsAuthors)
    .innerJoin(listedArticleCounts, and(eq(listedArticleCounts.ofId, id), eq(listedArticleCounts.kind, 'AUTHOR')))
    .where(and(eq(newsAuthors.tenantId, tenantId), newsAuthors.isActive, gt(articleCount, 0)))
    .orderBy(desc(articleCount), asc(displayName), asc(id))
    .limit(howMany)
}

/** The authors of articles that are on the site. */
export async function findAuthorsOf(queries: Queries, articleIds: readonly string[]) {
  if (articleIds.length === 0) return []
  return queries
    .select()
    .from(listedArticleAuthors)
    .where(inArray(listedArticleAuthors.articleId, [...articleIds]))
}
