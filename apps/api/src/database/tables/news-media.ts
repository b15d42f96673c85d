import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/** A picture of a tenant's library. */
export const newsMedia = pgTable('news_media', {
  id: id(),
  tenantId: uuid().notNull(),
  url: text().notNull(),
  name: text().notNull(),
  altText: text(),
  width: integer().notNull(),
  height: integer().notNull(),
  sizeInBytes: integer().notNull(),
  uploadedBy: uuid().notNull(),
  createdAt: createdAt(),
})

/** An article that shows a picture of the library. */
export const articleMedia = pgTable(
  'article_media',
  { articleId: uuid().notNull(), mediaId: uuid().notNull(), tenantId: uuid().notNull() },
  (table) => [primaryKey({ columns: [table.articleId, table.mediaId] })],
)
