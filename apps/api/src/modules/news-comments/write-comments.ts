import type { BodyOf } from '@chonoi/contract'
import {
  leadsAnew,
  mayDeleteComment,
  mayEditComment,
  moderatesComments,
  validateComment,
  whyHeld,
} from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, Failure, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { commentAnswered, commentDeleted } from './comments.events.ts'
import {
  type CommentRow,
  countOfAuthor,
  deleteCommentRow,
  insertComment,
  lockComments,
  updateCommentRow,
} from './comments.store.ts'
import { findCommentedArticle, findFirstReplies, findListedComment } from './listed-comments.store.ts'

/**
 * Writes a comment on an article of the site, or a reply under one. Fails with comment.not_found, comment.repeated and
 * request.rate_limited.
 */
export async function createComment(
  context: RequestContext,
  articleId: string,
  input: BodyOf<'createComment'>,
): Promise<CommentRow> {
  const { person } = context
  enforceForm(validateComment, input)
  const article = found(await findCommentedArticle(context.visitor, articleId))
  const answered = input.parentId === undefined ? null : await findAnswered(context, articleId, input.parentId)
  // Before the transaction: counting takes a connection of its own.
  await context.ports.rateLimits.consume('comment', person.id)
  const content = input.content.trim()
  return context.transaction(async (queries) => {
    const before = await countOfAuthor(queries, person.id, article.tenantId)
    const isModerator = moderatesComments(article.tenantId, person)
    const heldBecause = whyHeld({ content, isModerator, ...before })
    const comment = await insertComment(queries, {
      ...{ articleId, tenantId: article.tenantId, userId: person.id, content, heldBecause },
      // Replies stand on one level: one to a reply goes under the same comment.
      parentId: answered && (answered.parentId ?? answered.id),
      authorFirstName: person.firstName,
      authorLastName: person.lastName,
      ...(heldBecause ? { status: 'PENDING' } : { status: 'APPROVED', approvedAt: context.ports.now() }),
    })
    if (answered && !heldBecause)
      await context.asSystem((system) => record(context, system, commentAnswered(comment, article, answered.userId)))
    return comment
  })
}

/** The public comment on the article that a reply answers. */
async function findAnswered({ visitor }: RequestContext, articleId: string, parentId: string) {
  const answered = await findListedComment(visitor, parentId)
  if (answered?.articleId !== articleId) throw new Failure('comment.not_found')
  return answered
}

/** Changes the author's own comment. A public one that then leads elsewhere is held again. */
export function updateComment(
  context: RequestContext,
  id: string,
  input: BodyOf<'updateComment'>,
): Promise<CommentRow> {
  enforceForm(validateComment, input)
  return context.transaction(async (queries) => {
    const [locked] = await lockComments(queries, [id])
    const before = found(locked)
    enforce(mayEditComment(before, context.person))
    const content = input.content.trim()
    if (content === before.content) return before
    const isHeld =
      before.status === 'APPROVED' &&
      leadsAnew(before.content, content) &&
      !moderatesComments(before.tenantId, context.person)
    return updateCommentRow(queries, id, {
      ...{ content, editedAt: context.ports.now() },
      ...(isHeld && { status: 'PENDING', heldBecause: 'LINKS' }),
    })
  })
}

/** Deletes a comment for its author or a moderator. */
export function deleteComment(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    const [comment] = await lockComments(queries, [id])
    enforce(mayDeleteComment(found(comment), context.person))
    await removeComment(context, queries, found(comment))
  })
}

/** Deletes a comment; one that others have answered is emptied, so that the replies stay. */
export async function removeComment(context: RequestContext, queries: Queries, comment: CommentRow): Promise<void> {
  const replies = await findFirstReplies(queries, [comment.id], 1)
  if (replies.length === 0) await deleteCommentRow(queries, comment.id)
  else
    await updateCommentRow(queries, comment.id, {
      ...{ content: '', authorFirstName: '', authorLastName: '', moderationNote: null },
      deletedAt: context.ports.now(),
    })
  if (comment.userId !== context.person.id) await record(context, queries, commentDeleted(comment))
}
