import type { ReadingSource } from '@chonoi/domain'
import { bigint, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

const sum = () => bigint({ mode: 'number' }).notNull().default(0)

export const articleReadings = pgTable(
  'article_readings',
  {
    articleId: uuid().notNull(),
    tenantId: uuid().notNull(),
    day: date().notNull(),
    source: text().$type<ReadingSource>().notNull(),
    views: integer().notNull().default(0),
    newReaders: integer().notNull().default(0),
    /** How many readings `seconds` and `depthPercents` are the sums of. */
    measured: integer().notNull().default(0),
    seconds: sum(),
    depthPercents: sum(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.day, table.source] })],
)
