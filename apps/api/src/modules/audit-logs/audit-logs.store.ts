import type { QueryOf } from '@chonoi/contract'
import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql, sum } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { type FoundRows, foundRows, nothingFound } from '../../database/search-reach.ts'
import { auditCounts, auditLogs, refusedAddresses } from '../../database/tables/platform.ts'
import { wordPatterns } from '../../database/word-patterns.ts'
import { offsetOf } from '../../http/pagination.ts'
import type { Audit } from '../events/event.ts'

export type AuditLogRow = typeof auditLogs.$inferSelect
type AuditQuery = QueryOf<'listAuditLogs'>

/** The action of entries whose address may stand beside them. */
const signInRefusal = 'auth.login_refused' satisfies Audit['action']

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Entries about an entity, else those whose texts hold all typed words in any order. */
async function holding(
  queries: Queries,
  search: string,
): Promise<Pick<FoundRows, 'isNewestOnly'> & { condition: SQL }> {
  if (uuid.test(search)) return { condition: eq(auditLogs.entityId, search), isNewestOnly: false }
  const patterns = wordPatterns(search)
  const { ids, isNewestOnly } =
    patterns.length === 0
      ? nothingFound
      : await foundRows(queries, 'newest', (atMost) => sql`find_audit_logs(${sql.param(patterns)}::text[], ${atMost})`)
  return { condition: inArray(auditLogs.id, ids), isNewestOnly }
}

function matching({ action, entityType, severity, status, startDate, endDate }: AuditQuery, found?: SQL) {
  return and(
    action ? eq(auditLogs.action, action) : undefined,
    entityType ? eq(auditLogs.entityType, entityType) : undefined,
    severity ? eq(auditLogs.severity, severity) : undefined,
    status ? eq(auditLogs.status, status) : undefined,
    startDate ? gte(auditLogs.createdAt, new Date(startDate)) : undefined,
    endDate ? lt(auditLogs.createdAt, new Date(endDate)) : undefined,
    found,
  )
}

/** A page of the log and how many entries match. */
export async function findAuditLogs(queries: Queries, query: AuditQuery & { page: number; limit: number }) {
  const search = query.search?.trim()
  const found = search ? await holding(queries, search) : undefined
  const where = matching(query, found?.condition)
  const inOrder = query.sortOrder === 'asc' ? asc : desc
  const stored = await queries
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
  const rows = await withTriedAddresses(queries, stored)
  if (found) return { rows, total: await countWhere(queries, where), isNewestOnly: found.isNewestOnly }
  const isCounted = !query.startDate && !query.endDate
  return {
    rows,
    isNewestOnly: false,
    total: await (!where ? countAll(queries) : isCounted ? sumCounts(queries, query) : countWhere(queries, where)),
  }
}

/** Adds the addresses of refused sign-ins that aren't forgotten yet. */
async function withTriedAddresses(queries: Queries, rows: readonly AuditLogRow[]): Promise<AuditLogRow[]> {
  const ids = rows.filter(({ action, userEmail }) => action === signInRefusal && !userEmail).map(({ id }) => id)
  if (ids.length === 0) return [...rows]
  const tried = await queries.select().from(refusedAddresses).where(inArray(refusedAddresses.auditLogId, ids))
  const emails = new Map(tried.map(({ auditLogId, email }) => [auditLogId, email]))
  return rows.map((row) => ({ ...row, userEmail: emails.get(row.id) ?? row.userEmail }))
}

async function countWhere(queries: Queries, where: SQL | undefined): Promise<number> {
  const [counted] = await queries.select({ total: count() }).from(auditLogs).where(where)
  return counted?.total ?? 0
}

/** How many entries are of a kind, from what is counted as they are written. */
async function sumCounts(
  queries: Queries,
  { action, entityType, severity, status }: Pick<AuditQuery, 'action' | 'entityType' | 'severity' | 'status'>,
): Promise<number> {
  const [counted] = await queries
    .select({ total: sum(auditCounts.change).mapWith(Number) })
    .from(auditCounts)
    .where(
      and(
        action ? eq(auditCounts.action, action) : undefined,
        entityType ? eq(auditCounts.entityType, entityType) : undefined,
        severity ? eq(auditCounts.severity, severity) : undefined,
        status ? eq(auditCounts.status, status) : undefined,
      ),
    )
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
    errorLogs: await sumCounts(queries, { severity: 'ERROR' }),
    criticalLogs: await sumCounts(queries, { severity: 'CRITICAL' }),
  }
}
