import type { BodyOf, BulkChangeResult } from '@chonoi/contract'
import { type CommentStatus, mayReopenModeration } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, found } from '../../http/failure.ts'
import { eachByItself } from '../each-by-itself.ts'
import { record } from '../events/record.ts'
import { findLastDecision } from '../moderation/last-decision.store.ts'
import { commentReopened } from './comments.events.ts'
import { type CommentRow, lockComments, updateCommentRow } from './comments.store.ts'

/** Takes back the last decision on each comment by itself: one whose decision is final doesn't stop the others. */
export function bulkReopenComments(
  context: RequestContext,
  { ids }: BodyOf<'bulkReopenComments'>,
): Promise<BulkChangeResult> {
  return context.transaction(async (queries) => {
    const locked = new Map((await lockComments(queries, ids)).map((comment) => [comment.id, comment]))
    return eachByItself(ids, (id) => reopen(context, queries, found(locked.get(id))))
  })
}

async function reopen(context: RequestContext, queries: Queries, comment: CommentRow): Promise<void> {
  const last = await context.asSystem((system) => findLastDecision(system, 'comment', comment.id))
  const { from, to } = last?.changes.status ?? { from: comment.status, to: undefined }
  const holds = last !== undefined && !last.isTakenBack && to === comment.status
  enforce(mayReopenModeration(last && { decidedAt: last.decidedAt, holds }, context.ports.now()))
  await updateCommentRow(queries, comment.id, { status: from as CommentStatus })
  await record(context, queries, commentReopened(comment, from as CommentStatus))
}
