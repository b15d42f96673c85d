import type { SchemaOf } from '@chonoi/contract'
import { bigint, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { cents, createdAt, id, updatedAt } from './columns.ts'

export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    tenantId: uuid().notNull(),
    year: integer().notNull(),
    lastNumber: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.year] })],
)

export const invoices = pgTable('invoices', {
  id: id(),
  tenantId: uuid().notNull(),
  customerId: uuid().notNull(),
  orderId: uuid(),
  orderNumber: text(),
  invoiceNumber: text(),
  status: text().$type<SchemaOf<'InvoiceStatus'>>().notNull().default('DRAFT'),
  customerFirstName: text().notNull(),
  customerLastName: text().notNull(),
  customerEmail: text().notNull(),
  customerAddress: text(),
  subtotalInCents: cents().notNull(),
  discountInCents: cents().notNull().default(0),
  shippingInCents: cents().notNull().default(0),
  totalInCents: cents().notNull(),
  paidInCents: cents().notNull().default(0),
  dueDate: date(),
  notes: text(),
  issuedAt: timestamp({ withTimezone: true }),
  createdBy: uuid(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Changes of how many invoices a shop has in each status; their sum is how many there are. Written by triggers. */
export const invoiceCounts = pgTable('invoice_counts', {
  tenantId: uuid().notNull(),
  status: text().$type<SchemaOf<'InvoiceStatus'>>().notNull(),
  change: bigint({ mode: 'number' }).notNull(),
})

export const invoiceLines = pgTable('invoice_lines', {
  id: id(),
  invoiceId: uuid().notNull(),
  tenantId: uuid().notNull(),
  position: integer().notNull(),
  name: text().notNull(),
  quantity: integer().notNull(),
  unitPriceInCents: cents().notNull(),
  discountInCents: cents().notNull().default(0),
  lineTotalInCents: cents().notNull(),
})

export const invoicePayments = pgTable('invoice_payments', {
  id: id(),
  invoiceId: uuid().notNull(),
  tenantId: uuid().notNull(),
  amountInCents: cents().notNull(),
  method: text().$type<SchemaOf<'InvoicePaymentMethod'>>().notNull(),
  reference: text(),
  paidAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  createdBy: uuid(),
  createdAt: createdAt(),
})
