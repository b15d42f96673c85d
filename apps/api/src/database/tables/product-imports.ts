import type { ImportedProduct, ImportProblem, ProductImportStatus } from '@chonoi/domain'
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

export const productImports = pgTable('product_imports', {
  id: id(),
  tenantId: uuid().notNull(),
  requestedBy: uuid(),
  fileName: text().notNull(),
  status: text().$type<ProductImportStatus>().notNull().default('CHECKED'),
  products: jsonb().$type<readonly ImportedProduct[]>().notNull().default([]),
  problems: jsonb().$type<readonly ImportProblem[]>().notNull().default([]),
  totalRows: integer().notNull(),
  goodRows: integer().notNull(),
  doneRows: integer().notNull().default(0),
  createdCount: integer().notNull().default(0),
  refusedRows: integer().notNull().default(0),
  seenAt: timestamp({ withTimezone: true }),
  completedAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
})
