import { type SQL, sql } from 'drizzle-orm'
import { inScope, systemScope } from '../database/scope.ts'
import { handleEach } from './handle-each.ts'
import type { JobTools } from './job.ts'

/** Rows that go when they are old. Everything else that ends has a job of its own; docs/retention.md lists all. */
export interface Retention {
  table: string
  days: number
  /** The moment from which the days count, by the table's columns. */
  since: SQL
  /** Which rows go; the others stay whatever their age. */
  only?: SQL
}

export const retentions: readonly Retention[] = [
  {
    table: 'notifications',
    days: 730,
    since: sql`created_at`,
    only: sql`mail_due_at is null`,
  },
  // Longer than the link that stops it is asked for.
  { table: 'mail_digests', days: 90, since: sql`created_at`, only: sql`ended_at is not null` },
  { table: 'mail_outbox', days: 30, since: sql`created_at` },
  { table: 'search_misses', days: 365, since: sql`day` },
  { table: 'contact_messages', days: 365, since: sql`created_at` },
  // The address of somebody who never joined. A member's is in the account.
  { table: 'invitations', days: 90, since: sql`coalesce(answered_at, expires_at)` },
  // Of somebody without an account. The entry of the audit log stays.
  { table: 'refused_addresses', days: 90, since: sql`created_at` },
  // Long enough for a quarrel about who had a shop when; the audit log keeps who accepted.
  { table: 'shop_handovers', days: 730, since: sql`created_at` },
  // Every job tries its rows again within a day: those that were not are gone.
  { table: 'failed_job_rows', days: 30, since: sql`failed_at` },
  // The list of what was exported. The archive itself went long before.
  { table: 'data_exports', days: 365, since: sql`created_at`, only: sql`status in ('EXPIRED', 'FAILED')` },
  { table: 'personal_exports', days: 365, since: sql`created_at`, only: sql`status in ('EXPIRED', 'FAILED')` },
]

const dayMs = 86_400_000
const atOnce = 5_000

/** Removes what is older than its time, some rows at a time, so that no transaction holds many; answers how many by table. */
export async function removeOldRows(tools: JobTools): Promise<Record<string, number>> {
  const { database, ports } = tools
  const removed: Record<string, number> = {}
  const tables = retentions.map((retention) => ({ id: retention.table, ...retention }))
  await handleEach(tools, 'clean-up', tables, async ({ table, days, since, only = sql`true` }) => {
    const oldest = new Date(ports.now().getTime() - days * dayMs).toISOString()
    const name = sql.identifier(table)
    const deletion = sql`delete from ${name} where ctid = any(array(
      select ctid from ${name} where ${since} < ${oldest}::timestamptz and ${only} limit ${atOnce}))`
    for (let total = 0; ; ) {
      const { rowCount } = await inScope(database, systemScope, ({ queries }) => queries.execute(deletion))
      removed[table] = total += rowCount ?? 0
      if ((rowCount ?? 0) < atOnce) break
    }
  })
  return removed
}
