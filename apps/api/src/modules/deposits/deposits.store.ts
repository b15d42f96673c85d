import type { DepositPaymentMethod, QueryOf } from '@chonoi/contract'
import { and, asc, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { holdsWords } from '../../database/holds-words.ts'
import { deposits } from '../../database/tables/money.ts'
import { users } from '../../database/tables/people.ts'
import { offsetOf } from '../../http/pagination.ts'

export type DepositRow = typeof deposits.$inferSelect
export type NewDeposit = typeof deposits.$inferInsert

/** Filter of deposit lists and exports. Row-level security and `userId` limit the owners. */
export type DepositFilter = Omit<QueryOf<'listAdminDeposits'>, 'page' | 'limit'> & {
  paymentMethod?: DepositPaymentMethod
}

const owner = { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email }
const ofOwner = eq(users.id, deposits.userId)

/** Matches references, owner's name and e-mail. */
const holds = (text: string): SQL =>
  holdsWords(text, deposits.depositReference, deposits.bankReference, users.email, users.lastName, users.firstName)

function matching(filter: DepositFilter): SQL | undefined {
  const search = filter.search?.trim()
  return and(
    filter.userId ? eq(deposits.userId, filter.userId) : undefined,
    filter.status ? eq(deposits.status, filter.status) : undefined,
    filter.paymentMethod ? eq(deposits.paymentMethod, filter.paymentMethod) : undefined,
    filter.startDate ? gte(deposits.createdAt, new Date(filter.startDate)) : undefined,
    filter.endDate ? lt(deposits.createdAt, new Date(filter.endDate)) : undefined,
    search ? holds(search) : undefined,
  )
}

const sortColumns = { createdAt: deposits.createdAt, amount: deposits.amountInCents, status: deposits.status } as const

function inOrder({ sortBy, sortOrder }: DepositFilter): SQL[] {
  const direction = sortOrder === 'asc' ? asc : desc
  return [direction(sortColumns[sortBy ?? 'createdAt']), direction(deposits.id)]
}

export type DepositOfUser = Awaited<ReturnType<typeof findDeposits>>[number]

/** Deposits with their owners, in the filter's order; `from` rows are left out at the start. */
export function findDeposits(
  queries: Queries,
  filter: DepositFilter,
  { limit, from }: { limit: number; from: number },
) {
  return queries
    .select({ deposit: deposits, user: owner })
    .from(deposits)
    .innerJoin(users, ofOwner)
    .where(matching(filter))
    .orderBy(...inOrder(filter))
    .limit(limit)
    .offset(from)
}

/** A page of deposits, and how many there are in all. */
export async function findDepositPage(queries: Queries, filter: DepositFilter, page: { page: number; limit: number }) {
  const rows = await findDeposits(queries, filter, { limit: page.limit, from: offsetOf(page) })
  const counted = queries.select({ total: count() }).from(deposits).$dynamic()
  // Every deposit has its owner: they matter only where their name is looked for.
  const [total] = await (filter.search?.trim() ? counted.innerJoin(users, ofOwner) : counted).where(matching(filter))
  return { rows, total: total?.total ?? 0 }
}

export async function findDeposit(queries: Queries, id: string): Promise<DepositOfUser | undefined> {
  const [row] = await queries
    .select({ deposit: deposits, user: owner })
    .from(deposits)
    .innerJoin(users, ofOwner)
    .where(eq(deposits.id, id))
  return row
}

/** Locks and returns the deposit, so that decisions are serialized. */
export async function findDepositForUpdate(queries: Queries, id: string): Promise<DepositRow | undefined> {
  const [row] = await queries.select().from(deposits).where(eq(deposits.id, id)).for('update')
  return row
}

/** Returns false without writing when the reference is taken. */
export async function insertDeposit(queries: Queries, deposit: NewDeposit): Promise<boolean> {
  const free = { target: deposits.depositReference }
  const { rowCount } = await queries.insert(deposits).values(deposit).onConflictDoNothing(free)
  return rowCount === 1
}

export async function changeDeposit(queries: Queries, id: string, change: Partial<NewDeposit>): Promise<void> {
  await queries.update(deposits).set(change).where(eq(deposits.id, id))
}

/** Whether a file already proves another deposit. */
export async function isProofUsed(queries: Queries, fileId: string): Promise<boolean> {
  const [row] = await queries.select({ id: deposits.id }).from(deposits).where(eq(deposits.proofFileId, fileId))
  return row !== undefined
}

/** Totals of the matching deposits: requested, pending and credited. */
export async function sumDeposits(queries: Queries, filter: Pick<DepositFilter, 'userId' | 'startDate' | 'endDate'>) {
  const sumOf = (what: SQL, where: SQL) => sql`coalesce(sum(${what}) filter (where ${where}), 0)`.mapWith(Number)
  const countOf = (where: SQL) => sql`count(*) filter (where ${where})`.mapWith(Number)
  const [all, pending, completed] = [sql`true`, eq(deposits.status, 'PENDING'), eq(deposits.status, 'COMPLETED')]
  const [row] = await queries
    .select({
      totalAmountInCents: sumOf(sql`${deposits.amountInCents}`, all),
      totalDeposits: countOf(all),
      pendingAmountInCents: sumOf(sql`${deposits.amountInCents}`, pending),
      pendingCount: countOf(pending),
      completedAmountInCents: sumOf(sql`${deposits.actualAmountInCents}`, completed),
      completedCount: countOf(completed),
      averageAmountInCents: sql`coalesce(round(avg(${deposits.amountInCents}) / 100) * 100, 0)`.mapWith(Number),
    })
    .from(deposits)
    .where(matching(filter))
  if (!row) throw new Error('a sum always answers one row')
  return row
}
