import type { Calls } from '../../../test/calls/call.ts'
import type { commentRoutes } from './comments.routes.ts'

export const commentCalls = {
  listComments: {
    path: ({ commentedArticle }) => ({ articleId: commentedArticle }),
    row: 'anybody',
    watched: [
      { name: 'the comments of an article', index: 'article_comments_public', isInOrder: true },
      {
        name: 'a far page of the comments of an article',
        query: { page: 20 },
        index: 'article_comments_public',
        isInOrder: true,
      },
    ],
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
    watched: [
      { name: 'comments to moderate', query: { status: 'PENDING' }, index: 'article_comments_queue', countsAll: true },
      { name: 'all comments', query: {}, index: 'article_comments_newest', isInOrder: true, countsAll: true },
    ],
  },
  exportAdminComments: {
    query: ({ article }) => ({ articleId: article }),
    names: { 'query.articleId': { others: 'yes' } },
    unwatched: 'writes all that it lists into a file, now and then',
  },
  getAdminCommentStatistics: { unwatched: 'sums' },
  moderateComment: { path: ({ comment }) => ({ id: comment }), body: { status: 'APPROVED' }, row: 'run' },
  bulkModerateComments: {
    body: ({ comment }) => ({ commentIds: [comment], action: 'reject' }),
    names: { 'body.commentIds.[]': { others: 'yes' } },
    fixed: { action: 'approve' },
  },
  bulkReopenComments: { body: ({ comment }) => ({ ids: [comment] }), names: { 'body.ids.[]': { others: 'yes' } } },
  deleteAdminComment: { path: ({ comment }) => ({ id: comment }), row: 'run' },
} satisfies Calls<keyof typeof commentRoutes>
