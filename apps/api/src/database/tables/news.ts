import type { ArticleStatus } from '@chonoi/domain'
import { boolean, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'

export const newsCategories = pgTable('news_categories', {
  id: id(),
  tenantId: uuid().notNull(),
  parentId: uuid(),
  name: text().notNull(),
  slug: text().notNull(),
  description: text(),
  sortOrder: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const articles = pgTable('articles', {
  id: id(),
  tenantId: uuid().notNull(),
  authorId: uuid().notNull(),
  categoryId: uuid(),
  /** Whom readers see as the author. */
  newsAuthorId: uuid(),
  title: text().notNull(),
  slug: text().notNull(),
  excerpt: text(),
  content: text().notNull(),
  metaTitle: text(),
  metaDescription: text(),
  featuredImageUrl: text(),
  readingMinutes: smallint().notNull().default(1),
  status: text().$type<ArticleStatus>().notNull().default('DRAFT'),
  publishedAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const newsTags = pgTable('news_tags', {
  id: id(),
  tenantId: uuid().notNull(),
  name: text().notNull(),
  slug: text().notNull(),
  createdAt: createdAt(),
})

export const articleTags = pgTable(
  'article_tags',
  {
    articleId: uuid().notNull(),
    tagId: uuid().notNull(),
    tenantId: uuid().notNull(),
    position: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.tagId] })],
)

/** A slug that an article no longer has. */
export const articleSlugs = pgTable(
  'article_slugs',
  {
    tenantId: uuid().notNull(),
    slug: text().notNull(),
    articleId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.slug] })],
)

/** The published articles of public tenants (a view). */
export const listedArticles = pgTable('listed_articles', {
  id: id(),
  tenantId: uuid().notNull(),
  tenantSlug: text().notNull(),
  tenantName: text().notNull(),
  isPlatform: boolean().notNull(),
  categoryId: uuid(),
  title: text().notNull(),
  slug: text().notNull(),
  excerpt: text(),
  content: text().notNull(),
  metaTitle: text(),
  metaDescription: text(),
  featuredImageUrl: text(),
  readingMinutes: smallint().notNull(),
  publishedAt: timestamp({ withTimezone: true }).notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** The active categories of public tenants (a view). */
export const listedNewsCategories = pgTable('listed_news_categories', {
  id: id(),
  tenantId: uuid().notNull(),
  tenantSlug: text().notNull(),
  parentId: uuid(),
  name: text().notNull(),
  slug: text().notNull(),
  description: text(),
  sortOrder: integer().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** The tags of published articles (a view). */
export const listedArticleTags = pgTable('listed_article_tags', {
  articleId: uuid().notNull(),
  tenantSlug: text().notNull(),
  position: smallint().notNull(),
  tagId: uuid().notNull(),
  name: text().notNull(),
  slug: text().notNull(),
})

/** The former slugs of published articles (a view). */
export const listedArticleSlugs = pgTable('listed_article_slugs', {
  slug: text().notNull(),
  tenantSlug: text().notNull(),
  articleId: uuid().notNull(),
})
