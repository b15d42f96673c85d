import { boolean, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt, version } from './columns.ts'

export const newsSeries = pgTable('news_series', {
  id: id(),
  tenantId: uuid().notNull(),
  title: text().notNull(),
  slug: text().notNull(),
  description: text(),
  isActive: boolean().notNull().default(true),
  isCompleted: boolean().notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  version: version(),
})

export const newsSeriesArticles = pgTable('news_series_articles', {
  articleId: uuid().primaryKey(),
  seriesId: uuid().notNull(),
  tenantId: uuid().notNull(),
  position: smallint().notNull(),
  /** When the article is on the site, also ahead; null while it isn't published. Kept by triggers. */
  listedAt: timestamp({ withTimezone: true }),
})

/** The active series of public tenants that have an article on the site (a view). */
export const listedSeries = pgTable('listed_series', {
  id: id(),
  tenantId: uuid().notNull(),
  tenantSlug: text().notNull(),
  title: text().notNull(),
  slug: text().notNull(),
  description: text(),
  isActive: boolean().notNull(),
  isCompleted: boolean().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** The articles of active series that are on the site (a view). */
export const listedSeriesArticles = pgTable('listed_series_articles', {
  seriesId: uuid().notNull(),
  position: smallint().notNull(),
  articleId: uuid().notNull(),
  title: text().notNull(),
  slug: text().notNull(),
  publishedAt: timestamp({ withTimezone: true }).notNull(),
  featuredImageUrl: text(),
})
