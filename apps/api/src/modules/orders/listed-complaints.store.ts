import type { QueryOf } from '@chonoi/contract'
import { count, desc, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { orderComplaints, orders } from '../../database/tables/orders.ts'
import { tenants } from '../../database/tables/people.ts'
import { offsetOf } from '../../http/pagination.ts'
import { tenantSummary } from './orders.store.ts'

type ListQuery = QueryOf<'listOrderComplaints'> & { page: number; limit: number }
export type ListedComplaint = NonNullable<Awaited<ReturnType<typeof findListedComplaint>>>

/** Complaints with their orders and shops. */
const listed = (queries: Queries) =>
  queries
    .select({ complaint: orderComplaints, order: orders, tenant: tenantSummary })
    .from(orderComplaints)
    .innerJoin(orders, eq(orders.id, orderComplaints.orderId))
    .innerJoin(tenants, eq(tenants.id, orderComplaints.tenantId))

export async function findListedComplaint(queries: Queries, orderId: string) {
  const [row] = await listed(queries).where(eq(orderComplaints.orderId, orderId))
  return row
}

export async function findListedComplaints(queries: Queries, { status, ...page }: ListQuery) {
  const where = status ? eq(orderComplaints.status, status) : undefined
  const rows = await listed(queries)
    .where(where)
    .orderBy(desc(orderComplaints.createdAt), desc(orderComplaints.orderId))
    .limit(page.limit)
    .offset(offsetOf(page))
  const [total] = await queries.select({ total: count() }).from(orderComplaints).where(where)
  return { rows, total: total?.total ?? 0 }
}
