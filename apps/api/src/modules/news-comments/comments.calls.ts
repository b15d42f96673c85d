import type { Calls } from '../../../test/calls/call.ts'
import type { commentRoutes } from './comments.routes.ts'

const ofOneArticle = 'a page of one article’s comments, in the order of their index'
const later = 'few tenants get so many comments that a plan of their own matters; the queue has an index'

export const commentCalls = {
  listComments: {
    path: ({ commentedArticle }) => ({ articleId: commentedArticle }),
    row: 'anybody',
    unwatched: ofOneArticle,
  },
  createComment: {
    path: ({ commentedArticle }) => ({ articleId: commentedArticle }),
    body: { content: 'Đọc xong chỉ muốn đi chợ nổi ngay.' },
    row: 'anybody',
    reachesNobody: 'onTheSite',
    fixed: { parentId: undefined },
  },
  updateComment: {
    path: ({ ownComment }) => ({ id: ownComment }),
    body: { content: 'Bài viết rất hay, cảm ơn tác giả.' },
    row: 'written',
  },
  deleteComment: { path: ({ ownComment }) => ({ id: ownComment }), row: 'cared' },
  listAdminComments: {
    query: ({ article }) => ({ articleId: article }),
    names: { 'query.articleId': { others: 'yes' } },
    unwatched: later,
  },
  getAdminCommentStatistics: { unwatched: 'sums' },
  moderateComment: { path: ({ comment }) => ({ id: comment }), body: { status: 'APPROVED' }, row: 'run' },
  bulkModerateComments: {
    body: ({ comment }) => ({ commentIds: [comment], action: 'reject' }),
    names: { 'body.commentIds.[]': { others: 'yes' } },
    fixed: { action: 'approve' },
  },
  deleteAdminComment: { path: ({ comment }) => ({ id: comment }), row: 'run' },
} satisfies Calls<keyof typeof commentRoutes>
