import type { ContactTopic, NotificationType, SchemaOf } from '@chonoi/contract'
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  smallint,
} from 'drizzle-orm/pg-core'
import { bytea, createdAt, id, timeOfDay, updatedAt } from './columns.ts'

export const files = pgTable('files', {
  id: id(),
  ownerId: uuid().notNull(),
  storageKey: text().notNull(),
  contentType: text().notNull(),
  sizeInBytes: integer().notNull(),
  width: integer(),
  height: integer(),
  isPrivate: boolean().notNull(),
  isIdentityDocument: boolean().notNull().default(false),
  originalName: text().notNull(),
  encryptionKeyId: text(),
  createdAt: createdAt(),
})

export const notifications = pgTable('notifications', {
  id: id(),
  userId: uuid().notNull(),
  type: text().$type<NotificationType>().notNull(),
  title: text().notNull(),
  message: text().notNull(),
  link: text(),
  data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  readAt: timestamp({ withTimezone: true }),
  /** While its mail is to be sent; null once it is, and for what isn't mailed. */
  mailDueAt: timestamp({ withTimezone: true }),
  mailAttempts: smallint().notNull().default(0),
  /** The digest that tells of it, instead of a mail of its own. */
  digestId: uuid(),
  createdAt: createdAt(),
  campaignId: uuid(),
  clickedAt: timestamp({ withTimezone: true }),
  dismissedAt: timestamp({ withTimezone: true }),
})

/** The one mail of a day of whoever chose it. */
export const mailDigests = pgTable('mail_digests', {
  /** A secret: it names the mail in its link to stop it. */
  id: id(),
  userId: uuid().notNull(),
  day: date().notNull(),
  dueAt: timestamp({ withTimezone: true }).notNull(),
  attempts: smallint().notNull().default(0),
  /** From then on nothing joins it. */
  claimedAt: timestamp({ withTimezone: true }),
  /** Sent, or given up. */
  endedAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
})

/** What the mails of notifications name their reader by, to stop them. */
export const mailLinks = pgTable('mail_links', {
  userId: uuid().primaryKey(),
  token: uuid().notNull().defaultRandom(),
  createdAt: createdAt(),
})

export const notificationPreferences = pgTable('notification_preferences', {
  userId: uuid().primaryKey(),
  preferences: jsonb().$type<Record<string, boolean>>().notNull().default({}),
  updatedAt: updatedAt(),
})

export const quietHours = pgTable('quiet_hours', {
  userId: uuid().primaryKey(),
  isOn: boolean().notNull(),
  startsAt: timeOfDay().notNull(),
  endsAt: timeOfDay().notNull(),
  updatedAt: updatedAt(),
})

export const listViews = pgTable('list_views', {
  id: id(),
  userId: uuid().notNull(),
  list: text().notNull(),
  name: text().notNull(),
  query: text().notNull().default(''),
  layout: jsonb().$type<SchemaOf<'ListLayout'>>().notNull().default({ columns: [] }),
  isDefault: boolean().notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const auditLogs = pgTable('audit_logs', {
  id: id(),
  tenantId: uuid(),
  userId: uuid(),
  userEmail: text(),
  userRole: text(),
  action: text().notNull(),
  description: text().notNull(),
  vietnameseDescription: text().notNull(),
  entityType: text().notNull(),
  entityId: uuid(),
  severity: text().$type<'INFO' | 'WARNING' | 'ERROR' | 'CRITICAL'>().notNull().default('INFO'),
  status: text().$type<'SUCCESS' | 'FAILED' | 'PENDING'>().notNull().default('SUCCESS'),
  changes: jsonb().$type<Record<string, unknown>>(),
  errorMessage: text(),
  requestId: text(),
  createdAt: createdAt(),
  address: text(),
})

/** The address of a refused sign-in without an account, forgotten after 90 days. */
export const refusedAddresses = pgTable('refused_addresses', {
  auditLogId: uuid().primaryKey(),
  email: text().notNull(),
  createdAt: createdAt(),
})

/** Changes of how many actions ended in each way on each day in Ho Chi Minh time. Written by a trigger. */
export const auditOutcomes = pgTable('audit_outcomes', {
  day: date().notNull(),
  status: text().$type<'SUCCESS' | 'FAILED' | 'PENDING'>().notNull(),
  change: bigint({ mode: 'number' }).notNull(),
})

/** Changes of how many entries of the log there are of each kind; their sum is how many there are. Written by a trigger. */
export const auditCounts = pgTable('audit_counts', {
  action: text().notNull(),
  entityType: text().notNull(),
  severity: text().$type<'INFO' | 'WARNING' | 'ERROR' | 'CRITICAL'>().notNull(),
  status: text().$type<'SUCCESS' | 'FAILED' | 'PENDING'>().notNull(),
  change: bigint({ mode: 'number' }).notNull(),
})

/** A file of a mail in the outbox. */
interface OutboxAttachment {
  fileName: string
  contentType: string
  base64: string
}

export const mailOutbox = pgTable('mail_outbox', {
  id: id(),
  recipient: text().notNull(),
  subject: text().notNull(),
  textBody: text().notNull(),
  htmlBody: text().notNull(),
  attachments: jsonb().$type<OutboxAttachment[]>().notNull().default([]),
  createdAt: createdAt(),
  sentAt: timestamp({ withTimezone: true }),
})

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid().notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    requestHash: bytea().notNull(),
    status: integer(),
    answer: jsonb(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.operation, table.key] })],
)

export const contactMessages = pgTable('contact_messages', {
  id: id(),
  userId: uuid(),
  name: text().notNull(),
  email: text().notNull(),
  topic: text().$type<ContactTopic>().notNull(),
  message: text().notNull(),
  language: text().$type<'vi' | 'en'>().notNull(),
  createdAt: createdAt(),
})
