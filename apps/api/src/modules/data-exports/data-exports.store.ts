import type { QueryOf } from '@chonoi/contract'
import { and, count, desc, eq, gte, lt } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { dataExports } from '../../database/tables/data-exports.ts'
import { users } from '../../database/tables/people.ts'
import { offsetOf } from '../../http/pagination.ts'

export type DataExportRow = typeof dataExports.$inferSelect

/** An export with the name of whoever asked for it, null where the caller doesn't see the account. */
export interface RequestedExport {
  row: DataExportRow
  requester: { firstName: string; lastName: string } | null
}

const select = (queries: Queries) =>
  queries
    .select({ row: dataExports, requester: { firstName: users.firstName, lastName: users.lastName } })
    .from(dataExports)
    .leftJoin(users, eq(users.id, dataExports.requestedBy))

type Filter = QueryOf<'listDataExports'> & { page: number; limit: number }

export async function findDataExportPage(queries: Queries, tenantId: string, filter: Filter) {
  const { status, format, startDate, endDate } = filter
  const where = and(
    eq(dataExports.tenantId, tenantId),
    status && eq(dataExports.status, status),
    format && eq(dataExports.format, format),
    startDate ? gte(dataExports.createdAt, new Date(startDate)) : undefined,
    endDate ? lt(dataExports.createdAt, new Date(endDate)) : undefined,
  )
  const rows: RequestedExport[] = await select(queries)
    .where(where)
    .orderBy(desc(dataExports.createdAt), desc(dataExports.id))
    .limit(filter.limit)
    .offset(offsetOf(filter))
  const [counted] = await queries.select({ total: count() }).from(dataExports).where(where)
  return { rows, total: counted?.total ?? 0 }
}

export async function findDataExport(queries: Queries, id: string): Promise<RequestedExport | undefined> {
  const [row] = await select(queries).where(eq(dataExports.id, id))
  return row
}

/** Fails with data_export.in_progress while the tenant has one under way. */
export async function insertDataExport(
  queries: Queries,
  values: typeof dataExports.$inferInsert,
): Promise<DataExportRow> {
  const [row] = await queries.insert(dataExports).values(values).returning()
  if (!row) throw new Error('the export was not stored')
  return row
}

export async function deleteDataExportRow(queries: Queries, id: string): Promise<DataExportRow | undefined> {
  const [row] = await queries.delete(dataExports).where(eq(dataExports.id, id)).returning()
  return row
}
