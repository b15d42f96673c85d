import type { SchemaOf, TransactionStatus, WalletMonth } from '@chonoi/contract'
import { and, count, desc, eq, gt, gte, inArray, lt, type SQL, sql, sum } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import {
  deposits,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  withdrawals,
} from '../../database/tables/money.ts'
import { tenants } from '../../database/tables/people.ts'
import { owedFeesGateway } from '../ledger/shop-accounts.ts'
import { hasStatus, transactionStatus } from '../ledger/transaction-status.store.ts'
import { offsetOf } from '../../http/pagination.ts'
import { transactionDescription } from '../ledger/transaction-description.store.ts'

/** Sums the pending deposits and withdrawals. */
export async function sumOpenRequests(queries: Queries, userId: string) {
  const [incoming] = await queries
    .select({ total: sum(deposits.amountInCents).mapWith(Number) })
    .from(deposits)
    .where(and(eq(deposits.userId, userId), eq(deposits.status, 'PENDING')))
  const [outgoing] = await queries
    .select({ total: sum(withdrawals.amountInCents).mapWith(Number) })
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), inArray(withdrawals.status, ['PENDING', 'PROCESSING'])))
  return { depositsInCents: incoming?.total ?? 0, withdrawalsInCents: outgoing?.total ?? 0 }
}

/** Sums what administrators credited to a wallet since a moment. */
export async function sumCreditsSince(queries: Queries, userId: string, since: Date): Promise<number> {
  const [row] = await queries
    .select({ total: sql`coalesce(sum(${ledgerEntries.amountInCents}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerAccounts.kind, 'USER_WALLET'),
        eq(ledgerAccounts.userId, userId),
        gte(ledgerEntries.createdAt, since),
        gt(ledgerEntries.amountInCents, 0),
        eq(ledgerTransactions.referenceType, 'adjustment'),
      ),
    )
  return row?.total ?? 0
}

/** Finds the person's wallet balance and the amount held by open withdrawals. */
export async function findBalances(queries: Queries, userId: string) {
  const rows = await queries
    .select({ kind: ledgerAccounts.kind, balanceInCents: ledgerAccounts.balanceInCents })
    .from(ledgerAccounts)
    .where(and(inArray(ledgerAccounts.kind, ['USER_WALLET', 'WITHDRAWAL_HOLD']), eq(ledgerAccounts.userId, userId)))
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.balanceInCents ?? 0
  return { walletInCents: of('USER_WALLET'), heldInCents: of('WITHDRAWAL_HOLD') }
}

export interface Period {
  startDate?: string | undefined
  endDate?: string | undefined
}

const within = ({ startDate, endDate }: Period): SQL | undefined =>
  and(
    startDate ? gte(ledgerEntries.createdAt, new Date(startDate)) : undefined,
    endDate ? lt(ledgerEntries.createdAt, new Date(endDate)) : undefined,
  )

export interface EntryListQuery extends Period {
  page: number
  limit: number
  type?: SchemaOf<'TransactionType'> | undefined
  status?: TransactionStatus | undefined
  transactionId?: string
}

export type WalletEntry = Awaited<ReturnType<typeof findWalletEntries>>['rows'][number]

/** Lists the entries of the person's wallet, newest first. The account's index provides the order. */
export async function findWalletEntries(queries: Queries, userId: string, query: EntryListQuery) {
  const wallet = sql`(select id from ledger_accounts where kind = 'USER_WALLET' and user_id = ${userId}::uuid)`
  const which = and(
    query.type ? eq(ledgerTransactions.type, query.type) : undefined,
    query.status ? hasStatus(query.status) : undefined,
  )
  const where = and(
    eq(ledgerEntries.accountId, wallet),
    within(query),
    query.transactionId ? eq(ledgerEntries.transactionId, query.transactionId) : undefined,
    which &&
      inArray(
        ledgerEntries.transactionId,
        queries.select({ id: ledgerTransactions.id }).from(ledgerTransactions).where(which),
      ),
  )
  // Reads the page from the ordered index first, so that only its rows are joined.
  const page = queries
    .select()
    .from(ledgerEntries)
    .where(where)
    .orderBy(desc(ledgerEntries.id))
    .limit(query.limit)
    .offset(offsetOf(query))
    .as('page')
  const rows = await queries
    .select({
      id: ledgerTransactions.id,
      type: ledgerTransactions.type,
      description: transactionDescription,
      referenceType: ledgerTransactions.referenceType,
      referenceId: ledgerTransactions.referenceId,
      amountInCents: page.amountInCents,
      balanceAfterInCents: page.balanceAfterInCents,
      createdAt: page.createdAt,
      depositMethod: deposits.paymentMethod,
      status: transactionStatus,
    })
    .from(page)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, page.transactionId))
    .leftJoin(
      deposits,
      and(eq(ledgerTransactions.referenceType, 'deposit'), eq(deposits.id, ledgerTransactions.referenceId)),
    )
    .orderBy(desc(page.id))
  const [total] = await queries.select({ total: count() }).from(ledgerEntries).where(where)
  return { rows, total: total?.total ?? 0 }
}

/** Finds the entry of one transaction in the person's wallet. */
export async function findWalletEntry(
  queries: Queries,
  userId: string,
  transactionId: string,
): Promise<WalletEntry | undefined> {
  const { rows } = await findWalletEntries(queries, userId, { transactionId, page: 1, limit: 1 })
  return rows[0]
}

/** The person's wallet and what is held of it for withdrawals, together what is theirs. */
const ownAccounts = (queries: Queries, userId: string) =>
  queries
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(inArray(ledgerAccounts.kind, ['USER_WALLET', 'WITHDRAWAL_HOLD']), eq(ledgerAccounts.userId, userId)))

/** Sums what each transaction since a moment brought or took, by the month in Vietnam's time. */
export async function sumByMonth(queries: Queries, userId: string, since: Date): Promise<Map<string, WalletMonth>> {
  const month = sql<string>`to_char(${ledgerEntries.createdAt} at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM')`
  // Money that only moves into the hold, or back, sums to nothing here.
  const moved = queries
    .select({ month: month.as('month'), cents: sum(ledgerEntries.amountInCents).mapWith(Number).as('cents') })
    .from(ledgerEntries)
    .where(and(inArray(ledgerEntries.accountId, ownAccounts(queries, userId)), gte(ledgerEntries.createdAt, since)))
    .groupBy(ledgerEntries.transactionId, month)
    .as('moved')
  const rows = await queries
    .select({
      month: moved.month,
      inInCents: sql`sum(greatest(${moved.cents}, 0))`.mapWith(Number),
      outInCents: sql`sum(greatest(-${moved.cents}, 0))`.mapWith(Number),
    })
    .from(moved)
    .groupBy(moved.month)
  return new Map(rows.map((row) => [row.month, row]))
}

/**
 * Sums entries by type over the person's wallet and hold together, because held money has not left, and money released
 * from the hold never did.
 */
export async function sumEntriesByType(queries: Queries, userId: string, period: Period): Promise<Map<string, number>> {
  const rows = await queries
    .select({ type: ledgerTransactions.type, total: sum(ledgerEntries.amountInCents).mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(inArray(ledgerEntries.accountId, ownAccounts(queries, userId)), within(period)))
    .groupBy(ledgerTransactions.type)
  return new Map(rows.map(({ type, total }) => [type, total ?? 0]))
}

/**
 * Finds a shop's balances: its own, pending release, what it owes and the platform's commission, with the current
 * commission rate. What it collected itself isn't pending: the money lies at its own gateways.
 */
export async function findShopBalances(queries: Queries, tenantId: string) {
  const rows = await queries
    .select({
      kind: ledgerAccounts.kind,
      gateway: ledgerAccounts.gateway,
      balanceInCents: ledgerAccounts.balanceInCents,
    })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.tenantId, tenantId))
  const [tenant] = await queries
    .select({ commissionBasisPoints: tenants.commissionBasisPoints })
    .from(tenants)
    .where(eq(tenants.id, tenantId))
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.balanceInCents ?? 0
  const isOwed = ({ gateway }: { gateway: string | null }) => gateway === owedFeesGateway
  const collected = rows.filter((row) => row.kind === 'GATEWAY_CLEARING' && !isOwed(row))
  const collectedInCents = collected.reduce((total, { balanceInCents }) => total + balanceInCents, 0)
  return {
    payableInCents: of('SELLER_PAYABLE'),
    awaitingDeliveryInCents: Math.max(0, of('ORDER_CLEARING') + collectedInCents),
    owedFeesInCents: Math.max(0, -(rows.find(isOwed)?.balanceInCents ?? 0)),
    commissionInCents: of('PLATFORM_COMMISSION'),
    commissionBasisPoints: tenant?.commissionBasisPoints ?? 0,
  }
}
