import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SellerKind, SellerVerificationStatus } from '@chonoi/domain'
import { createdAt, id } from './columns.ts'

export const sellerVerifications = pgTable('seller_verifications', {
  id: id(),
  userId: uuid().notNull(),
  kind: text().$type<SellerKind>().notNull(),
  legalName: text().notNull(),
  taxCode: text().notNull(),
  shopName: text().notNull(),
  city: text(),
  bankBin: text().notNull(),
  encryptedAccountNumber: text().notNull(),
  maskedAccountNumber: text().notNull(),
  accountHolder: text().notNull(),
  documentFileId: uuid(),
  agreedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  status: text().$type<SellerVerificationStatus>().notNull().default('PENDING'),
  reason: text(),
  decidedBy: uuid(),
  decidedAt: timestamp({ withTimezone: true }),
  openedTenantId: uuid(),
  createdAt: createdAt(),
})
