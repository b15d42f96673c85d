import type { CashOrders } from '@chonoi/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { orders } from '../../database/tables/orders.ts'

/** Serializes a buyer's checkouts by cash, so that of several at once the later ones count the earlier. */
export async function lockCashOrders(queries: Queries, buyerId: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cash orders ${buyerId}`}, 0))`)
}

/** The buyer's orders by cash that are on their way unpaid, and those that were delivered. */
export async function findCashOrders(queries: Queries, buyerId: string): Promise<CashOrders> {
  // What was delivered is paid, though its carrier may still have the cash.
  const isOpen = sql`${orders.paymentStatus} in ('PENDING', 'FAILED')
    and ${orders.status} not in ('DELIVERED', 'CANCELLED', 'REFUNDED')`
  const [row] = await queries
    .select({
      openCount: sql`count(*) filter (where ${isOpen})`.mapWith(Number),
      openInCents: sql`coalesce(sum(${orders.totalInCents}) filter (where ${isOpen}), 0)`.mapWith(Number),
      deliveredCount: sql`count(*) filter (where ${orders.status} = 'DELIVERED')`.mapWith(Number),
    })
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), eq(orders.paymentMethod, 'CASH_ON_DELIVERY')))
  if (!row) throw new Error('a count always answers one row')
  return row
}
