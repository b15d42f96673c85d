import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { toModeratedComment, toWrittenComment } from './comment-views.ts'
import { findModeratedComments } from './comments.store.ts'
import { exportAdminComments } from './export-comments.ts'
import { bulkModerateComments, deleteAdminComment, moderateComment } from './moderate-comments.ts'
import { bulkReopenComments } from './reopen-comments.ts'
import { listComments, readCommentStatistics } from './read-comments.ts'
import { createComment, deleteComment, updateComment } from './write-comments.ts'

export const commentRoutes = {
  listComments: (context, { path, query }) => listComments(context, path.articleId, query),
  async createComment(context, { path, body }) {
    return toWrittenComment(await createComment(context, path.articleId, body))
  },
  async updateComment(context, { path, body }) {
    return toWrittenComment(await updateComment(context, path.id, body))
  },
  async deleteComment(context, { path }) {
    await deleteComment(context, path.id)
    return { success: true }
  },
  async listAdminComments(context, { query }) {
    const { rows, total } = await context.transaction((queries) =>
      findModeratedComments(queries, context.tenantId, query),
    )
    return {
      data: rows.map((row) => toModeratedComment(row, context.person.id)),
      pagination: paginationOf(query.page, query.limit, total),
    }
  },
  exportAdminComments: (context, { query }) => exportAdminComments(context, query),
  getAdminCommentStatistics: (context) => readCommentStatistics(context),
  async moderateComment(context, { path, body }) {
    return toModeratedComment(await moderateComment(context, path.id, body), context.person.id)
  },
  bulkModerateComments: (context, { body }) => bulkModerateComments(context, body),
  bulkReopenComments: (context, { body }) => bulkReopenComments(context, body),
  async deleteAdminComment(context, { path }) {
    await deleteAdminComment(context, path.id)
    return { success: true }
  },
} satisfies Routes
