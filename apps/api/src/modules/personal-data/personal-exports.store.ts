import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { personalExports } from '../../database/tables/personal-exports.ts'

export type PersonalExportRow = typeof personalExports.$inferSelect

const of = (userId: string) => eq(personalExports.userId, userId)

export async function findPersonalExport(queries: Queries, userId: string): Promise<PersonalExportRow | undefined> {
  const [row] = await queries.select().from(personalExports).where(of(userId))
  return row
}

export async function lockPersonalExport(queries: Queries, userId: string): Promise<PersonalExportRow | undefined> {
  const [row] = await queries.select().from(personalExports).where(of(userId)).for('update')
  return row
}

/** Undefined when the person has one already. */
export async function insertPersonalExport(
  queries: Queries,
  userId: string,
  createdAt: Date,
): Promise<PersonalExportRow | undefined> {
  const [row] = await queries.insert(personalExports).values({ userId, createdAt }).onConflictDoNothing().returning()
  return row
}

export async function deletePersonalExport(queries: Queries, userId: string): Promise<void> {
  await queries.delete(personalExports).where(of(userId))
}
