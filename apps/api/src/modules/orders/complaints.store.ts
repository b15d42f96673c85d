import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { orderComplaints } from '../../database/tables/orders.ts'

export type ComplaintRow = typeof orderComplaints.$inferSelect

export async function insertComplaint(queries: Queries, row: typeof orderComplaints.$inferInsert): Promise<void> {
  await queries.insert(orderComplaints).values(row)
}

export function findComplaints(queries: Queries, orderIds: readonly string[]): Promise<ComplaintRow[]> {
  return queries
    .select()
    .from(orderComplaints)
    .where(inArray(orderComplaints.orderId, [...orderIds]))
}

export async function findComplaint(queries: Queries, orderId: string): Promise<ComplaintRow | undefined> {
  const [row] = await findComplaints(queries, [orderId])
  return row
}

/** Closes the complaint about a locked order if one is open. */
export async function closeComplaint(
  queries: Queries,
  orderId: string,
  decision: Pick<ComplaintRow, 'status' | 'decidedAt' | 'decidedBy' | 'note'>,
): Promise<void> {
  await queries
    .update(orderComplaints)
    .set(decision)
    .where(and(eq(orderComplaints.orderId, orderId), eq(orderComplaints.status, 'OPEN')))
}
