import type { QueryOf } from '@chonoi/contract'
import { and, count, desc, eq, gte, lt, lte, max, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { automatedWithdrawalRuns, automatedWithdrawals, bankAccounts } from '../../database/tables/money.ts'
import { offsetOf } from '../../http/pagination.ts'
import { dueOrFailedAt } from '../../jobs/failed-rows.store.ts'

export type AutomatedWithdrawalRow = typeof automatedWithdrawals.$inferSelect
export type NewAutomatedWithdrawal = typeof automatedWithdrawals.$inferInsert
export type AutomatedRunRow = typeof automatedWithdrawalRuns.$inferSelect

type Page = { page: number; limit: number }

const withAccounts = (queries: Queries) =>
  queries
    .select({ config: automatedWithdrawals, account: bankAccounts })
    .from(automatedWithdrawals)
    .innerJoin(bankAccounts, eq(bankAccounts.id, automatedWithdrawals.bankAccountId))

export type AutomatedWithdrawalWithAccount = Awaited<ReturnType<typeof withAccounts>>[number]

/** The person's automated withdrawals, newest first. */
export async function findAutomatedWithdrawals(
  queries: Queries,
  userId: string,
  query: Pick<QueryOf<'listAutomatedWithdrawalConfigs'>, 'isActive'> & Page,
) {
  const where = and(
    eq(automatedWithdrawals.userId, userId),
    query.isActive === undefined ? undefined : eq(automatedWithdrawals.isActive, query.isActive),
  )
  const rows = await withAccounts(queries)
    .where(where)
    .orderBy(desc(automatedWithdrawals.createdAt), desc(automatedWithdrawals.id))
    .limit(query.limit)
    .offset(offsetOf(query))
  const [counted] = await queries.select({ total: count() }).from(automatedWithdrawals).where(where)
  return { rows, total: counted?.total ?? 0 }
}

export async function findAutomatedWithdrawal(
  queries: Queries,
  id: string,
): Promise<AutomatedWithdrawalWithAccount | undefined> {
  const [row] = await withAccounts(queries).where(eq(automatedWithdrawals.id, id))
  return row
}

/** Locks and returns it. A job skips one that another run holds. */
export async function findAutomatedWithdrawalForUpdate(
  queries: Queries,
  id: string,
  { skipLocked = false } = {},
): Promise<AutomatedWithdrawalRow | undefined> {
  const [row] = await queries
    .select()
    .from(automatedWithdrawals)
    .where(eq(automatedWithdrawals.id, id))
    .for('update', skipLocked ? { skipLocked: true } : {})
  return row
}

export async function findDueAutomatedWithdrawals(queries: Queries, now: Date, limit: number): Promise<string[]> {
  const rows = await queries
    .select({ id: automatedWithdrawals.id })
    .from(automatedWithdrawals)
    .where(and(eq(automatedWithdrawals.isActive, true), lte(automatedWithdrawals.nextRunAt, now)))
    .orderBy(dueOrFailedAt('run-automated-withdrawals', automatedWithdrawals.id, automatedWithdrawals.nextRunAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function insertAutomatedWithdrawal(queries: Queries, row: NewAutomatedWithdrawal): Promise<string> {
  const [written] = await queries.insert(automatedWithdrawals).values(row).returning({ id: automatedWithdrawals.id })
  if (!written) throw new Error('the automated withdrawal was not written')
  return written.id
}

export async function changeAutomatedWithdrawal(
  queries: Queries,
  id: string,
  change: Partial<NewAutomatedWithdrawal>,
): Promise<void> {
  await queries.update(automatedWithdrawals).set(change).where(eq(automatedWithdrawals.id, id))
}

export async function deleteAutomatedWithdrawalRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(automatedWithdrawals).where(eq(automatedWithdrawals.id, id))
}

/** Whether an automated withdrawal pays to an account, of a shop where one is named. */
export async function isBankAccountUsed(queries: Queries, bankAccountId: string, tenantId?: string): Promise<boolean> {
  const [row] = await queries
    .select({ id: automatedWithdrawals.id })
    .from(automatedWithdrawals)
    .where(
      and(
        eq(automatedWithdrawals.bankAccountId, bankAccountId),
        tenantId === undefined ? undefined : eq(automatedWithdrawals.tenantId, tenantId),
      ),
    )
    .limit(1)
  return row !== undefined
}

export async function insertAutomatedRun(
  queries: Queries,
  row: typeof automatedWithdrawalRuns.$inferInsert,
): Promise<void> {
  await queries.insert(automatedWithdrawalRuns).values(row)
}

/** The person's runs, newest first. */
export async function findAutomatedRuns(
  queries: Queries,
  userId: string,
  query: Omit<QueryOf<'listAutomatedWithdrawalHistory'>, keyof Page> & Page,
) {
  const runs = automatedWithdrawalRuns
  const where: SQL | undefined = and(
    eq(runs.userId, userId),
    query.configId ? eq(runs.configId, query.configId) : undefined,
    query.status ? eq(runs.status, query.status) : undefined,
    query.startDate ? gte(runs.createdAt, new Date(query.startDate)) : undefined,
    query.endDate ? lt(runs.createdAt, new Date(query.endDate)) : undefined,
  )
  const rows = await queries
    .select()
    .from(runs)
    .where(where)
    .orderBy(desc(runs.createdAt), desc(runs.id))
    .limit(query.limit)
    .offset(offsetOf(query))
  const [counted] = await queries.select({ total: count() }).from(runs).where(where)
  return { rows, total: counted?.total ?? 0 }
}

export async function sumAutomatedWithdrawals(queries: Queries, userId: string) {
  const [configs] = await queries
    .select({
      totalConfigs: count(),
      activeConfigs: sql`count(*) filter (where ${automatedWithdrawals.isActive})`.mapWith(Number),
    })
    .from(automatedWithdrawals)
    .where(eq(automatedWithdrawals.userId, userId))
  const [runs] = await queries
    .select({
      totalRuns: count(),
      totalAmountInCents: sql`coalesce(sum(${automatedWithdrawalRuns.amountInCents}), 0)`.mapWith(Number),
      lastRunAt: max(automatedWithdrawalRuns.createdAt),
    })
    .from(automatedWithdrawalRuns)
    .where(eq(automatedWithdrawalRuns.userId, userId))
  return {
    ...{ totalConfigs: configs?.totalConfigs ?? 0, activeConfigs: configs?.activeConfigs ?? 0 },
    ...{ totalRuns: runs?.totalRuns ?? 0, totalAmountInCents: runs?.totalAmountInCents ?? 0 },
    lastRunAt: runs?.lastRunAt ?? null,
  }
}
