import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { bankAccounts, shopBankAccounts } from '../../database/tables/money.ts'
import { memberships } from '../../database/tables/people.ts'
import type { BankAccountRow } from './bank-accounts.store.ts'

/** Needs the system's scope. An account counts only while its owner administers the shop. */
async function findOpen(queries: Queries, where: SQL | undefined): Promise<BankAccountRow[]> {
  const rows = await queries
    .select({ account: bankAccounts })
    .from(shopBankAccounts)
    .innerJoin(bankAccounts, eq(bankAccounts.id, shopBankAccounts.bankAccountId))
    .innerJoin(
      memberships,
      and(
        eq(memberships.tenantId, shopBankAccounts.tenantId),
        eq(memberships.userId, shopBankAccounts.userId),
        eq(memberships.role, 'ADMIN'),
        eq(memberships.status, 'ACTIVE'),
      ),
    )
    .where(where)
    .orderBy(asc(shopBankAccounts.createdAt), asc(bankAccounts.id))
  return rows.map(({ account }) => account)
}

/** The bank accounts that are open to the earnings of a shop. Runs as the system. */
export const findShopAccounts = (queries: Queries, tenantId: string): Promise<BankAccountRow[]> =>
  findOpen(queries, eq(shopBankAccounts.tenantId, tenantId))

/** One of them; undefined where it isn't open. Runs as the system. */
export async function findShopAccount(
  queries: Queries,
  tenantId: string,
  bankAccountId: string,
): Promise<BankAccountRow | undefined> {
  const [account] = await findOpen(
    queries,
    and(eq(shopBankAccounts.tenantId, tenantId), eq(shopBankAccounts.bankAccountId, bankAccountId)),
  )
  return account
}

export async function openAccount(queries: Queries, tenantId: string, account: BankAccountRow): Promise<void> {
  const row = { tenantId, bankAccountId: account.id, userId: account.userId }
  await queries.insert(shopBankAccounts).values(row).onConflictDoNothing()
}

export async function closeAccount(queries: Queries, tenantId: string, bankAccountId: string): Promise<void> {
  await queries
    .delete(shopBankAccounts)
    .where(and(eq(shopBankAccounts.tenantId, tenantId), eq(shopBankAccounts.bankAccountId, bankAccountId)))
}
