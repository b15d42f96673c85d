import type { ArticleCommentPage, CommentStatistics } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { paginationOf } from '../../http/pagination.ts'
import { toComment, toListedComment } from './comment-views.ts'
import { countByStatus, findOwnHidden } from './comments.store.ts'
import { findCommentedArticle, findFirstReplies, findListedComments } from './listed-comments.store.ts'

const firstReplies = 3
/** Of the reader's own comments that aren't public. */
const ownAtMost = 20

interface PageQuery {
  page: number
  limit: number
  parentId?: string | undefined
}

/** The public comments on an article of the site, and the reader's own that aren't public. */
export async function listComments(
  context: RequestContext,
  articleId: string,
  query: PageQuery,
): Promise<ArticleCommentPage> {
  const { visitor, actor } = context
  found(await findCommentedArticle(visitor, articleId))
  const readerId = actor?.id ?? null
  const { rows, total, commentCount } = await findListedComments(visitor, articleId, query)
  const replies = await findFirstReplies(
    visitor,
    rows.map(({ id }) => id),
    firstReplies,
  )
  const own = actor
    ? await context.transaction((queries) => findOwnHidden(queries, articleId, actor.id, ownAtMost))
    : []
  return {
    data: rows.map((row) => ({
      ...toListedComment(row, readerId),
      replies: replies.filter(({ parentId }) => parentId === row.id).map((reply) => toListedComment(reply, readerId)),
      replyCount: row.replyCount,
    })),
    own: own.map((row) => toComment(row, readerId)),
    commentCount,
    pagination: paginationOf(query.page, query.limit, total),
  }
}

export async function readCommentStatistics(context: RequestContext): Promise<CommentStatistics> {
  const counts = await context.transaction((queries) => countByStatus(queries, context.tenantId))
  return {
    total: [...counts.values()].reduce((sum, total) => sum + total, 0),
    pending: counts.get('PENDING') ?? 0,
    approved: counts.get('APPROVED') ?? 0,
    rejected: counts.get('REJECTED') ?? 0,
    spam: counts.get('SPAM') ?? 0,
  }
}
