import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const failedJobRows = pgTable(
  'failed_job_rows',
  {
    job: text().notNull(),
    rowId: uuid().notNull(),
    failedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.job, table.rowId] })],
)
