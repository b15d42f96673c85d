import { and, desc, eq, ne } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { bankAccounts } from '../../database/tables/money.ts'
import { users } from '../../database/tables/people.ts'

export type BankAccountRow = typeof bankAccounts.$inferSelect

/** The person's bank accounts, the default first, then the newest. */
export function findBankAccounts(queries: Queries, userId: string): Promise<BankAccountRow[]> {
  return queries
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.userId, userId))
    .orderBy(desc(bankAccounts.isDefault), desc(bankAccounts.createdAt), desc(bankAccounts.id))
}

export async function findBankAccount(queries: Queries, id: string): Promise<BankAccountRow | undefined> {
  const [row] = await queries.select().from(bankAccounts).where(eq(bankAccounts.id, id))
  return row
}

/** Serializes changes of a person's bank accounts, so that exactly one stays the default. */
export async function lockBankAccounts(queries: Queries, userId: string): Promise<void> {
  await queries.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

export async function insertBankAccount(queries: Queries, row: typeof bankAccounts.$inferInsert): Promise<void> {
  await queries.insert(bankAccounts).values(row)
}

export async function deleteBankAccountRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(bankAccounts).where(eq(bankAccounts.id, id))
}

/** Makes one account the only default. Clears the others first, because of the unique index. */
export async function markDefaultBankAccount(queries: Queries, userId: string, id: string): Promise<void> {
  await queries
    .update(bankAccounts)
    .set({ isDefault: false })
    .where(and(eq(bankAccounts.userId, userId), eq(bankAccounts.isDefault, true), ne(bankAccounts.id, id)))
  await queries.update(bankAccounts).set({ isDefault: true }).where(eq(bankAccounts.id, id))
}
