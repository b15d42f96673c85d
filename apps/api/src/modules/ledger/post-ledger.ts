import type { LedgerGateway } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { insertPosting, lockAccounts } from './ledger.store.ts'

/** Where money lies. What belongs to nobody in particular is the platform's, and so is a gateway without a shop. */
export type LedgerAccount =
  | { kind: 'USER_WALLET' | 'WITHDRAWAL_HOLD'; userId: string }
  | { kind: 'SELLER_PAYABLE' | 'WITHDRAWAL_HOLD' | 'ORDER_CLEARING' | 'PLATFORM_COMMISSION'; tenantId: string }
  | { kind: 'GATEWAY_CLEARING'; gateway: LedgerGateway; tenantId?: string; userId?: string }
  /** Of a carrier, by its id in the place of a gateway. */
  | { kind: 'COD_CLEARING'; gateway: string }
  | { kind: 'PROMOTIONS' }

export interface LedgerPosting {
  type:
    | 'ORDER_PAYMENT'
    | 'ORDER_SETTLEMENT'
    | 'WALLET_DEPOSIT'
    | 'WALLET_WITHDRAWAL'
    | 'WALLET_REFUND'
    | 'WALLET_ADJUSTMENT'
    | 'WALLET_BONUS'
    | 'WALLET_PENALTY'
    | 'MANUAL_DEPOSIT'
    | 'BANK_TRANSFER'
    | 'PAYMENT_GATEWAY'
    | 'STRIPE_PAYMENT'
    | 'PAYPAL_PAYMENT'
  /** Shown on the wallet's page: a plain reference such as an order number. */
  description: string
  /** What it is for. The same type and reference can be posted only once. */
  referenceType:
    | 'order_group'
    | 'order'
    | 'deposit'
    | 'withdrawal'
    | 'withdrawal_decision'
    | 'adjustment'
    | 'payment'
    | 'refund'
    | 'refund_sent'
    | 'refund_twice'
    | 'refund_twice_settled'
    | 'owed_fees'
    | 'remittance'
  referenceId: string
  /** Signed amounts in cents that sum to zero; zeroes are left out. */
  entries: readonly (LedgerAccount & { amountInCents: number })[]
}

/**
 * Moves money between accounts, whole or not at all (migrations/…-ledger.sql). Fails with wallet.insufficient_balance
 * when an account that may not go below zero would, and with resource.conflict when it was posted before.
 */
export function postLedger(queries: Queries, posting: LedgerPosting): Promise<string> {
  return insertPosting(queries, {
    ...posting,
    entries: posting.entries.filter(({ amountInCents }) => amountInCents !== 0),
  })
}

/** Locks the accounts of several postings before the first of them, in the order in which each posting takes its own. */
export function lockLedger(queries: Queries, entries: LedgerPosting['entries']): Promise<void> {
  return lockAccounts(
    queries,
    entries.filter(({ amountInCents }) => amountInCents !== 0),
  )
}
