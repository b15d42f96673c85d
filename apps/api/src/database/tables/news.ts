import type { ArticleStatus } from '@chonoi/domain'
import { bigint, boolean, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt, version } from './columns.ts'

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
  /** Of a picture of the library. */
  imageUrl: text(),
  version: version(),
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

/** What published articles are counted under, also with a date ahead. */
type ListedCountKind = 'SITE' | 'CATEGORY' | 'AUTHOR' | 'TAG' | 'SERIES'

export type ArticleCountKind = ArticleStatus | ListedCountKind

/** Changes of how many articles there are of each kind; their sum is how many there are. Written by triggers. */
export const articleCounts = pgTable('article_counts', {
  tenantId: uuid().notNull(),
  kind: text().$type<ArticleCountKind>().notNull(),
  /** The tenant, category, author, tag or series. */
  ofId: uuid().notNull(),
  change: bigint({ mode: 'number' }).notNull(),
})

/** How many articles readers find under a tenant, category, author, tag or series (a view). */
export const listedArticleCounts = pgTable('listed_article_counts', {
  tenantSlug: text().notNull(),
  kind: text().$type<ListedCountKind>().notNull(),
  ofId: uuid().notNull(),
  articleCount: bigint({ mode: 'number' }).notNull(),
  tenantId: uuid().notNull(),
})

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
  newsAuthorId: uuid(),
})

/** The tags of public tenants, used or not (a view). */
export const listedNewsTags = pgTable('listed_news_tags', {
  id: id(),
  tenantId: uuid().notNull(),
  tenantSlug: text().notNull(),
  name: text().notNull(),
  slug: text().notNull(),
})

/** The published articles with a tag, without what they say (a view). */
export const listedTagged = pgTable('listed_tagged', {
  tagId: uuid().notNull(),
  articleId: uuid().notNull(),
  listedAt: timestamp({ withTimezone: true }).notNull(),
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
  imageUrl: text(),
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
