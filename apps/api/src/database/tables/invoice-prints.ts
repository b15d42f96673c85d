import type { InvoicePrintStatus } from '@chonoi/domain'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

export const invoicePrints = pgTable('invoice_prints', {
  id: id(),
  tenantId: uuid().notNull(),
  requestedBy: uuid(),
  invoiceIds: uuid().array().notNull(),
  status: text().$type<InvoicePrintStatus>().notNull().default('PENDING'),
  doneCount: integer().notNull().default(0),
  storageKey: text(),
  seenAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
})
