import type { QueryOf } from '@chonoi/contract'
import type { CommentStatus } from '@chonoi/domain'
import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { holdsWords } from '../../database/holds-words.ts'
import { articleComments } from '../../database/tables/news-comments.ts'
import { articles } from '../../database/tables/news.ts'
import { tenants } from '../../database/tables/people.ts'
import { offsetOf } from '../../http/pagination.ts'

export type CommentRow = typeof articleComments.$inferSelect
type ListQuery = QueryOf<'listAdminComments'> & { page: number; limit: number }

const selectModerated = (queries: Queries) =>
  queries
    .select({
      comment: articleComments,
      article: { id: articles.id, title: articles.title, slug: articles.slug, tenantSlug: tenants.slug },
      replyTo: sql<string | null>`(select p.content from article_comments p where p.id = ${articleComments.parentId})`,
    })
    .from(articleComments)
    .innerJoin(articles, eq(articles.id, articleComments.articleId))
    .innerJoin(tenants, eq(tenants.id, articleComments.tenantId))

export type ModeratedRow = Awaited<ReturnType<typeof selectModerated>>[number]

const isThere = isNull(articleComments.deletedAt)
const sorts = { createdAt: articleComments.createdAt, updatedAt: articleComments.updatedAt } as const

/** A page of the comments on a tenant's articles, and how many there are. */
export async function findModeratedComments(queries: Queries, tenantId: string, query: ListQuery) {
  const where = matching(tenantId, query)
  const direction = query.sortOrder === 'asc' ? asc : desc
  const rows = await selectModerated(queries)
    .where(where)
    .orderBy(direction(sorts[query.sortBy ?? 'createdAt']), direction(articleComments.id))
    .limit(query.limit)
    .offset(offsetOf(query))
  const [counted] = await queries.select({ total: count() }).from(articleComments).where(where)
  return { rows, total: counted?.total ?? 0 }
}

function matching(tenantId: string, { search, status, articleId }: ListQuery): SQL | undefined {
  const text = search?.trim()
  const { content, authorLastName, authorFirstName } = articleComments
  return and(
    eq(articleComments.tenantId, tenantId),
    isThere,
    status ? eq(articleComments.status, status) : undefined,
    articleId ? eq(articleComments.articleId, articleId) : undefined,
    text ? holdsWords(text, content, authorLastName, authorFirstName) : undefined,
  )
}

export async function countByStatus(queries: Queries, tenantId: string): Promise<Map<CommentStatus, number>> {
  const rows = await queries
    .select({ status: articleComments.status, total: count() })
    .from(articleComments)
    .where(and(eq(articleComments.tenantId, tenantId), isThere))
    .groupBy(articleComments.status)
  return new Map(rows.map(({ status, total }) => [status, total]))
}

export async function findModeratedComment(queries: Queries, id: string): Promise<ModeratedRow | undefined> {
  const [row] = await selectModerated(queries).where(and(eq(articleComments.id, id), isThere))
  return row
}

/**
 * Locks the comments that the caller may change, in one order, so that two changes never deadlock; with those that they
 * answer, where their replies are counted.
 */
export async function lockComments(queries: Queries, ids: readonly string[]): Promise<CommentRow[]> {
  const { id, parentId } = articleComments
  const asked = await queries
    .select({ id, parentId })
    .from(articleComments)
    .where(inArray(id, [...ids]))
  const all = new Set(asked.flatMap((comment) => [comment.id, comment.parentId ?? comment.id]))
  if (all.size === 0) return []
  const wanted = new Set(ids)
  const locked = await queries
    .select()
    .from(articleComments)
    .where(inArray(id, [...all]))
    .orderBy(id)
    .for('update')
  return locked.filter((comment) => wanted.has(comment.id) && comment.deletedAt === null)
}

/** How many of a person's comments in a tenant are public, and how many a moderator called spam. */
export async function countOfAuthor(queries: Queries, userId: string, tenantId: string) {
  const of = (status: CommentStatus) =>
    sql<number>`count(*) filter (where ${articleComments.status} = ${status})`.mapWith(Number)
  const [counted] = await queries
    .select({ approvedBefore: of('APPROVED'), spamBefore: of('SPAM') })
    .from(articleComments)
    .where(and(eq(articleComments.userId, userId), eq(articleComments.tenantId, tenantId)))
  return counted ?? { approvedBefore: 0, spamBefore: 0 }
}

/** A person's comments on an article that aren't public, the newest first. */
export function findOwnHidden(
  queries: Queries,
  articleId: string,
  userId: string,
  limit: number,
): Promise<CommentRow[]> {
  return queries
    .select()
    .from(articleComments)
    .where(
      and(
        eq(articleComments.articleId, articleId),
        eq(articleComments.userId, userId),
        sql`${articleComments.status} <> 'APPROVED'`,
        isThere,
      ),
    )
    .orderBy(desc(articleComments.createdAt), desc(articleComments.id))
    .limit(limit)
}

/** Inserts a comment. Fails with comment.repeated when the same words stand there already. */
export async function insertComment(
  queries: Queries,
  comment: typeof articleComments.$inferInsert,
): Promise<CommentRow> {
  const [row] = await queries.insert(articleComments).values(comment).returning()
  if (!row) throw new Error('the comment was not written')
  return row
}

export async function updateCommentRow(
  queries: Queries,
  id: string,
  change: Partial<typeof articleComments.$inferInsert>,
): Promise<CommentRow> {
  const [row] = await queries.update(articleComments).set(change).where(eq(articleComments.id, id)).returning()
  if (!row) throw new Error('the comment was not changed')
  return row
}

export async function deleteCommentRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(articleComments).where(eq(articleComments.id, id))
}
