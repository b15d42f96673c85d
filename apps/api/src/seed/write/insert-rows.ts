import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'

const atOnce = 1000

/**
 * Inserts many rows in few statements, from one JSON parameter each. Keeps the given order, which the stock triggers
 * rely on. All rows must have the same columns; other columns get their default.
 */
export async function insertRows<T extends PgTable>(
  client: pg.PoolClient,
  table: T,
  rows: readonly Partial<T['$inferInsert']>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const name = getTableName(table)
  const columns = Object.keys(first)
  const names = columns.map(snakeCase).join(', ')
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = rows.slice(from, from + atOnce).map((row) => renamed(row as Record<string, unknown>, columns))
    await client.query(
      `insert into ${name} (${names}) select ${names} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
      [JSON.stringify(part)],
    )
  }
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function renamed(row: Record<string, unknown>, columns: readonly string[]) {
  return Object.fromEntries(columns.map((column) => [snakeCase(column), row[column] ?? null]))
}
