import { sql } from 'drizzle-orm'
import type { Queries } from './database.ts'

/** Runs a step of a transaction that may fail: the failure undoes what the step wrote, and the transaction goes on. */
export async function inSavepoint<T>(queries: Queries, step: () => Promise<T>): Promise<T> {
  await queries.execute(sql`savepoint step`)
  try {
    const answer = await step()
    await queries.execute(sql`release savepoint step`)
    return answer
  } catch (error) {
    await queries.execute(sql`rollback to savepoint step`)
    throw error
  }
}
