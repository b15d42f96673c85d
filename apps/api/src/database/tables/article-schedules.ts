import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Articles that are published with a date ahead, until they are on the site. A trigger keeps them. */
export const articleSchedules = pgTable('article_schedules', {
  articleId: uuid().primaryKey(),
  tenantId: uuid().notNull(),
  dueAt: timestamp({ withTimezone: true }).notNull(),
})
