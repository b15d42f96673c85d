import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { ledgerAccounts } from '../../database/tables/money.ts'
import { findEntriesOfAccount } from './ledger-book.store.ts'
import { gatewaysOnTheWay, owedFeesGateway } from './shop-accounts.ts'

/** As the unique key of the accounts names it. */
const isOwed = and(
  eq(ledgerAccounts.kind, 'GATEWAY_CLEARING'),
  isNull(ledgerAccounts.userId),
  eq(ledgerAccounts.gateway, owedFeesGateway),
)

/** What the shops owe of the commission of orders that they collected themselves, the largest debt of them. */
export async function findOwedFees(queries: Queries, tenantIds: readonly string[]): Promise<number> {
  return Math.max(0, await findFees(queries, tenantIds))
}

/** Below zero: refunds gave back commission that was paid already. */
async function findFees(queries: Queries, tenantIds: readonly string[]): Promise<number> {
  if (tenantIds.length === 0) return 0
  const [row] = await queries
    .select({ balanceInCents: sql`coalesce(min(${ledgerAccounts.balanceInCents}), 0)`.mapWith(Number) })
    .from(ledgerAccounts)
    .where(and(isOwed, inArray(ledgerAccounts.tenantId, [...tenantIds])))
  return 0 - (row?.balanceInCents ?? 0)
}

/**
 * What one shop owes, below zero what it is owed, for a settlement that evens it out: others that would do so too wait
 * until this one's transaction ends, so that a debt is paid once. Shops without either don't wait.
 */
export async function lockOwedFees(queries: Queries, tenantId: string): Promise<number> {
  if ((await findFees(queries, [tenantId])) === 0) return 0
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${owedFeesGateway} ${tenantId}`}, 0))`)
  return findFees(queries, [tenantId])
}

/** The shop's own money. */
export async function findBalanceOf(queries: Queries, tenantId: string): Promise<number> {
  const [row] = await queries
    .select({ balanceInCents: ledgerAccounts.balanceInCents })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.kind, 'SELLER_PAYABLE'), eq(ledgerAccounts.tenantId, tenantId)))
  return row?.balanceInCents ?? 0
}

/** What a shop collected itself and has still to give back: its refunds that are on their way, or wait for its balance. */
export async function findOwedRefunds(queries: Queries, tenantId: string): Promise<number> {
  const [row] = await queries
    .select({ owedInCents: sql`coalesce(sum(${ledgerAccounts.balanceInCents}), 0)`.mapWith(Number) })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.kind, 'GATEWAY_CLEARING'),
        isNull(ledgerAccounts.userId),
        eq(ledgerAccounts.tenantId, tenantId),
        inArray(ledgerAccounts.gateway, [...gatewaysOnTheWay]),
      ),
    )
  return row?.owedInCents ?? 0
}

export type FeeEntry = Awaited<ReturnType<typeof findFeeEntries>>['rows'][number]

/** Every movement of what a shop owes, newest first. */
export async function findFeeEntries(queries: Queries, tenantId: string, page: { page: number; limit: number }) {
  const [account] = await queries
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(isOwed, eq(ledgerAccounts.tenantId, tenantId)))
  return account ? findEntriesOfAccount(queries, account.id, page) : { rows: [], total: 0 }
}
