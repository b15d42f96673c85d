import type { DataExportStatus } from '@chonoi/domain'
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

export const personalExports = pgTable('personal_exports', {
  userId: uuid().primaryKey(),
  status: text().$type<DataExportStatus>().notNull().default('PENDING'),
  storageKey: text(),
  fileSize: bigint({ mode: 'number' }),
  seenAt: timestamp({ withTimezone: true }),
  expiresAt: timestamp({ withTimezone: true }),
  completedAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
})
