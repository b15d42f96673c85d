import type { ModeratedComment, QueryOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, nameOf, timeOf } from '../spreadsheets/export-list.ts'
import { toModeratedComment } from './comment-views.ts'
import { findModeratedComments } from './comments.store.ts'

const commentFile: ListFile<ModeratedComment> = {
  name: 'comments',
  sheet: { vi: 'Bình luận', en: 'Comments' },
  ...{ action: 'comment.export', entityType: 'comment', narrowedBy: 'status', namespaces: ['commentModeration'] },
  columns: [
    ['Bình luận', 'Comment', ({ content }) => content],
    ['Trả lời', 'In reply to', ({ replyTo }) => replyTo],
    ['Người viết', 'Author', ({ user }) => nameOf(user)],
    ['Bài viết', 'Article', ({ article }) => article.title],
    ['Trạng thái', 'Status', ({ status }, say) => say('commentModeration', `status.${status}`)],
    [
      'Giữ lại vì',
      'Held because',
      ({ heldBecause }, say) => (heldBecause === null ? null : say('commentModeration', `held.${heldBecause}`)),
    ],
    ['Ghi chú', 'Note', ({ moderationNote }) => moderationNote],
    ['Lúc viết', 'Written', ({ createdAt }) => timeOf(createdAt)],
    ['Sửa lúc', 'Edited', ({ editedAt }) => timeOf(editedAt)],
  ],
}

/** The filtered comments on the articles of the current tenant as a file. */
export function exportAdminComments(context: RequestContext, query: QueryOf<'exportAdminComments'>): Promise<Download> {
  return exportList(context, commentFile, query, async (found) => {
    const { rows } = await context.transaction((queries) => findModeratedComments(queries, context.tenantId, found))
    return rows.map((row) => toModeratedComment(row, context.person.id))
  })
}
