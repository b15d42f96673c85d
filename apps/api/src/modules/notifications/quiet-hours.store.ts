import type { QuietHours } from '@chonoi/contract'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { quietHours } from '../../database/tables/platform.ts'

/** What somebody chose; undefined until then. */
export async function findQuietHours(queries: Queries, userId: string): Promise<QuietHours | undefined> {
  const [row] = await queries.select().from(quietHours).where(eq(quietHours.userId, userId))
  return row && { isOn: row.isOn, from: row.startsAt.slice(0, 5), to: row.endsAt.slice(0, 5) }
}

export async function setQuietHours(queries: Queries, userId: string, { isOn, from, to }: QuietHours): Promise<void> {
  const values = { isOn, startsAt: from, endsAt: to }
  await queries
    .insert(quietHours)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: quietHours.userId, set: { ...values, updatedAt: sql`now()` } })
}
