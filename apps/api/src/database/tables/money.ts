import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { cents, createdAt, id, updatedAt } from './columns.ts'
import type { DepositStatus } from '@chonoi/contract'

export const ledgerAccounts = pgTable('ledger_accounts', {
  id: id(),
  kind: text().notNull(),
  userId: uuid(),
  tenantId: uuid(),
  gateway: text(),
  balanceInCents: cents().notNull().default(0),
  createdAt: createdAt(),
})

export const ledgerTransactions = pgTable('ledger_transactions', {
  id: id(),
  type: text().notNull(),
  description: text().notNull(),
  referenceType: text().notNull(),
  referenceId: uuid().notNull(),
  createdBy: uuid(),
  createdAt: createdAt(),
})

export const ledgerEntries = pgTable('ledger_entries', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  transactionId: uuid().notNull(),
  accountId: uuid().notNull(),
  userId: uuid(),
  tenantId: uuid(),
  amountInCents: cents().notNull(),
  balanceAfterInCents: cents().notNull(),
  createdAt: createdAt(),
})

export const ledgerChecks = pgTable('ledger_checks', {
  id: id(),
  isSound: boolean().notNull(),
  sumInCents: bigint({ mode: 'number' }).notNull(),
  accountCount: integer().notNull(),
  wrongBalanceCount: integer().notNull(),
  unbalancedCount: integer().notNull(),
  createdAt: createdAt(),
})

export const deposits = pgTable('deposits', {
  id: id(),
  userId: uuid().notNull(),
  depositReference: text().notNull(),
  bankReference: text(),
  amountInCents: cents().notNull(),
  actualAmountInCents: cents(),
  status: text().$type<DepositStatus>().notNull().default('PENDING'),
  paymentMethod: text().notNull(),
  bankName: text(),
  transferDateTime: timestamp({ withTimezone: true }),
  proofFileId: uuid(),
  notes: text(),
  adminNotes: text(),
  processedBy: uuid(),
  processedAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const withdrawals = pgTable('withdrawals', {
  id: id(),
  userId: uuid().notNull(),
  amountInCents: cents().notNull(),
  status: text().$type<'PENDING' | 'PROCESSING' | 'COMPLETED' | 'REJECTED'>().notNull().default('PENDING'),
  bankName: text().notNull(),
  accountNumber: text().notNull(),
  accountHolder: text().notNull(),
  notes: text(),
  processNotes: text(),
  processedBy: uuid(),
  processedAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
