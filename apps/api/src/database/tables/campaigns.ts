import type { CampaignAudience, CampaignChannel, CampaignStatus } from '@chonoi/contract'
import { date, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt, version } from './columns.ts'

const moment = () => timestamp({ withTimezone: true })

export const campaigns = pgTable('campaigns', {
  id: id(),
  name: text().notNull(),
  subject: text().notNull(),
  content: text().notNull(),
  link: text(),
  channel: text().$type<CampaignChannel>().notNull(),
  audience: jsonb().$type<CampaignAudience>().notNull().default({}),
  status: text().$type<CampaignStatus>().notNull().default('DRAFT'),
  scheduledAt: moment(),
  ratePerMinute: integer().notNull().default(600),
  createdBy: uuid(),
  startedAt: moment(),
  /** When the audience was written down. */
  listedAt: moment(),
  recipientCount: integer().notNull().default(0),
  sentAt: moment(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  version: version(),
})

export const campaignRecipients = pgTable(
  'campaign_recipients',
  {
    campaignId: uuid().notNull(),
    userId: uuid().notNull(),
    /** Names the row in messages. */
    token: uuid().notNull().defaultRandom(),
    status: text().$type<'PENDING' | 'SENT' | 'FAILED' | 'SKIPPED'>().notNull().default('PENDING'),
    attempts: smallint().notNull().default(0),
    dueAt: moment().notNull().defaultNow(),
    claimedAt: moment(),
    sentAt: moment(),
    deliveredAt: moment(),
    openedAt: moment(),
    clickedAt: moment(),
    dismissedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.userId] })],
)

export const notificationAnalytics = pgTable('notification_analytics', {
  id: id(),
  notificationId: uuid(),
  campaignId: uuid(),
  /** In Vietnam. */
  day: date().notNull(),
  sent: integer().notNull().default(0),
  delivered: integer().notNull().default(0),
  opened: integer().notNull().default(0),
  clicked: integer().notNull().default(0),
  dismissed: integer().notNull().default(0),
  failed: integer().notNull().default(0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
