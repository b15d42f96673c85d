import type { QueryOf, ReturnCounts } from '@chonoi/contract'
import { returnStatuses } from '@chonoi/domain'
import { and, count, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { holdsWords } from '../../database/holds-words.ts'
import { orders } from '../../database/tables/orders.ts'
import { orderReturns } from '../../database/tables/returns.ts'
import { offsetOf } from '../../http/pagination.ts'
import { listedReturns } from './returns.store.ts'

export type ReturnListQuery = QueryOf<'listAllReturns'> & { page: number; limit: number }
export interface ReturnOwners {
  buyerId?: string
  tenantId?: string
}

function matching({ search, status, isOverdue }: ReturnListQuery, owners: ReturnOwners, now: Date): SQL | undefined {
  const text = search?.trim()
  return and(
    owners.buyerId ? eq(orderReturns.buyerId, owners.buyerId) : undefined,
    owners.tenantId ? eq(orderReturns.tenantId, owners.tenantId) : undefined,
    status ? eq(orderReturns.status, status) : undefined,
    isOverdue === true ? lte(orderReturns.dueAt, now) : undefined,
    isOverdue === false ? or(isNull(orderReturns.dueAt), gt(orderReturns.dueAt, now)) : undefined,
    text
      ? sql`exists (select from ${orders} where ${orders.id} = ${orderReturns.orderId} and ${ofOrder(text)})`
      : undefined,
  )
}

const ofOrder = (text: string) =>
  holdsWords(text, orders.orderNumber, orders.buyerLastName, orders.buyerFirstName, orders.buyerEmail)

/** A page of returns, the newest first, and how many there are in all. */
export async function findListedReturns(queries: Queries, query: ReturnListQuery, owners: ReturnOwners, now: Date) {
  const where = matching(query, owners, now)
  const rows = await listedReturns(queries)
    .where(where)
    .orderBy(desc(orderReturns.createdAt), desc(orderReturns.id))
    .limit(query.limit)
    .offset(offsetOf(query))
  const [total] = await queries.select({ total: count() }).from(orderReturns).where(where)
  return { rows, total: total?.total ?? 0 }
}

/** How many returns of a shop are in each status; of all shops without one. */
export async function countReturns(queries: Queries, tenantId: string | undefined): Promise<ReturnCounts> {
  const rows = await queries
    .select({ status: orderReturns.status, total: count() })
    .from(orderReturns)
    .where(tenantId ? eq(orderReturns.tenantId, tenantId) : undefined)
    .groupBy(orderReturns.status)
  const of = (status: (typeof returnStatuses)[number]) => rows.find((row) => row.status === status)?.total ?? 0
  return Object.fromEntries(returnStatuses.map((status) => [status, of(status)])) as unknown as ReturnCounts
}
