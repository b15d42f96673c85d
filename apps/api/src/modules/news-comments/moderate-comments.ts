import type { BodyOf, BulkCommentsResult } from '@chonoi/contract'
import type { CommentStatus } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { eachByItself } from '../each-by-itself.ts'
import { record } from '../events/record.ts'
import { commentAnswered, commentApproved, commentModerated } from './comments.events.ts'
import {
  type CommentRow,
  findModeratedComment,
  lockComments,
  type ModeratedRow,
  updateCommentRow,
} from './comments.store.ts'
import { findListedComment } from './listed-comments.store.ts'
import { removeComment } from './write-comments.ts'

type Decision = BodyOf<'moderateComment'>

/** Sets the status of a comment and keeps the moderator's note. */
export function moderateComment(context: RequestContext, id: string, decision: Decision): Promise<ModeratedRow> {
  return context.transaction(async (queries) => {
    const [comment] = await lockComments(queries, [id])
    await decide(context, queries, found(comment), decision)
    return found(await findModeratedComment(queries, id))
  })
}

const statusAfter = { approve: 'APPROVED', reject: 'REJECTED', spam: 'SPAM' } as const satisfies Record<
  Exclude<BodyOf<'bulkModerateComments'>['action'], 'delete'>,
  CommentStatus
>

/** Decides on each comment by itself: one that isn't the caller's to decide doesn't stop the others. */
export function bulkModerateComments(
  context: RequestContext,
  { commentIds, action }: BodyOf<'bulkModerateComments'>,
): Promise<BulkCommentsResult> {
  return context.transaction(async (queries) => {
    const locked = new Map((await lockComments(queries, commentIds)).map((comment) => [comment.id, comment]))
    const { succeeded, results } = await eachByItself(commentIds, async (id) => {
      const comment = found(locked.get(id))
      if (action === 'delete') await removeComment(context, queries, comment)
      else await decide(context, queries, comment, { status: statusAfter[action] })
    })
    return { affected: succeeded, results }
  })
}

/** Deletes a comment for a moderator. */
export function deleteAdminComment(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    const [comment] = await lockComments(queries, [id])
    await removeComment(context, queries, found(comment))
  })
}

async function decide(context: RequestContext, queries: Queries, comment: CommentRow, { status, note }: Decision) {
  const isFirstTime = status === 'APPROVED' && comment.approvedAt === null
  await updateCommentRow(queries, comment.id, {
    status,
    ...(note !== undefined && { moderationNote: note?.trim() || null }),
    ...(isFirstTime && { approvedAt: context.ports.now() }),
  })
  if (status === comment.status) return
  await record(context, queries, commentModerated(comment, status))
  if (isFirstTime) await tellOfApproval(context, queries, comment)
}

/** Tells the author, and whom they answered. */
async function tellOfApproval(context: RequestContext, queries: Queries, comment: CommentRow): Promise<void> {
  const { article } = found(await findModeratedComment(queries, comment.id))
  const answered = comment.parentId === null ? undefined : await findListedComment(queries, comment.parentId)
  await context.asSystem(async (system) => {
    await record(context, system, commentApproved(comment, article))
    if (answered) await record(context, system, commentAnswered(comment, article, answered.userId))
  })
}
