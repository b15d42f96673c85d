import type { RemittanceMatch, RemittanceStatus } from '@chonoi/domain'
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { cents, createdAt, id, version } from './columns.ts'

export const carriers = pgTable('carriers', {
  id: id(),
  code: text().notNull(),
  name: text().notNull(),
  isActive: boolean().notNull().default(true),
  createdAt: createdAt(),
  version: version(),
})

export const remittances = pgTable('remittances', {
  id: id(),
  carrierId: uuid().notNull(),
  status: text().$type<RemittanceStatus>().notNull().default('DRAFT'),
  bankReference: text().notNull(),
  transferredInCents: cents().notNull(),
  importedBy: uuid().notNull(),
  decidedBy: uuid(),
  decidedAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
})

export const remittanceLines = pgTable('remittance_lines', {
  id: id(),
  remittanceId: uuid().notNull(),
  position: integer().notNull(),
  trackingCode: text(),
  orderNumber: text(),
  collectedInCents: cents().notNull(),
  feeInCents: cents().notNull().default(0),
  match: text().$type<RemittanceMatch>().notNull(),
  orderId: uuid(),
  isBooked: boolean().notNull().default(false),
})
