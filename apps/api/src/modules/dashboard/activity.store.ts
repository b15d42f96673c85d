import { and, desc, eq, inArray, like, not, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { products } from '../../database/tables/catalogue.ts'
import { deposits, withdrawals } from '../../database/tables/money.ts'
import { orders } from '../../database/tables/orders.ts'
import { users } from '../../database/tables/people.ts'
import { auditLogs } from '../../database/tables/platform.ts'
import type { Whose } from './dashboard.store.ts'

export type ActivityRow = Awaited<ReturnType<typeof findActivity>>[number]

const about = (entityType: string, id: SQL) =>
  and(eq(auditLogs.entityType, entityType), sql`${id} = ${auditLogs.entityId}`)

/** The product itself, or the one that a review is of. */
const aboutProduct = sql`case ${auditLogs.entityType} when 'product' then ${auditLogs.entityId}
  when 'review' then (${auditLogs.changes} ->> 'productId')::uuid end`

/** Signing in and out says nothing about the marketplace; joining it does. */
const isNews = or(not(like(auditLogs.action, 'auth.%')), eq(auditLogs.action, 'auth.register'))

/** Decisions of the platform on what others asked for. */
export const isDecision = inArray(auditLogs.action, [
  ...['product.approve', 'product.reject', 'deposit.complete', 'deposit.fail'],
  ...['withdrawal.complete', 'withdrawal.reject', 'review.moderate'],
])

/** The newest audited events with what their wording names: the thing and the person they are about. */
export function findActivity(queries: Queries, whose: Whose, limit: number, which = isNews) {
  return queries
    .select({
      id: auditLogs.id,
      action: auditLogs.action,
      description: auditLogs.description,
      vietnameseDescription: auditLogs.vietnameseDescription,
      status: auditLogs.status,
      severity: auditLogs.severity,
      changes: auditLogs.changes,
      createdAt: auditLogs.createdAt,
      productName: products.name,
      orderNumber: orders.orderNumber,
      orderTotalInCents: orders.totalInCents,
      depositReference: deposits.depositReference,
      depositInCents: sql`coalesce(${deposits.actualAmountInCents}, ${deposits.amountInCents})`.mapWith(
        deposits.amountInCents,
      ),
      withdrawalInCents: withdrawals.amountInCents,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(auditLogs)
    .leftJoin(products, sql`${products.id} = ${aboutProduct}`)
    .leftJoin(orders, about('order', sql`${orders.id}`))
    .leftJoin(deposits, about('deposit', sql`${deposits.id}`))
    .leftJoin(withdrawals, about('withdrawal', sql`${withdrawals.id}`))
    .leftJoin(
      users,
      sql`${users.id} = coalesce(${deposits.userId}, ${withdrawals.userId}, ${orders.buyerId},
        case when ${auditLogs.entityType} = 'user' then ${auditLogs.entityId} else ${auditLogs.userId} end)`,
    )
    .where(and(which, whose === null ? undefined : eq(auditLogs.tenantId, whose)))
    .orderBy(desc(auditLogs.createdAt), desc(auditLogs.id))
    .limit(limit)
}
