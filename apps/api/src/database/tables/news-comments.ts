import type { CommentHold, CommentStatus } from '@chonoi/domain'
import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'

export const articleComments = pgTable('article_comments', {
  id: id(),
  tenantId: uuid().notNull(),
  articleId: uuid().notNull(),
  userId: uuid().notNull(),
  parentId: uuid(),
  authorFirstName: text().notNull(),
  authorLastName: text().notNull(),
  content: text().notNull(),
  status: text().$type<CommentStatus>().notNull().default('PENDING'),
  heldBecause: text().$type<CommentHold>(),
  moderationNote: text(),
  /** When it first became public. */
  approvedAt: timestamp({ withTimezone: true }),
  editedAt: timestamp({ withTimezone: true }),
  /** Since when it is empty, because others had answered it. */
  deletedAt: timestamp({ withTimezone: true }),
  /** How many replies readers see below it. Kept by triggers. */
  replyCount: integer().notNull().default(0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** The comments that readers see (a view). */
export const listedArticleComments = pgTable('listed_article_comments', {
  id: id(),
  articleId: uuid().notNull(),
  tenantId: uuid().notNull(),
  parentId: uuid(),
  userId: uuid().notNull(),
  authorFirstName: text().notNull(),
  authorLastName: text().notNull(),
  content: text().notNull(),
  isDeleted: boolean().notNull(),
  editedAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
  replyCount: integer().notNull(),
})

/** How many comments readers see under an article: those that are no reply, and all (a view of what triggers count). */
export const listedCommentCounts = pgTable('listed_comment_counts', {
  articleId: uuid().notNull(),
  kind: text().$type<'THREAD' | 'COMMENT'>().notNull(),
  commentCount: bigint({ mode: 'number' }).notNull(),
})
