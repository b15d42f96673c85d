import type { SchemaOf } from '@chonoi/contract'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { cents, createdAt, id, position, updatedAt } from './columns.ts'

export const orderReturns = pgTable('order_returns', {
  id: id(),
  orderId: uuid().notNull(),
  tenantId: uuid().notNull(),
  buyerId: uuid().notNull(),
  status: text().$type<SchemaOf<'ReturnStatus'>>().notNull().default('REQUESTED'),
  reason: text().$type<SchemaOf<'ReturnReason'>>().notNull(),
  description: text().notNull(),
  pictureUrls: text().array().notNull().default([]),
  destination: text().$type<SchemaOf<'RefundDestination'>>().notNull().default('WALLET'),
  refundInCents: cents().notNull(),
  refundId: uuid(),
  carrier: text().$type<SchemaOf<'ShippingCarrier'>>(),
  trackingCode: text(),
  dueAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const orderReturnLines = pgTable('order_return_lines', {
  returnId: uuid().notNull(),
  orderLineId: uuid().notNull(),
  orderId: uuid().notNull(),
  tenantId: uuid().notNull(),
  buyerId: uuid().notNull(),
  quantity: integer().notNull(),
  damagedQuantity: integer().notNull().default(0),
})

export const orderReturnEvents = pgTable('order_return_events', {
  id: id(),
  returnId: uuid().notNull(),
  orderId: uuid().notNull(),
  tenantId: uuid().notNull(),
  buyerId: uuid().notNull(),
  status: text().$type<SchemaOf<'ReturnStatus'>>().notNull(),
  note: text(),
  byUserId: uuid(),
  byRole: text().$type<SchemaOf<'ReturnSide'>>().notNull(),
  createdAt: createdAt(),
  position: position(),
})
