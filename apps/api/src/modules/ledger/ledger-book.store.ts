import type { SchemaOf } from '@chonoi/contract'
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  min,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { likePattern } from '../../database/like-pattern.ts'
import { ledgerAccounts, ledgerChecks, ledgerEntries, ledgerTransactions } from '../../database/tables/money.ts'
import { tenants, users } from '../../database/tables/people.ts'
import { offsetOf } from '../../http/pagination.ts'
import { owedFeesGateway } from './shop-accounts.ts'
import { transactionDescription } from './transaction-description.store.ts'

interface Page {
  page: number
  limit: number
}

/** The carrier of an account. */
const carrierName = sql`(select name from carriers where id::text = ${ledgerAccounts.gateway})`

/** The person, shop, carrier or gateway of an account. Null for the platform's own. */
const ownerName = sql<
  string | null
>`coalesce(${users.lastName} || ' ' || ${users.firstName}, ${tenants.name}, ${carrierName}, ${ledgerAccounts.gateway})`

export type OwnedEntry = Awaited<ReturnType<typeof findEntriesOfTransaction>>[number]

/** Entries of a transaction with the owners of their accounts: outgoing ones first. */
export function findEntriesOfTransaction(queries: Queries, transactionId: string) {
  return queries
    .select({
      kind: ledgerAccounts.kind,
      gateway: ledgerAccounts.gateway,
      userId: ledgerAccounts.userId,
      tenantId: ledgerAccounts.tenantId,
      name: ownerName,
      amountInCents: ledgerEntries.amountInCents,
      balanceAfterInCents: ledgerEntries.balanceAfterInCents,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .leftJoin(users, eq(users.id, ledgerAccounts.userId))
    .leftJoin(tenants, eq(tenants.id, ledgerAccounts.tenantId))
    .where(eq(ledgerEntries.transactionId, transactionId))
    .orderBy(asc(ledgerEntries.amountInCents), ledgerEntries.id)
}

export type LedgerTransactionRow = typeof ledgerTransactions.$inferSelect

export async function findLedgerTransaction(queries: Queries, id: string) {
  const [row] = await queries.select().from(ledgerTransactions).where(eq(ledgerTransactions.id, id))
  return row
}

/** A transaction that moved money in an account of a shop. Row-level security shows a shop its own. */
export async function findTransactionOfShop(queries: Queries, id: string): Promise<LedgerTransactionRow | undefined> {
  const ofShop = queries
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.transactionId, id), isNotNull(ledgerEntries.tenantId)))
  const [row] = await queries
    .select({ ...getTableColumns(ledgerTransactions), description: transactionDescription })
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.id, id), exists(ofShop)))
  return row
}

/** What a withdrawal put on hold, then paid out or gave back: oldest first. */
export function findTransactionsOfWithdrawal(queries: Queries, withdrawalId: string): Promise<LedgerTransactionRow[]> {
  return queries
    .select()
    .from(ledgerTransactions)
    .where(
      and(
        eq(ledgerTransactions.type, 'WALLET_WITHDRAWAL'),
        inArray(ledgerTransactions.referenceType, ['withdrawal', 'withdrawal_decision']),
        eq(ledgerTransactions.referenceId, withdrawalId),
      ),
    )
    .orderBy(ledgerTransactions.createdAt, ledgerTransactions.referenceType)
}

const accountColumns = {
  id: ledgerAccounts.id,
  kind: ledgerAccounts.kind,
  userId: ledgerAccounts.userId,
  tenantId: ledgerAccounts.tenantId,
  name: ownerName,
  gateway: ledgerAccounts.gateway,
  balanceInCents: ledgerAccounts.balanceInCents,
  createdAt: ledgerAccounts.createdAt,
}

const accountsWithOwners = (queries: Queries) =>
  queries
    .select(accountColumns)
    .from(ledgerAccounts)
    .leftJoin(users, eq(users.id, ledgerAccounts.userId))
    .leftJoin(tenants, eq(tenants.id, ledgerAccounts.tenantId))
    .$dynamic()

export type AccountRow = Awaited<ReturnType<typeof accountsWithOwners>>[number]

interface AccountFilter {
  accountKind?: SchemaOf<'LedgerAccountKind'> | undefined
  search?: string | undefined
  owesFees?: boolean | undefined
}

/** The gateway as text of the statement, so that the index of these accounts serves. */
const isDebt = sql`${ledgerAccounts.gateway} = ${sql.raw(`'${owedFeesGateway}'`)} and ${ledgerAccounts.balanceInCents} < 0`

function matchingAccounts({ accountKind, search, owesFees }: AccountFilter): SQL | undefined {
  const text = search?.trim()
  return and(
    accountKind ? eq(ledgerAccounts.kind, accountKind) : undefined,
    owesFees === undefined ? undefined : owesFees ? isDebt : sql`(${isDebt}) is not true`,
    text
      ? sql`fold_vietnamese(concat_ws(chr(10), ${ownerName}, ${users.email})) like fold_vietnamese(${likePattern(text)})`
      : undefined,
  )
}

/** Lists accounts with their owners, newest first. */
export async function findLedgerAccounts(queries: Queries, filter: AccountFilter, page: Page) {
  const where = matchingAccounts(filter)
  const rows = await accountsWithOwners(queries)
    .where(where)
    .orderBy(desc(ledgerAccounts.createdAt), desc(ledgerAccounts.id))
    .limit(page.limit)
    .offset(offsetOf(page))
  const counted = queries.select({ total: count() }).from(ledgerAccounts).$dynamic()
  // Owners matter only where their name is searched for.
  const [total] = await (filter.search?.trim()
    ? counted
        .leftJoin(users, eq(users.id, ledgerAccounts.userId))
        .leftJoin(tenants, eq(tenants.id, ledgerAccounts.tenantId))
    : counted
  ).where(where)
  return { rows, total: total?.total ?? 0 }
}

export async function findLedgerAccount(queries: Queries, id: string): Promise<AccountRow | undefined> {
  const [row] = await accountsWithOwners(queries).where(eq(ledgerAccounts.id, id))
  return row
}

/** Lists the entries of an account, newest first. */
export async function findEntriesOfAccount(queries: Queries, accountId: string, page: Page) {
  const ofAccount = eq(ledgerEntries.accountId, accountId)
  const rows = await queries
    .select({
      id: ledgerEntries.id,
      transactionId: ledgerEntries.transactionId,
      type: ledgerTransactions.type,
      description: transactionDescription,
      referenceType: ledgerTransactions.referenceType,
      referenceId: ledgerTransactions.referenceId,
      amountInCents: ledgerEntries.amountInCents,
      balanceAfterInCents: ledgerEntries.balanceAfterInCents,
      createdAt: ledgerEntries.createdAt,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(ofAccount)
    .orderBy(desc(ledgerEntries.id))
    .limit(page.limit)
    .offset(offsetOf(page))
  const [total] = await queries.select({ total: count() }).from(ledgerEntries).where(ofAccount)
  return { rows, total: total?.total ?? 0 }
}

/** Sums the balances of all accounts by kind. */
export function sumAccountsByKind(queries: Queries) {
  return queries
    .select({
      kind: ledgerAccounts.kind,
      accountCount: count(),
      balanceInCents: sum(ledgerAccounts.balanceInCents).mapWith(Number),
    })
    .from(ledgerAccounts)
    .groupBy(ledgerAccounts.kind)
    .orderBy(ledgerAccounts.kind)
}

/** Time of the first transaction. */
export async function findLedgerStart(queries: Queries): Promise<Date | null> {
  const [row] = await queries.select({ at: min(ledgerTransactions.createdAt) }).from(ledgerTransactions)
  return row?.at ?? null
}

export type CheckRow = typeof ledgerChecks.$inferSelect

export async function insertLedgerCheck(queries: Queries, check: typeof ledgerChecks.$inferInsert): Promise<void> {
  await queries.insert(ledgerChecks).values(check)
}

/** Lists the checks of the ledger, newest first. */
export async function findLedgerChecks(queries: Queries, page: Page) {
  const rows = await queries
    .select()
    .from(ledgerChecks)
    .orderBy(desc(ledgerChecks.createdAt), desc(ledgerChecks.id))
    .limit(page.limit)
    .offset(offsetOf(page))
  const [total] = await queries.select({ total: count() }).from(ledgerChecks)
  return { rows, total: total?.total ?? 0 }
}

/** Time of the first sound check after the last failed one. `failed` is false when none has failed. */
export async function findFirstSoundCheck(queries: Queries): Promise<{ failed: boolean; at: Date | null }> {
  const lastFailed = sql`(select max(created_at) from ledger_checks where not is_sound)`
  const [row] = await queries
    .select({
      failed: sql<boolean>`${lastFailed} is not null`,
      at: min(ledgerChecks.createdAt),
    })
    .from(ledgerChecks)
    .where(gt(ledgerChecks.createdAt, lastFailed))
  return { failed: row?.failed ?? false, at: row?.at ?? null }
}
