import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { InvitableRole } from '@chonoi/domain'
import { bytea, createdAt, id } from './columns.ts'

export const invitations = pgTable('invitations', {
  id: id(),
  tenantId: uuid().notNull(),
  email: text().notNull(),
  role: text().$type<InvitableRole>().notNull(),
  message: text(),
  tokenHash: bytea().notNull(),
  status: text().$type<'PENDING' | 'ACCEPTED' | 'DECLINED'>().notNull().default('PENDING'),
  invitedBy: uuid(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  sentAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  answeredAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
})
