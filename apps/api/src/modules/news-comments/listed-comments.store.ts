import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { listedArticleComments, listedCommentCounts } from '../../database/tables/news-comments.ts'
import { listedArticles } from '../../database/tables/news.ts'
import { offsetOf } from '../../http/pagination.ts'

export type ListedCommentRow = typeof listedArticleComments.$inferSelect

interface PageQuery {
  page: number
  limit: number
  parentId?: string | undefined
}

const { articleId: article, parentId: parent, createdAt, id: commentId } = listedArticleComments

/** The article on the site that is commented. */
export async function findCommentedArticle(queries: Queries, id: string) {
  const { tenantId, tenantSlug, title, slug } = listedArticles
  const [row] = await queries
    .select({ id: listedArticles.id, tenantId, tenantSlug, title, slug })
    .from(listedArticles)
    .where(eq(listedArticles.id, id))
  return row
}

/** A page of public comments, the newest first, or of the replies to one, the oldest first; with how many there are. */
export async function findListedComments(queries: Queries, articleId: string, query: PageQuery) {
  const { parentId } = query
  const where = and(eq(article, articleId), parentId ? eq(parent, parentId) : isNull(parent))
  const direction = parentId ? asc : desc
  const rows = await queries
    .select()
    .from(listedArticleComments)
    .where(where)
    .orderBy(direction(createdAt), direction(commentId))
    .limit(query.limit)
    .offset(offsetOf(query))
  const counts = await countListed(queries, articleId)
  if (!parentId) return { rows, total: counts.threads, commentCount: counts.comments }
  const answered = await findListedComment(queries, parentId)
  const total = answered?.articleId === articleId ? answered.replyCount : 0
  return { rows, total, commentCount: counts.comments }
}

/** How many comments there are to page through, and with their replies how many that aren't emptied. */
async function countListed(queries: Queries, articleId: string): Promise<{ threads: number; comments: number }> {
  const { kind, commentCount } = listedCommentCounts
  const rows = await queries
    .select({ kind, commentCount })
    .from(listedCommentCounts)
    .where(eq(listedCommentCounts.articleId, articleId))
  const counts = new Map(rows.map((row) => [row.kind, row.commentCount]))
  return { threads: counts.get('THREAD') ?? 0, comments: counts.get('COMMENT') ?? 0 }
}

/** The first replies to each of the comments, the oldest first. */
export async function findFirstReplies(
  queries: Queries,
  parentIds: readonly string[],
  howMany: number,
): Promise<ListedCommentRow[]> {
  if (parentIds.length === 0) return []
  const parents = queries
    .select({ id: commentId })
    .from(listedArticleComments)
    .where(inArray(commentId, [...parentIds]))
    .as('parents')
  const first = queries
    .select()
    .from(listedArticleComments)
    .where(eq(parent, parents.id))
    .orderBy(asc(createdAt), asc(commentId))
    .limit(howMany)
    .as('first')
  const rows = await queries.select().from(parents).crossJoinLateral(first)
  return rows.map((row) => row.first)
}

export async function findListedComment(queries: Queries, id: string): Promise<ListedCommentRow | undefined> {
  const [row] = await queries.select().from(listedArticleComments).where(eq(commentId, id))
  return row
}
