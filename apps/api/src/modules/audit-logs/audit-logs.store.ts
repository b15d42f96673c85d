import type { QueryOf } from '@chonoi/contract'
import { searchText } from '@chonoi/domain'
import { and, asc, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { likePattern } from '../../database/like-pattern.ts'
import { auditLogs } from '../../database/tables/platform.ts'
import { offsetOf } from '../../http/pagination.ts'

export type AuditLogRow = typeof auditLogs.$inferSelect
type AuditQuery = QueryOf<'listAuditLogs'>

/** A search finds that many of the newest matches, so that a frequent word doesn't read the whole log. */
const maxFound = 10_000
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Entries about an entity, else those whose texts hold all typed words in any order. */
function holding(typed: string): SQL | undefined {
  const search = typed.trim()
  if (search === '') return undefined
  if (uuid.test(search)) return eq(auditLogs.entityId, search)
  // A code such as NT-25 stays together.
  const words = /\s/u.test(search) ? searchText(search).split(' ') : [searchText(search)]
  if (words[0] === '') return sql`false`
  const longestFirst = words.toSorted((one, other) => other.length - one.length).map(likePattern)
  return sql`${auditLogs.id} in (select find_audit_logs(${sql.param(longestFirst)}::text[], ${maxFound}))`
}

function matching({ search = '', action, entityType, severity, status, startDate, endDate }: AuditQuery) {
  return and(
    action ? eq(auditLogs.action, action) : undefined,
    entityType ? eq(auditLogs.entityType, entityType) : undefined,
    severity ? eq(auditLogs.severity, severity) : undefined,
    status ? eq(auditLogs.status, status) : undefined,
    startDate ? gte(auditLogs.createdAt, new Date(startDate)) : undefined,
    endDate ? lt(auditLogs.createdAt, new Date(endDate)) : undefined,
    holding(search),
  )
}

/** A page of the log and how many entries match. */
export async function findAuditLogs(queries: Queries, query: AuditQuery & { page: number; limit: number }) {
  const where = matching(query)
  const inOrder = query.sortOrder === 'asc' ? asc : desc
  const rows = await queries
    .select()
    .from(auditLogs)
    .where(where)
    .orderBy(
      ...(query.sortBy === 'action' ? [inOrder(auditLogs.action)] : []),
      inOrder(auditLogs.createdAt),
      inOrder(auditLogs.id),
    )
    .limit(query.limit)
    .offset(offsetOf(query))
  return { rows, total: where ? await countWhere(queries, where) : await countAll(queries) }
}

async function countWhere(queries: Queries, where: SQL | undefined): Promise<number> {
  const [counted] = await queries.select({ total: count() }).from(auditLogs).where(where)
  return counted?.total ?? 0
}

/** The length of the whole log, from its chains. */
async function countAll(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ total: string }>(
    sql`select coalesce(sum(length), 0) as total from audit_chains`,
  )
  return Number(rows[0]?.total ?? 0)
}

export async function countAuditLogs(queries: Queries, recentSince: Date) {
  return {
    totalLogs: await countAll(queries),
    recentLogs: await countWhere(queries, gte(auditLogs.createdAt, recentSince)),
    errorLogs: await countWhere(queries, eq(auditLogs.severity, 'ERROR')),
    criticalLogs: await countWhere(queries, eq(auditLogs.severity, 'CRITICAL')),
  }
}
