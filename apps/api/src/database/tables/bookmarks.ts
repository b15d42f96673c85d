import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'

export const articleBookmarks = pgTable('article_bookmarks', {
  id: id(),
  userId: uuid().notNull(),
  articleId: uuid().notNull(),
  notes: text(),
  tags: text().array().notNull().default([]),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
