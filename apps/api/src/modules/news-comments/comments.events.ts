import { type CommentStatus, href } from '@chonoi/domain'
import type { Event } from '../events/event.ts'
import type { CommentRow } from './comments.store.ts'

interface CommentedArticle {
  title: string
  slug: string
  tenantSlug: string
}

const nameOf = ({ authorLastName, authorFirstName }: CommentRow) => `${authorLastName} ${authorFirstName}`.trim()
const of = ({ id, tenantId }: CommentRow) => ({ entityType: 'comment', entityId: id, tenantId }) as const

const pageOf = ({ slug, tenantSlug }: CommentedArticle) =>
  tenantSlug === 'default'
    ? href('/news/$slug', { slug })
    : href('/marketplace/tenant/$slug/news/$article', { slug: tenantSlug, article: slug })

export const commentModerated = (comment: CommentRow, status: CommentStatus): Event => ({
  audit: {
    action: 'comment.moderate',
    values: { author: nameOf(comment), from: comment.status, to: status },
    ...of(comment),
    changes: { status: { from: comment.status, to: status } },
  },
})

/** The decision on a comment is taken back: it has its former status. */
export const commentReopened = (comment: CommentRow, status: CommentStatus): Event => ({
  audit: {
    action: 'comment.reopen',
    values: { author: nameOf(comment), from: comment.status, to: status },
    ...of(comment),
    changes: { status: { from: comment.status, to: status } },
  },
})

export const commentDeleted = (comment: CommentRow): Event => ({
  audit: { action: 'comment.delete', values: { author: nameOf(comment) }, ...of(comment) },
})

export const commentApproved = (comment: CommentRow, article: CommentedArticle): Event => ({
  notifications: [
    {
      type: 'COMMENT_APPROVED',
      to: [comment.userId],
      link: pageOf(article),
      data: { commentId: comment.id, articleTitle: article.title },
    },
  ],
})

/** Tells whom a public reply answers, unless they answered themselves. */
export const commentAnswered = (reply: CommentRow, article: CommentedArticle, answeredId: string): Event => ({
  notifications:
    answeredId === reply.userId
      ? []
      : [
          {
            type: 'COMMENT_ANSWERED',
            to: [answeredId],
            link: pageOf(article),
            data: { commentId: reply.id, articleTitle: article.title, author: nameOf(reply) },
          },
        ],
})
