import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'

export type ExportedRow = Readonly<Record<string, unknown>>
/** Writing more at once keeps the site's other calls waiting. */
const atOnce = 200

/**
 * Reads a statement's rows with a cursor, some at a time. Needs an open transaction. The database writes them as JSON, so
 * that amounts are numbers and times are ISO 8601. A cursor takes no parameters: the values in the statement are written
 * out, so they may only come from typed columns.
 */
async function* cursorRows(queries: Queries, statement: SQL): AsyncGenerator<ExportedRow[]> {
  await queries.execute(sql`declare exported no scroll cursor for select to_json(one) as row from (${statement}) one`)
  for (;;) {
    const { rows } = await queries.execute<{ row: ExportedRow }>(sql`fetch ${sql.raw(String(atOnce))} from exported`)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < atOnce) break
  }
  await queries.execute(sql`close exported`)
}

/** The names of a statement's columns, which it has without any row. */
async function columnsOf(queries: Queries, statement: SQL): Promise<string[]> {
  const { fields } = await queries.execute(sql`select * from (${statement}) one limit 0`)
  return fields.map(({ name }) => name)
}

/** What a file is written from. */
export interface Listing {
  columns: string[]
  pages: AsyncIterable<ExportedRow[]>
}

/** The rows of a statement, for one file, with the names of their columns. */
export async function listingOf(queries: Queries, statement: SQL): Promise<Listing> {
  return { columns: await columnsOf(queries, statement), pages: cursorRows(queries, statement) }
}
