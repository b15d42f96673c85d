import { bigint, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { DataExportFormat, DataExportStatus, DataExportType } from '@chonoi/domain'
import { createdAt, id } from './columns.ts'

export const dataExports = pgTable('data_exports', {
  id: id(),
  tenantId: uuid().notNull(),
  requestedBy: uuid(),
  dataTypes: text().array().$type<DataExportType[]>().notNull(),
  format: text().$type<DataExportFormat>().notNull(),
  dateFrom: date({ mode: 'string' }),
  dateTo: date({ mode: 'string' }),
  status: text().$type<DataExportStatus>().notNull().default('PENDING'),
  progress: integer().notNull().default(0),
  storageKey: text(),
  fileSize: bigint({ mode: 'number' }),
  seenAt: timestamp({ withTimezone: true }),
  expiresAt: timestamp({ withTimezone: true }),
  completedAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
})
