import type { LiveTopic } from '@chonoi/contract'
import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

export const liveEvents = pgTable('live_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** The number of the transaction that wrote it. */
  transaction: bigint({ mode: 'number' }).notNull().default(0),
  topic: text().$type<LiveTopic>().notNull(),
  rowId: uuid(),
  userId: uuid(),
  tenantId: uuid(),
  forPlatform: boolean().notNull().default(false),
  isPublic: boolean().notNull().default(false),
  createdAt: createdAt(),
})
