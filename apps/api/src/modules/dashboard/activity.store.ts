import { and, desc, eq, inArray, like, not, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { products } from '../../database/tables/catalogue.ts'
import { deposits, withdrawals } from '../../database/tables/money.ts'
import { orders } from '../../database/tables/orders.ts'
import { users } from '../../database/tables/people.ts'
import { auditLogs } from '../../database/tables/platform.ts'
import type { Whose } from './dashboard.store.ts'

export type ActivityRow = Awaited<ReturnType<typeof describeEvents>>[number]

const about = (entityType: string, id: SQL) =>
  and(eq(auditLogs.entityType, entityType), sql`${id} = ${auditLogs.entityId}`)

/** The product itself, or the one that a review is of, which a new review's entry names. */
const aboutProduct = sql`case ${auditLogs.entityType} when 'product' then ${auditLogs.entityId}
  when 'review' then coalesce((${auditLogs.changes} ->> 'productId')::uuid,
    (select r.product_id from reviews r where r.id = ${auditLogs.entityId})) end`

/** Signing in and out says nothing about the marketplace; joining it does. */
const isNews = or(not(like(auditLogs.action, 'auth.%')), eq(auditLogs.action, 'auth.register'))

/** Decisions of the platform on what others asked for. */
const decisions = [
  ...['product.approve', 'product.reject', 'deposit.complete', 'deposit.fail'],
  ...['withdrawal.complete', 'withdrawal.reject', 'review.moderate'],
]

/** The newest audited events with what their wording names: the thing and the person they are about. */
export async function findActivity(queries: Queries, whose: Whose, limit: number): Promise<ActivityRow[]> {
  return describeEvents(queries, await findNewest(queries, limit, and(isNews, ownedBy(whose))))
}

/** The newest decisions, described like other activity. Each kind is looked for by itself: all are rare in a long log. */
export async function findDecisions(queries: Queries, limit: number): Promise<ActivityRow[]> {
  const newest: Newest[] = []
  for (const action of decisions) newest.push(...(await findNewest(queries, limit, eq(auditLogs.action, action))))
  newest.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (other.id > one.id ? 1 : -1))
  return describeEvents(queries, newest.slice(0, limit))
}

const ownedBy = (whose: Whose) => (whose === null ? undefined : eq(auditLogs.tenantId, whose))

type Newest = { id: string; createdAt: Date }

const findNewest = (queries: Queries, limit: number, which: SQL | undefined): Promise<Newest[]> =>
  queries
    .select({ id: auditLogs.id, createdAt: auditLogs.createdAt })
    .from(auditLogs)
    .where(which)
    .orderBy(desc(auditLogs.createdAt), desc(auditLogs.id))
    .limit(limit)

/**
 * Found first and described then, each thing by its id: joined to all events at once, every product and account was read
 * for ten of them. A limit keeps the planner from joining whole tables; an order would have it read the log in that order.
 */
async function describeEvents(queries: Queries, events: readonly Newest[]) {
  const rows = await findEvents(
    queries,
    events.map(({ id }) => id),
  )
  const ids = rows.flatMap(({ personId }) => personId ?? [])
  const people = await queries
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, ids))
  return events.flatMap(({ id }) => {
    const row = rows.find((one) => one.id === id)
    if (!row) return []
    const person = people.find((one) => one.id === row.personId)
    return [{ ...row, firstName: person?.firstName ?? null, lastName: person?.lastName ?? null }]
  })
}

/** The events, in no order, with the thing and the id of the person that each is about. */
function findEvents(queries: Queries, ids: readonly string[]) {
  const product = queries
    .select({ name: products.name })
    .from(products)
    .where(sql`${products.id} = ${aboutProduct}`)
    .limit(1)
    .as('product')
  const order = queries
    .select({ number: orders.orderNumber, totalInCents: orders.totalInCents, buyerId: orders.buyerId })
    .from(orders)
    .where(about('order', sql`${orders.id}`))
    .limit(1)
    .as('about_order')
  const deposit = queries
    .select({
      reference: deposits.depositReference,
      userId: deposits.userId,
      inCents: sql`coalesce(${deposits.actualAmountInCents}, ${deposits.amountInCents})`
        .mapWith(deposits.amountInCents)
        .as('in_cents'),
    })
    .from(deposits)
    .where(about('deposit', sql`${deposits.id}`))
    .limit(1)
    .as('deposit')
  const withdrawal = queries
    .select({ inCents: withdrawals.amountInCents, userId: withdrawals.userId })
    .from(withdrawals)
    .where(about('withdrawal', sql`${withdrawals.id}`))
    .limit(1)
    .as('withdrawal')
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
      productName: product.name,
      orderNumber: order.number,
      orderTotalInCents: order.totalInCents,
      depositReference: deposit.reference,
      depositInCents: deposit.inCents,
      withdrawalInCents: withdrawal.inCents,
      personId: sql<string | null>`coalesce(${deposit.userId}, ${withdrawal.userId}, ${order.buyerId},
        case when ${auditLogs.entityType} = 'user' then ${auditLogs.entityId} else ${auditLogs.userId} end)`,
    })
    .from(auditLogs)
    .leftJoinLateral(product, sql`true`)
    .leftJoinLateral(order, sql`true`)
    .leftJoinLateral(deposit, sql`true`)
    .leftJoinLateral(withdrawal, sql`true`)
    .where(inArray(auditLogs.id, [...ids]))
}
