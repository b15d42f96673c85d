import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt, version } from './columns.ts'

export const newsAuthors = pgTable('news_authors', {
  id: id(),
  tenantId: uuid().notNull(),
  /** The author's account, if there is one. */
  userId: uuid(),
  displayName: text().notNull(),
  slug: text().notNull(),
  bio: text(),
  avatarUrl: text(),
  expertise: text().array().notNull().default([]),
  isActive: boolean().notNull().default(true),
  isVerified: boolean().notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  version: version(),
})

/** The active authors of public tenants (a view). */
export const listedNewsAuthors = pgTable('listed_news_authors', {
  id: id(),
  tenantId: uuid().notNull(),
  tenantSlug: text().notNull(),
  displayName: text().notNull(),
  slug: text().notNull(),
  bio: text(),
  avatarUrl: text(),
  expertise: text().array().notNull(),
  isVerified: boolean().notNull(),
})

/** The active authors of published articles (a view). */
export const listedArticleAuthors = pgTable('listed_article_authors', {
  articleId: uuid().notNull(),
  tenantSlug: text().notNull(),
  authorId: uuid().notNull(),
  displayName: text().notNull(),
  slug: text().notNull(),
  avatarUrl: text(),
  isVerified: boolean().notNull(),
})
