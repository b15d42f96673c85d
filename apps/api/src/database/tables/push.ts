import type { PushDeviceType } from '@chonoi/contract'
import { boolean, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'

export const pushKeys = pgTable('push_keys', {
  id: id(),
  publicKey: text().notNull(),
  encryptedPrivateKey: text().notNull(),
  createdAt: createdAt(),
})

export const pushDevices = pgTable('push_devices', {
  id: id(),
  userId: uuid().notNull(),
  sessionId: uuid(),
  pushKeyId: uuid(),
  deviceToken: text().notNull(),
  deviceType: text().$type<PushDeviceType>().notNull(),
  deviceName: text().notNull().default(''),
  appVersion: text(),
  osVersion: text(),
  isActive: boolean().notNull().default(true),
  lastSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** What a push message says. */
export interface PushContent {
  title: string
  body: string
  /** A path of the site. */
  link: string | null
  data: Record<string, unknown>
  /** Whether it stays until it is closed. */
  requireInteraction: boolean
}

export const pushDeliveries = pgTable('push_deliveries', {
  id: id(),
  deviceId: uuid().notNull(),
  notificationId: uuid(),
  content: jsonb().$type<PushContent>(),
  attempts: smallint().notNull().default(0),
  dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  createdAt: createdAt(),
  /** Of the person of a campaign whom it is for. */
  recipientToken: uuid(),
})
