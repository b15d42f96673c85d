import type { ArticleDraftFields } from '@chonoi/contract'
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'

/** What an article said after a save that changed its texts. */
export const articleVersions = pgTable('article_versions', {
  id: id(),
  articleId: uuid().notNull(),
  tenantId: uuid().notNull(),
  number: integer().notNull(),
  title: text().notNull(),
  excerpt: text(),
  content: text().notNull(),
  metaTitle: text(),
  metaDescription: text(),
  featuredImageUrl: text(),
  restoredFrom: integer(),
  writtenBy: uuid().notNull(),
  createdAt: createdAt(),
})

/** What an editor typed and hasn't saved. */
export const articleDrafts = pgTable('article_drafts', {
  id: id(),
  userId: uuid().notNull(),
  tenantId: uuid().notNull(),
  /** Null for a new article. */
  articleId: uuid(),
  fields: jsonb().$type<ArticleDraftFields>().notNull(),
  /** The article's `updatedAt` when the editor opened it. */
  basedOn: timestamp({ withTimezone: true }),
  updatedAt: updatedAt(),
})
