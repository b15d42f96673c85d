import type { SchemaOf, TransactionStatus } from '@chonoi/contract'
import { and, count, desc, eq, getTableColumns, gte, inArray, lt, ne, type SQL, sql, sum } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { likePattern } from '../../database/like-pattern.ts'
import {
  deposits,
  ledgerAccounts,
  ledgerChecks,
  ledgerEntries,
  ledgerTransactions,
} from '../../database/tables/money.ts'
import { payments } from '../../database/tables/payments.ts'
import { orders } from '../../database/tables/orders.ts'
import { users } from '../../database/tables/people.ts'
import { offsetOf } from '../../http/pagination.ts'
import { transactionDescription } from '../ledger/transaction-description.store.ts'
import { hasStatus, transactionStatus } from '../ledger/transaction-status.store.ts'

/**
 * Whose side of a transaction is shown: a person's wallet, a shop's accounts, all wallets, or each transaction once for
 * the platform.
 */
export type LogSide = { userId: string } | { tenantId: string } | 'wallets' | 'platform'

export interface LogFilter {
  id?: string
  type?: SchemaOf<'TransactionType'> | undefined
  status?: TransactionStatus | undefined
  paymentMethod?: SchemaOf<'OrderPaymentMethod'> | undefined
  search?: string | undefined
  startDate?: string | undefined
  endDate?: string | undefined
}

export type LogRow = Awaited<ReturnType<typeof findLogRows>>[number]

/** Settlements move money between a shop's own accounts; transaction logs leave them out (TXN-03). */
const isLogged = ne(ledgerTransactions.type, 'ORDER_SETTLEMENT')

const accountsOf = (side: Exclude<LogSide, 'platform'>): SQL => {
  if (side === 'wallets') return sql`(select id from ledger_accounts where kind = 'USER_WALLET')`
  return 'userId' in side
    ? sql`(select id from ledger_accounts where kind = 'USER_WALLET' and user_id = ${side.userId}::uuid)`
    : sql`(select id from ledger_accounts
        where kind in ('ORDER_CLEARING', 'SELLER_PAYABLE') and tenant_id = ${side.tenantId}::uuid)`
}

function paidBy(method: SchemaOf<'OrderPaymentMethod'>): SQL {
  if (method === 'WALLET') return inArray(ledgerTransactions.type, ['ORDER_PAYMENT', 'WALLET_REFUND'])
  return sql`case ${ledgerTransactions.referenceType}
    when 'deposit' then exists (select from ${deposits}
      where ${deposits.id} = ${ledgerTransactions.referenceId} and ${deposits.paymentMethod} = ${method})
    when 'payment' then exists (select from ${payments}
      where ${payments.id} = ${ledgerTransactions.referenceId} and ${payments.method} = ${method}) end`
}

/** The platform's fee on a transaction: what its commission account received. */
const feeOf = sql<number>`(
  select coalesce(sum(e.amount_in_cents), 0) from ledger_entries e
  join ledger_accounts a on a.id = e.account_id
  where e.transaction_id = ${ledgerTransactions.id} and a.kind = 'PLATFORM_COMMISSION' and e.amount_in_cents > 0)`

/** Wildcards of the text are escaped. */
const startingWith = (text: string) => likePattern(text).slice(1)

/**
 * Transactions whose description begins with the text, or that moved money in the wallet of a person whose name or
 * e-mail contains it. As a set of ids, so that each half uses its own index.
 */
const foundBySearch = (search: string) => sql`${ledgerTransactions.id} in (
  select t.id from ledger_transactions t where lower(t.description) like lower(${startingWith(search)})
  union
  select e.transaction_id from ledger_entries e
  join ledger_accounts a on a.id = e.account_id and a.kind = 'USER_WALLET'
  join users u on u.id = a.user_id
  where fold_vietnamese(concat_ws(chr(10), u.last_name || ' ' || u.first_name || ' ' || u.last_name, u.email))
    like fold_vietnamese(${likePattern(search)}))`

const foundInDescription = (search: string) =>
  sql`fold_vietnamese(${ledgerTransactions.description}) like fold_vietnamese(${likePattern(search)})`

/** Conditions on a transaction. Undefined when every one of the side qualifies. */
function qualifying(side: LogSide, { id, type, status, paymentMethod, search }: LogFilter): SQL | undefined {
  const text = search?.trim()
  const isOwnWallet = typeof side === 'object' && 'userId' in side
  return and(
    id ? eq(ledgerTransactions.id, id) : undefined,
    type ? eq(ledgerTransactions.type, type) : undefined,
    status ? hasStatus(status) : undefined,
    type || isOwnWallet || side === 'wallets' ? undefined : isLogged,
    paymentMethod ? paidBy(paymentMethod) : undefined,
    text ? (typeof side === 'object' ? foundInDescription(text) : foundBySearch(text)) : undefined,
  )
}

/** Each entry of the side's accounts, newest first. The account's index provides the order. */
function entriesOf(queries: Queries, side: Exclude<LogSide, 'platform'>, filter: LogFilter) {
  const which = qualifying(side, filter)
  const accounts = accountsOf(side)
  const where = and(
    typeof side === 'object' && 'userId' in side
      ? eq(ledgerEntries.accountId, accounts)
      : sql`${ledgerEntries.accountId} in ${accounts}`,
    filter.startDate ? gte(ledgerEntries.createdAt, new Date(filter.startDate)) : undefined,
    filter.endDate ? lt(ledgerEntries.createdAt, new Date(filter.endDate)) : undefined,
    which &&
      inArray(
        ledgerEntries.transactionId,
        queries.select({ id: ledgerTransactions.id }).from(ledgerTransactions).where(which),
      ),
  )
  return { table: ledgerEntries, where }
}

function transactionsOf(filter: LogFilter): SQL | undefined {
  return and(
    qualifying('platform', filter),
    filter.startDate ? gte(ledgerTransactions.createdAt, new Date(filter.startDate)) : undefined,
    filter.endDate ? lt(ledgerTransactions.createdAt, new Date(filter.endDate)) : undefined,
  )
}

/** The entry that stands for a transaction on the platform's list: that of a wallet, else the largest incoming one. */
function leadingEntry(queries: Queries) {
  return queries
    .select({ userId: ledgerEntries.userId, amountInCents: ledgerEntries.amountInCents })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .orderBy(desc(sql`${ledgerAccounts.kind} = 'USER_WALLET'`), desc(ledgerEntries.amountInCents))
    .limit(1)
    .as('leading')
}

interface Page {
  page: number
  limit: number
}

/** The page's transactions with the amount on the side asked for, read from an ordered index before anything is joined. */
function pageOf(queries: Queries, side: LogSide, filter: LogFilter, page: Page) {
  if (side === 'platform') {
    const transactions = queries
      .select()
      .from(ledgerTransactions)
      .where(transactionsOf(filter))
      .orderBy(desc(ledgerTransactions.createdAt), desc(ledgerTransactions.id))
      .limit(page.limit)
      .offset(offsetOf(page))
      // Named like the table, so that the lateral part below reads this page.
      .as('ledger_transactions')
    const leading = leadingEntry(queries)
    return queries
      .select({
        position: sql<number>`row_number() over (order by ${transactions.createdAt} desc, ${transactions.id} desc)`.as(
          'position',
        ),
        transactionId: sql<string>`${transactions.id}`.as('transaction_id'),
        userId: sql<string | null>`${leading.userId}`.as('entry_user_id'),
        amountInCents: sql<number>`${leading.amountInCents}`.mapWith(Number).as('entry_amount'),
      })
      .from(transactions)
      .innerJoinLateral(leading, sql`true`)
      .as('page')
  }
  const { table, where } = entriesOf(queries, side, filter)
  return queries
    .select({
      position: sql<number>`-${table.id}`.as('position'),
      transactionId: sql<string>`${table.transactionId}`.as('transaction_id'),
      userId: sql<string | null>`${table.userId}`.as('entry_user_id'),
      amountInCents: sql<number>`${table.amountInCents}`.mapWith(Number).as('entry_amount'),
    })
    .from(table)
    .where(where)
    .orderBy(desc(table.id))
    .limit(page.limit)
    .offset(offsetOf(page))
    .as('page')
}

/** Lists transactions of a side, newest first, and how many there are in all. */
export async function findLogs(queries: Queries, side: LogSide, filter: LogFilter, page: Page) {
  const rows = await findLogRows(queries, side, filter, page)
  return { rows, total: await countLogs(queries, side, filter) }
}

/** Reads a page of transactions with the person concerned. */
function findLogRows(queries: Queries, side: LogSide, filter: LogFilter, paging: Page) {
  const page = pageOf(queries, side, filter, paging)
  // Whoever paid without a wallet, and the buyers of a shop, whose accounts it may not read.
  const purchase = queries
    .select({
      buyerId: orders.buyerId,
      buyerFirstName: orders.buyerFirstName,
      buyerLastName: orders.buyerLastName,
      buyerEmail: orders.buyerEmail,
    })
    .from(orders)
    .where(
      sql`${page.userId} is null and (
        (${ledgerTransactions.referenceType} = 'order' and ${orders.id} = ${ledgerTransactions.referenceId})
        or (${ledgerTransactions.referenceType} = 'order_group' and ${orders.groupId} = ${ledgerTransactions.referenceId})
        or ${orders.groupId} = ${payments.orderGroupId})`,
    )
    .limit(1)
    .as('purchase')
  return queries
    .select({
      ...getTableColumns(ledgerTransactions),
      description: transactionDescription,
      amountInCents: page.amountInCents,
      feeInCents: feeOf.mapWith(Number),
      status: transactionStatus,
      depositMethod: deposits.paymentMethod,
      gatewayMethod: payments.method,
      user: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
      buyer: {
        id: purchase.buyerId,
        firstName: purchase.buyerFirstName,
        lastName: purchase.buyerLastName,
        email: purchase.buyerEmail,
      },
    })
    .from(page)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, page.transactionId))
    .leftJoin(users, eq(users.id, page.userId))
    .leftJoin(
      deposits,
      and(eq(ledgerTransactions.referenceType, 'deposit'), eq(deposits.id, ledgerTransactions.referenceId)),
    )
    .leftJoin(
      payments,
      and(eq(ledgerTransactions.referenceType, 'payment'), eq(payments.id, ledgerTransactions.referenceId)),
    )
    .leftJoinLateral(purchase, sql`true`)
    .orderBy(page.position)
}

async function countLogs(queries: Queries, side: LogSide, filter: LogFilter): Promise<number> {
  if (side === 'platform') return countTransactions(queries, filter)
  const { table, where } = entriesOf(queries, side, filter)
  const [counted] = await queries.select({ total: count() }).from(table).where(where)
  return counted?.total ?? 0
}

/** Transactions are never removed: those before the latest check were counted by it, unless a filter picks some. */
async function countTransactions(queries: Queries, filter: LogFilter): Promise<number> {
  const { type, id, status, paymentMethod, search, startDate, endDate } = filter
  const isFiltered = [id, status, paymentMethod, search?.trim(), startDate, endDate].some(Boolean)
  const known = isFiltered ? undefined : await findCounted(queries)
  const since = known?.countedUntil ? gte(ledgerTransactions.createdAt, known.countedUntil) : undefined
  const [counted] = await queries
    .select({ total: count() })
    .from(ledgerTransactions)
    .where(and(transactionsOf(filter), since))
  return (counted?.total ?? 0) + (known ? countedBefore(known.transactionCounts, type) : 0)
}

async function findCounted(queries: Queries) {
  const [check] = await queries
    .select({ transactionCounts: ledgerChecks.transactionCounts, countedUntil: ledgerChecks.countedUntil })
    .from(ledgerChecks)
    .orderBy(desc(ledgerChecks.createdAt), desc(ledgerChecks.id))
    .limit(1)
  return check?.countedUntil ? check : undefined
}

function countedBefore(
  counts: (typeof ledgerChecks.$inferSelect)['transactionCounts'],
  type: LogFilter['type'],
): number {
  if (type) return counts[type] ?? 0
  return Object.entries(counts).reduce((sum, [name, some]) => (name === 'ORDER_SETTLEMENT' ? sum : sum + some), 0)
}

/** Finds one transaction as a side sees it. */
export async function findLog(queries: Queries, side: LogSide, id: string): Promise<LogRow | undefined> {
  const [row] = await findLogRows(queries, side, { id }, { page: 1, limit: 1 })
  return row
}

/** Sums transactions of a side by type and status. */
export async function sumLogs(queries: Queries, side: LogSide, period: Pick<LogFilter, 'startDate' | 'endDate'>) {
  if (side === 'platform') {
    const leading = leadingEntry(queries)
    return queries
      .select({
        type: ledgerTransactions.type,
        status: transactionStatus,
        count: count(),
        amountInCents: sum(leading.amountInCents).mapWith(Number),
        feeInCents: sum(feeOf).mapWith(Number),
      })
      .from(ledgerTransactions)
      .innerJoinLateral(leading, sql`true`)
      .where(transactionsOf(period))
      .groupBy(ledgerTransactions.type, transactionStatus)
      .orderBy(ledgerTransactions.type)
  }
  const { table, where } = entriesOf(queries, side, period)
  return queries
    .select({
      type: ledgerTransactions.type,
      status: transactionStatus,
      count: count(),
      amountInCents: sum(table.amountInCents).mapWith(Number),
      feeInCents: sum(feeOf).mapWith(Number),
    })
    .from(table)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, table.transactionId))
    .where(where)
    .groupBy(ledgerTransactions.type, transactionStatus)
    .orderBy(ledgerTransactions.type)
}
