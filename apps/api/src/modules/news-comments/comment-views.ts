import type { ArticleComment, ArticleCommentBase, ModeratedComment } from '@chonoi/contract'
import type { CommentRow, ModeratedRow } from './comments.store.ts'
import type { ListedCommentRow } from './listed-comments.store.ts'

/** A public comment as the reader sees it. */
export const toListedComment = (row: ListedCommentRow, readerId: string | null): ArticleCommentBase => ({
  ...{ id: row.id, articleId: row.articleId, parentId: row.parentId, content: row.content, status: 'APPROVED' },
  user: { firstName: row.authorFirstName, lastName: row.authorLastName },
  isOwn: row.userId === readerId && !row.isDeleted,
  isDeleted: row.isDeleted,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
})

/** A comment in any status, for its author or a moderator. */
export const toComment = (row: CommentRow, readerId: string | null): ArticleCommentBase => ({
  ...toListedComment({ ...row, isDeleted: row.deletedAt !== null }, readerId),
  status: row.status,
})

/** What was just written or changed: its replies are read with the list. */
export const toWrittenComment = (row: CommentRow): ArticleComment => ({
  ...toComment(row, row.userId),
  replies: [],
  replyCount: 0,
})

export const toModeratedComment = (
  { comment, article, replyTo }: ModeratedRow,
  readerId: string,
): ModeratedComment => ({
  ...toComment(comment, readerId),
  ...{ article, replyTo: replyTo || null },
  heldBecause: comment.heldBecause,
  moderationNote: comment.moderationNote,
})
