import type { ImportedProduct, ImportProblem, ProductImportStatus } from '@chonoi/domain'
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, position } from './columns.ts'

export const productImports = pgTable('product_imports', {
  id: id(),
  tenantId: uuid().notNull(),
  requestedBy: uuid(),
  fileName: text().notNull(),
  status: text().$type<ProductImportStatus>().notNull().default('CHECKED'),
  /** Of the version before. */
  products: jsonb().$type<readonly ImportedProduct[]>().notNull().default([]),
  /** Of the version before. */
  problems: jsonb().$type<readonly ImportProblem[]>().notNull().default([]),
  problemCount: integer().notNull().default(0),
  totalRows: integer().notNull(),
  goodRows: integer().notNull(),
  doneRows: integer().notNull().default(0),
  createdCount: integer().notNull().default(0),
  refusedRows: integer().notNull().default(0),
  seenAt: timestamp({ withTimezone: true }),
  completedAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
})

export const productImportProducts = pgTable(
  'product_import_products',
  {
    importId: uuid().notNull(),
    tenantId: uuid().notNull(),
    position: integer().notNull(),
    product: jsonb().$type<ImportedProduct>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
)

export const productImportProblems = pgTable(
  'product_import_problems',
  {
    importId: uuid().notNull(),
    tenantId: uuid().notNull(),
    position: position(),
    problem: jsonb().$type<ImportProblem>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
)
