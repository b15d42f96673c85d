import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'

export interface Decision {
  decidedAt: Date | null
  isOrderedSince: boolean
}

/** Finds when a product was last decided on, by the audit log, and whether anybody has ordered it since. */
export async function findDecision(queries: Queries, productId: string): Promise<Decision> {
  const { rows } = await queries.execute<{ decidedAt: string; isOrderedSince: boolean }>(sql`
    select l.created_at as "decidedAt", exists (
      select from order_lines i join orders o on o.id = i.order_id
      where i.product_id = ${productId} and o.created_at >= l.created_at) as "isOrderedSince"
    from audit_logs l
    where l.entity_id = ${productId} and l.action in ('product.approve', 'product.reject')
    order by l.created_at desc, l.id desc limit 1`)
  const [last] = rows
  return last ? { ...last, decidedAt: new Date(last.decidedAt) } : { decidedAt: null, isOrderedSince: false }
}
