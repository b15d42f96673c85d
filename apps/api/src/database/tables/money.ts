import { bigint, boolean, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { cents, createdAt, id, updatedAt, version } from './columns.ts'
import type {
  AutomatedRunStatus,
  AutomatedWithdrawalFrequency,
  Deposit,
  DepositStatus,
  SchemaOf,
  WithdrawalStatus,
  WalletAdjustmentStatus,
  WalletAdjustmentType,
} from '@chonoi/contract'

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

/** Changes of what moved shops' balances in each month; their sum is what moved. Written by a trigger. */
export const shopMovementSums = pgTable('shop_movement_sums', {
  tenantId: uuid().notNull(),
  month: text().notNull(),
  kind: text().$type<SchemaOf<'ShopMovementKind'>>().notNull(),
  measure: text().$type<'CENTS' | 'MOVEMENTS'>().notNull(),
  change: bigint({ mode: 'number' }).notNull(),
})

export const ledgerChecks = pgTable('ledger_checks', {
  id: id(),
  isSound: boolean().notNull(),
  sumInCents: bigint({ mode: 'number' }).notNull(),
  accountCount: integer().notNull(),
  wrongBalanceCount: integer().notNull(),
  unbalancedCount: integer().notNull(),
  transactionCounts: jsonb().$type<Partial<Record<SchemaOf<'TransactionType'>, number>>>().notNull().default({}),
  countedUntil: timestamp({ withTimezone: true }),
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
  paymentMethod: text().$type<Deposit['paymentMethod']>().notNull(),
  bankName: text(),
  transferDateTime: timestamp({ withTimezone: true }),
  proofFileId: uuid(),
  notes: text(),
  adminNotes: text(),
  processedBy: uuid(),
  processedAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  transferContent: text(),
  expiresAt: timestamp({ withTimezone: true }),
})

export const withdrawals = pgTable('withdrawals', {
  id: id(),
  userId: uuid().notNull(),
  /** The shop whose earnings pay; null for the person's wallet. */
  tenantId: uuid(),
  amountInCents: cents().notNull(),
  status: text().$type<WithdrawalStatus>().notNull().default('PENDING'),
  bankName: text().notNull(),
  accountHolder: text().notNull(),
  notes: text(),
  processNotes: text(),
  processedBy: uuid(),
  processedAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  feeInCents: cents().notNull().default(0),
  /** Null only in demos of earlier versions. */
  encryptedAccountNumber: text(),
  maskedAccountNumber: text().notNull(),
  isAutomatic: boolean().notNull().default(false),
})

/** An adjustment of a wallet that a second administrator decides on. */
export const walletAdjustments = pgTable('wallet_adjustments', {
  id: id(),
  userId: uuid().notNull(),
  type: text().$type<WalletAdjustmentType>().notNull(),
  amountInCents: cents().notNull(),
  reason: text().notNull(),
  status: text().$type<WalletAdjustmentStatus>().notNull().default('PENDING'),
  requestedBy: uuid().notNull(),
  decidedBy: uuid(),
  decidedAt: timestamp({ withTimezone: true }),
  note: text(),
  createdAt: createdAt(),
})

export const bankAccounts = pgTable('bank_accounts', {
  id: id(),
  userId: uuid().notNull(),
  bankBin: text().notNull(),
  encryptedAccountNumber: text().notNull(),
  maskedAccountNumber: text().notNull(),
  accountHolder: text().notNull(),
  isDefault: boolean().notNull().default(false),
  createdAt: createdAt(),
})

/** Bank accounts that administrators of a shop opened to its payouts. */
export const shopBankAccounts = pgTable('shop_bank_accounts', {
  tenantId: uuid().notNull(),
  bankAccountId: uuid().notNull(),
  /** Whose account it is. */
  userId: uuid().notNull(),
  createdAt: createdAt(),
})

export const automatedWithdrawals = pgTable('automated_withdrawals', {
  id: id(),
  userId: uuid().notNull(),
  /** The shop whose earnings pay; null for the person's wallet. */
  tenantId: uuid(),
  name: text().notNull(),
  minimumBalanceInCents: cents().notNull(),
  keptInCents: cents().notNull().default(0),
  amountInCents: cents(),
  percentage: smallint(),
  frequency: text().$type<AutomatedWithdrawalFrequency>().notNull(),
  bankAccountId: uuid().notNull(),
  isActive: boolean().notNull().default(true),
  nextRunAt: timestamp({ withTimezone: true }),
  lastRunAt: timestamp({ withTimezone: true }),
  failures: smallint().notNull().default(0),
  createdAt: createdAt(),
  version: version(),
})

export const automatedWithdrawalRuns = pgTable('automated_withdrawal_runs', {
  id: id(),
  userId: uuid().notNull(),
  configId: uuid(),
  name: text().notNull(),
  status: text().$type<AutomatedRunStatus>().notNull(),
  isManual: boolean().notNull(),
  amountInCents: cents().notNull().default(0),
  withdrawalId: uuid(),
  reason: text(),
  problem: text(),
  createdAt: createdAt(),
})
