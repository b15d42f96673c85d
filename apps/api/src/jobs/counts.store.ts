import { sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'

/**
 * Tables into which triggers write by how much (`change`) a count grew, so that nobody waits for anybody, with the columns
 * that name what is counted.
 */
const countTables = {
  user_counts: ['platform_role', 'is_active', 'is_verified'],
  audit_counts: ['action', 'entity_type', 'severity', 'status'],
  audit_outcomes: ['day', 'status'],
  product_counts: ['tenant_id', 'status'],
  article_counts: ['tenant_id', 'kind', 'of_id'],
  comment_counts: ['tenant_id', 'article_id', 'kind'],
  invoice_counts: ['tenant_id', 'status'],
  shop_movement_sums: ['tenant_id', 'month', 'kind', 'measure'],
} as const

/** Adds up what was counted, so that the next sum reads one row of each kind. Runs as the system. */
export async function addUpCounts(queries: Queries): Promise<void> {
  for (const [name, columns] of Object.entries(countTables)) {
    const table = sql.identifier(name)
    const kind = sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    )
    await queries.execute(sql`with gone as (delete from ${table} returning *)
      insert into ${table} (${kind}, change)
        select ${kind}, sum(change) from gone group by ${kind} having sum(change) <> 0`)
  }
}
