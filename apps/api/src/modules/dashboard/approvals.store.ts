import { and, count, eq, gte, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/database.ts'
import { products, reviews } from '../../database/tables/catalogue.ts'
import { withdrawals } from '../../database/tables/money.ts'
import { tenants, users } from '../../database/tables/people.ts'
import { articles } from '../../database/tables/news.ts'
import { auditOutcomes } from '../../database/tables/platform.ts'

const queues = {
  tenants: [tenants, tenants.createdAt, eq(tenants.approvalStatus, 'PENDING')],
  products: [products, products.createdAt, eq(products.status, 'PENDING')],
  withdrawals: [withdrawals, withdrawals.createdAt, eq(withdrawals.status, 'PENDING')],
  reviews: [reviews, reviews.createdAt, eq(reviews.awaitsDecision, true)],
  articles: [articles, articles.createdAt, eq(articles.status, 'DRAFT')],
  users: [users, users.createdAt, and(eq(users.isActive, true), eq(users.isVerified, false))],
} as const satisfies Record<string, readonly [PgTable, PgColumn, SQL | undefined]>

export type QueueName = keyof typeof queues
export const queueNames = Object.keys(queues) as QueueName[]

const toDate = (moment: string) => new Date(moment)

/** How many items of a queue wait, and since when the oldest does. Runs as the system. */
export async function countQueue(queries: Queries, name: QueueName) {
  const [table, createdAt, isWaiting] = queues[name]
  const [row] = await queries
    .select({ waiting: count(), oldestAt: sql<Date | null>`min(${createdAt})`.mapWith(toDate) })
    .from(table)
    .where(isWaiting)
  return { waiting: row?.waiting ?? 0, oldestAt: row?.oldestAt ?? null }
}

/** Audited actions that ended from a day on (Ho Chi Minh time), and those that succeeded, as counted when they were written. */
export async function countOutcomes(queries: Queries, firstDay: string) {
  const sumOf = (which: SQL) => sql`coalesce(sum(${auditOutcomes.change}) filter (where ${which}), 0)`.mapWith(Number)
  const [row] = await queries
    .select({ all: sumOf(ne(auditOutcomes.status, 'PENDING')), succeeded: sumOf(eq(auditOutcomes.status, 'SUCCESS')) })
    .from(auditOutcomes)
    .where(gte(auditOutcomes.day, firstDay))
  return row ?? { all: 0, succeeded: 0 }
}
