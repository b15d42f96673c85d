import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { FormerOwnerRole, HandoverStatus } from '@chonoi/domain'
import { createdAt, id } from './columns.ts'

export const shopHandovers = pgTable('shop_handovers', {
  id: id(),
  tenantId: uuid().notNull(),
  senderId: uuid().notNull(),
  receiverId: uuid().notNull(),
  senderBecomes: text().$type<FormerOwnerRole>().notNull(),
  status: text().$type<HandoverStatus>().notNull().default('PENDING'),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  answeredAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
})
