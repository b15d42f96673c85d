import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { listedArticleComments } from '../../database/tables/news-comments.ts'
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

/** A page of public comments, the newest first, or of the replies to one, the oldest first. */
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
  const [counted] = await queries.select({ total: count() }).from(listedArticleComments).where(where)
  return { rows, total: counted?.total ?? 0 }
}

/** Public comments and replies on an article; emptied ones don't count. */
export async function countListed(queries: Queries, articleId: string): Promise<number> {
  const [counted] = await queries
    .select({ total: count() })
    .from(listedArticleComments)
    .where(and(eq(article, articleId), eq(listedArticleComments.isDeleted, false)))
  return counted?.total ?? 0
}

/** The first replies to each of the comments, with how many there are. */
export async function findFirstReplies(queries: Queries, parentIds: readonly string[], howMany: number) {
  if (parentIds.length === 0) return []
  const ranked = queries
    .select({
      ...getTableColumns(listedArticleComments),
      place: sql<number>`row_number() over (partition by ${parent} order by ${createdAt}, ${commentId})`.as('place'),
      replyCount: sql<number>`count(*) over (partition by ${parent})`.mapWith(Number).as('reply_count'),
    })
    .from(listedArticleComments)
    .where(inArray(parent, [...parentIds]))
    .as('ranked')
  return queries.select().from(ranked).where(lte(ranked.place, howMany)).orderBy(asc(ranked.place))
}

export async function findListedComment(queries: Queries, id: string): Promise<ListedCommentRow | undefined> {
  const [row] = await queries.select().from(listedArticleComments).where(eq(commentId, id))
  return row
}
