import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

export const accountDeletions = pgTable('account_deletions', {
  userId: uuid().primaryKey(),
  requestedAt: timestamp({ withTimezone: true }).notNull(),
  eraseAt: timestamp({ withTimezone: true }).notNull(),
})
