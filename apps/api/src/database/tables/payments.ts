import type { SchemaOf } from '@chonoi/contract'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { cents, createdAt, id, updatedAt } from './columns.ts'

export const payments = pgTable('payments', {
  id: id(),
  reference: text().notNull(),
  orderGroupId: uuid().notNull(),
  orderId: uuid(),
  buyerId: uuid().notNull(),
  method: text().$type<SchemaOf<'OrderPaymentMethod'>>().notNull(),
  status: text().$type<SchemaOf<'PaymentStatus'>>().notNull().default('PENDING'),
  amountInCents: cents().notNull(),
  feeInCents: cents().notNull().default(0),
  refundedInCents: cents().notNull().default(0),
  gatewayConfigId: uuid(),
  language: text().$type<'vi' | 'en'>().notNull().default('vi'),
  customerAddress: text().notNull().default('127.0.0.1'),
  redirectUrl: text(),
  deepLink: text(),
  qrContent: text(),
  gatewayReference: text(),
  chargedCurrency: text().$type<'VND' | 'USD'>(),
  chargedCents: cents(),
  transactionId: text(),
  resultCode: text(),
  paidAt: timestamp({ withTimezone: true }),
  expiresAt: timestamp({ withTimezone: true }),
  nextQueryAt: timestamp({ withTimezone: true }),
  queriedAt: timestamp({ withTimezone: true }),
  queryCount: integer().notNull().default(0),
  reconciledAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const paymentEvents = pgTable('payment_events', {
  id: id(),
  paymentId: uuid().notNull(),
  buyerId: uuid().notNull(),
  status: text().$type<SchemaOf<'PaymentStatus'>>().notNull(),
  source: text().$type<SchemaOf<'PaymentSource'>>().notNull(),
  note: text(),
  byUserId: uuid(),
  createdAt: createdAt(),
})

export const paymentNotifications = pgTable('payment_notifications', {
  id: id(),
  gateway: text().notNull(),
  eventKey: text().notNull(),
  reference: text().notNull(),
  paymentId: uuid(),
  outcome: text().notNull(),
  createdAt: createdAt(),
})

export const paymentRefunds = pgTable('payment_refunds', {
  id: id(),
  reference: text().notNull(),
  paymentId: uuid().notNull(),
  orderId: uuid().notNull(),
  tenantId: uuid().notNull(),
  buyerId: uuid().notNull(),
  amountInCents: cents().notNull(),
  destination: text().$type<SchemaOf<'RefundDestination'>>().notNull(),
  status: text().$type<SchemaOf<'RefundStatus'>>().notNull().default('PENDING'),
  reason: text().notNull(),
  requestedBy: uuid(),
  requestedName: text().notNull(),
  gatewayRefundId: text(),
  resultCode: text(),
  sentAt: timestamp({ withTimezone: true }),
  nextQueryAt: timestamp({ withTimezone: true }),
  queryCount: integer().notNull().default(0),
  completedAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
})

export const paymentMismatches = pgTable('payment_mismatches', {
  id: id(),
  kind: text().$type<SchemaOf<'PaymentMismatchKind'>>().notNull(),
  gateway: text().notNull(),
  reference: text().notNull(),
  paymentId: uuid(),
  expectedInCents: cents(),
  reportedCurrency: text(),
  reportedCents: cents(),
  transactionId: text().notNull().default(''),
  resolvedAt: timestamp({ withTimezone: true }),
  resolvedBy: uuid(),
  resolution: text(),
  createdAt: createdAt(),
})
