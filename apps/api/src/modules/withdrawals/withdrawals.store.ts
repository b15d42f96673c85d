import type { QueryOf, WithdrawalSource } from '@chonoi/contract'
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { holdsWords } from '../../database/holds-words.ts'
import { ledgerAccounts, withdrawals } from '../../database/tables/money.ts'
import { memberships, tenants, users } from '../../database/tables/people.ts'
import { offsetOf } from '../../http/pagination.ts'
import { findOwedFees, findOwedRefunds } from '../ledger/owed-fees.store.ts'

export type WithdrawalRow = typeof withdrawals.$inferSelect
export type NewWithdrawal = typeof withdrawals.$inferInsert

/** Filter of withdrawal lists and exports. Row-level security, `userId` and `tenantId` limit the owners. */
export type WithdrawalFilter = Omit<QueryOf<'listAdminWithdrawals'>, 'page' | 'limit'> & {
  source?: WithdrawalSource | undefined
  userId?: string
  tenantId?: string
}

const owner = { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email }
const shop = { id: tenants.id, name: tenants.name }

/** Every typed word is in the bank, the account holder, the requester's name or e-mail. */
function holds(text: string): SQL {
  const { bankName, accountHolder } = withdrawals
  return holdsWords(text, bankName, accountHolder, users.email, users.lastName, users.firstName)
}

function matching(filter: WithdrawalFilter): SQL | undefined {
  const search = filter.search?.trim()
  const ofSource = filter.source === 'SHOP' ? isNotNull(withdrawals.tenantId) : isNull(withdrawals.tenantId)
  return and(
    filter.userId ? eq(withdrawals.userId, filter.userId) : undefined,
    filter.tenantId ? eq(withdrawals.tenantId, filter.tenantId) : undefined,
    filter.status ? eq(withdrawals.status, filter.status) : undefined,
    filter.source ? ofSource : undefined,
    search ? holds(search) : undefined,
  )
}

const sortColumns = {
  createdAt: withdrawals.createdAt,
  amount: withdrawals.amountInCents,
  status: withdrawals.status,
} as const

function inOrder({ sortBy, sortOrder }: WithdrawalFilter): SQL[] {
  const direction = sortOrder === 'asc' ? asc : desc
  return [direction(sortColumns[sortBy ?? 'createdAt']), direction(withdrawals.id)]
}

const withOwners = (queries: Queries) =>
  queries
    .select({ withdrawal: withdrawals, user: owner, shop })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .leftJoin(tenants, eq(tenants.id, withdrawals.tenantId))

export type WithdrawalOfUser = Awaited<ReturnType<typeof findWithdrawals>>[number]

/** Withdrawals with their owners, in the filter's order; `from` rows are left out at the start. */
export function findWithdrawals(
  queries: Queries,
  filter: WithdrawalFilter,
  { limit, from }: { limit: number; from: number },
) {
  return withOwners(queries)
    .where(matching(filter))
    .orderBy(...inOrder(filter))
    .limit(limit)
    .offset(from)
}

/** A page of withdrawals, and how many there are in all. */
export async function findWithdrawalPage(
  queries: Queries,
  filter: WithdrawalFilter,
  page: { page: number; limit: number },
) {
  const rows = await findWithdrawals(queries, filter, { limit: page.limit, from: offsetOf(page) })
  const counted = queries.select({ total: count() }).from(withdrawals).$dynamic()
  // Every withdrawal has its owner: they matter only where their name is looked for.
  const joined = filter.search?.trim() ? counted.innerJoin(users, eq(users.id, withdrawals.userId)) : counted
  const [total] = await joined.where(matching(filter))
  return { rows, total: total?.total ?? 0 }
}

export async function findWithdrawal(queries: Queries, id: string): Promise<WithdrawalOfUser | undefined> {
  const [row] = await withOwners(queries).where(eq(withdrawals.id, id))
  return row
}

/** Locks and returns the withdrawal, so that decisions are serialized. */
export async function findWithdrawalForUpdate(queries: Queries, id: string): Promise<WithdrawalRow | undefined> {
  const [row] = await queries.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update')
  return row
}

/** Serializes the platform's decisions: those of several withdrawals lock accounts that single ones lock too. */
export async function lockDecisions(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtext('withdrawal decisions'))`)
}

export async function insertWithdrawal(queries: Queries, row: NewWithdrawal): Promise<WithdrawalRow> {
  const [written] = await queries.insert(withdrawals).values(row).returning()
  if (!written) throw new Error('the withdrawal was not written')
  return written
}

export async function changeWithdrawal(queries: Queries, id: string, change: Partial<NewWithdrawal>): Promise<void> {
  await queries.update(withdrawals).set(change).where(eq(withdrawals.id, id))
}

/** Whose balance: a person's wallet or a shop's earnings. */
export type Payer = { readonly userId: string } | { readonly tenantId: string }

const ofPayer = (payer: Payer): SQL | undefined =>
  'tenantId' in payer
    ? eq(withdrawals.tenantId, payer.tenantId)
    : and(eq(withdrawals.userId, payer.userId), isNull(withdrawals.tenantId))

/** Sums the payer's withdrawals since a moment, except rejected ones. */
export async function sumWithdrawalsSince(queries: Queries, payer: Payer, since: Date): Promise<number> {
  const [row] = await queries
    .select({ total: sql`coalesce(sum(${withdrawals.amountInCents}), 0)`.mapWith(Number) })
    .from(withdrawals)
    .where(and(ofPayer(payer), gte(withdrawals.createdAt, since), ne(withdrawals.status, 'REJECTED')))
  return row?.total ?? 0
}

/**
 * The payer's available and held balance. A withdrawal first pays what a shop owes of its commission, and leaves what it
 * owes of refunds.
 */
export async function findPayerBalance(queries: Queries, payer: Payer) {
  const source = 'tenantId' in payer ? 'SELLER_PAYABLE' : 'USER_WALLET'
  const rows = await queries
    .select({ kind: ledgerAccounts.kind, balanceInCents: ledgerAccounts.balanceInCents })
    .from(ledgerAccounts)
    .where(
      and(
        inArray(ledgerAccounts.kind, [source, 'WITHDRAWAL_HOLD']),
        'tenantId' in payer ? eq(ledgerAccounts.tenantId, payer.tenantId) : eq(ledgerAccounts.userId, payer.userId),
      ),
    )
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.balanceInCents ?? 0
  const owedInCents =
    'tenantId' in payer
      ? (await findOwedFees(queries, [payer.tenantId])) + (await findOwedRefunds(queries, payer.tenantId))
      : 0
  return { availableInCents: Math.max(0, of(source) - owedInCents), heldInCents: of('WITHDRAWAL_HOLD') }
}

/** Whether the person is an active member of the shop. Runs as the system, because memberships are private. */
export async function isMemberOf(queries: Queries, userId: string, tenantId: string): Promise<boolean> {
  const [row] = await queries
    .select({ id: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.tenantId, tenantId), eq(memberships.status, 'ACTIVE')))
  return row !== undefined
}

export async function getPlatformTenantId(queries: Queries): Promise<string> {
  const [row] = await queries.select({ id: tenants.id }).from(tenants).where(eq(tenants.isPlatform, true))
  if (!row) throw new Error('the platform has no tenant')
  return row.id
}

/** Totals of the matching withdrawals (ADM-WD-07). */
export async function sumWithdrawals(queries: Queries, filter: WithdrawalFilter) {
  const amount = withdrawals.amountInCents
  const countOf = (status: WithdrawalRow['status']) =>
    sql`count(*) filter (where ${eq(withdrawals.status, status)})`.mapWith(Number)
  const [row] = await queries
    .select({
      totalWithdrawals: count(),
      totalAmount: sql`coalesce(sum(${amount}), 0)`.mapWith(Number),
      pendingCount: countOf('PENDING'),
      pendingAmount: sql`coalesce(sum(${amount}) filter (where ${eq(withdrawals.status, 'PENDING')}), 0)`.mapWith(
        Number,
      ),
      processingCount: countOf('PROCESSING'),
      completedCount: countOf('COMPLETED'),
      rejectedCount: countOf('REJECTED'),
      avgWithdrawalAmount: sql`coalesce(round(avg(${amount}) / 100) * 100, 0)`.mapWith(Number),
    })
    .from(withdrawals)
    .where(matching(filter))
  if (!row) throw new Error('a sum always answers one row')
  return row
}
