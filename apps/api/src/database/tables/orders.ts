import type { OrderPaymentStatus, OrderStatus } from '@chonoi/contract'
import { boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { cents, createdAt, id, position, updatedAt, version } from './columns.ts'
import type { SchemaOf } from '@chonoi/contract'

export const coupons = pgTable('coupons', {
  id: id(),
  tenantId: uuid(),
  code: text().notNull(),
  description: text(),
  discountType: text().$type<'PERCENTAGE' | 'FIXED_AMOUNT'>().notNull(),
  discountValue: cents().notNull(),
  minimumAmountInCents: cents().notNull().default(0),
  usageLimit: integer(),
  perUserLimit: integer(),
  validFrom: timestamp({ withTimezone: true }).notNull().defaultNow(),
  validUntil: timestamp({ withTimezone: true }).notNull(),
  isActive: boolean().notNull().default(true),
  applicableToAll: boolean().notNull().default(true),
  productIds: uuid().array().notNull().default([]),
  categoryIds: uuid().array().notNull().default([]),
  usageCount: integer().notNull().default(0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  version: version(),
})

export const couponRedemptions = pgTable('coupon_redemptions', {
  id: id(),
  couponId: uuid().notNull(),
  userId: uuid().notNull(),
  orderGroupId: uuid().notNull(),
  discountInCents: cents().notNull(),
  createdAt: createdAt(),
})

export const carts = pgTable('carts', {
  userId: uuid().primaryKey(),
  couponId: uuid(),
  updatedAt: updatedAt(),
})

export const cartItems = pgTable('cart_items', {
  id: id(),
  userId: uuid().notNull(),
  productId: uuid().notNull(),
  variantId: uuid().notNull(),
  quantity: integer().notNull(),
  createdAt: createdAt(),
})

export const orderGroups = pgTable('order_groups', {
  id: id(),
  buyerId: uuid().notNull(),
  paymentMethod: text().$type<SchemaOf<'OrderPaymentMethod'>>().notNull(),
  paymentStatus: text().$type<OrderPaymentStatus>().notNull(),
  couponId: uuid(),
  couponCode: text(),
  totalInCents: cents().notNull(),
  createdAt: createdAt(),
  paymentDueAt: timestamp({ withTimezone: true }),
})

export const orders = pgTable('orders', {
  id: id(),
  orderNumber: text().notNull(),
  groupId: uuid().notNull(),
  tenantId: uuid().notNull(),
  buyerId: uuid().notNull(),
  buyerFirstName: text().notNull(),
  buyerLastName: text().notNull(),
  buyerEmail: text().notNull(),
  status: text().$type<OrderStatus>().notNull().default('PENDING'),
  paymentStatus: text().$type<OrderPaymentStatus>().notNull(),
  paymentMethod: text().$type<SchemaOf<'OrderPaymentMethod'>>().notNull(),
  subtotalInCents: cents().notNull(),
  discountInCents: cents().notNull().default(0),
  platformDiscountInCents: cents().notNull().default(0),
  shippingInCents: cents().notNull().default(0),
  totalInCents: cents().notNull(),
  refundedInCents: cents().notNull().default(0),
  commissionInCents: cents().notNull(),
  couponCode: text(),
  shippingAddress: jsonb().$type<SchemaOf<'ShippingAddress'>>().notNull(),
  note: text(),
  deliveredAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  paymentId: uuid(),
  isCollectedByShop: boolean().notNull().default(false),
  releaseDueAt: timestamp({ withTimezone: true }),
  releasedAt: timestamp({ withTimezone: true }),
  carrierId: uuid(),
  remittedAt: timestamp({ withTimezone: true }),
})

export const orderLines = pgTable('order_lines', {
  id: id(),
  orderId: uuid().notNull(),
  tenantId: uuid().notNull(),
  buyerId: uuid().notNull(),
  productId: uuid().notNull(),
  variantId: uuid().notNull(),
  name: text().notNull(),
  variantName: text(),
  sku: text(),
  imageUrl: text(),
  quantity: integer().notNull(),
  priceInCents: cents().notNull(),
  discountInCents: cents().notNull().default(0),
  lineTotalInCents: cents().notNull(),
  commissionBasisPoints: integer().notNull(),
  commissionInCents: cents().notNull(),
  createdAt: createdAt(),
})

export const orderEvents = pgTable('order_events', {
  id: id(),
  orderId: uuid().notNull(),
  tenantId: uuid().notNull(),
  buyerId: uuid().notNull(),
  status: text().$type<OrderStatus>().notNull(),
  note: text(),
  byUserId: uuid(),
  byRole: text().$type<'BUYER' | 'SELLER' | 'ADMIN' | 'SYSTEM'>().notNull(),
  createdAt: createdAt(),
  position: position(),
})

export const orderComplaints = pgTable('order_complaints', {
  orderId: uuid().primaryKey(),
  tenantId: uuid().notNull(),
  buyerId: uuid().notNull(),
  reason: text().notNull(),
  status: text().$type<SchemaOf<'OrderComplaintStatus'>>().notNull().default('OPEN'),
  note: text(),
  createdAt: createdAt(),
  decidedBy: uuid(),
  decidedAt: timestamp({ withTimezone: true }),
})

export const orderNotifications = pgTable('order_notifications', {
  id: id(),
  orderId: uuid().notNull(),
  tenantId: uuid().notNull(),
  buyerId: uuid().notNull(),
  notificationId: uuid().notNull(),
  type: text().$type<SchemaOf<'OrderNotificationType'>>().notNull(),
  title: text().notNull(),
  message: text().notNull(),
  data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  channel: text().$type<SchemaOf<'OrderNotificationChannel'>>().notNull(),
  status: text().$type<SchemaOf<'OrderNotificationStatus'>>().notNull(),
  attempts: integer().notNull().default(0),
  failureReason: text().$type<SchemaOf<'OrderNotificationFailure'>>(),
  readAt: timestamp({ withTimezone: true }),
  sentAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
})

export const digitalDeliveries = pgTable('digital_deliveries', {
  id: id(),
  orderLineId: uuid().notNull(),
  orderId: uuid().notNull(),
  tenantId: uuid().notNull(),
  buyerId: uuid().notNull(),
  fileId: uuid(),
  fileOwnerId: uuid(),
  licenseKey: text(),
  downloadCount: integer().notNull().default(0),
  maxDownloads: integer().notNull().default(5),
  expiresAt: timestamp({ withTimezone: true }),
  /** EXPIRED is added when it is read. */
  status: text().$type<Exclude<SchemaOf<'DigitalDeliveryStatus'>, 'EXPIRED'>>().notNull().default('PENDING'),
  deliveredAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
})

export const productDigitalContents = pgTable('product_digital_contents', {
  productId: uuid().primaryKey(),
  tenantId: uuid().notNull(),
  fileId: uuid().notNull(),
  fileOwnerId: uuid().notNull(),
  maxDownloads: integer().notNull(),
  validDays: integer(),
  updatedAt: updatedAt(),
})

export const shipments = pgTable('shipments', {
  orderId: uuid().primaryKey(),
  tenantId: uuid().notNull(),
  buyerId: uuid().notNull(),
  carrier: text().$type<SchemaOf<'ShippingCarrier'>>().notNull(),
  trackingCode: text(),
  expectedOn: date(),
  shippedAt: timestamp({ withTimezone: true }).notNull(),
  carrierName: text(),
})
