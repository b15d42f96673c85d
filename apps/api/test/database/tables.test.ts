import { globSync } from 'node:fs'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, expect, test } from 'vitest'
import { useTestApi } from '../testing/test-api.ts'

interface Column {
  type: string
  isNotNull: boolean
  hasDefault: boolean
}
type Columns = Readonly<Record<string, Column>>

interface Relation {
  isTable: boolean
  columns: Columns
}

const folder = join(import.meta.dirname, '../../src/database/tables')
const modules = await Promise.all(
  globSync('*.ts', { cwd: folder }).map(async (file) => (await import(join(folder, file))) as Record<string, unknown>),
)
/** Every Drizzle table by export name. Several may describe the same relation. */
const described = modules.flatMap((module) =>
  Object.entries(module).flatMap(([constant, table]) => {
    if (!is(table, PgTable)) return []
    const { name: relation, columns } = getTableConfig(table)
    return [{ constant, relation, columns }]
  }),
)

const server = useTestApi()
const catalogue = new Map<string, Relation>()
const generated = new Set<string>()

beforeAll(async () => {
  const { rows } = await server.owner.query<
    Column & { relation: string; column: string; isTable: boolean; isGenerated: boolean }
  >(
    `select relname as relation, attname as column, relkind = 'r' as "isTable", attnotnull as "isNotNull",
       format_type(atttypid, atttypmod) as type, attgenerated <> '' as "isGenerated",
       attgenerated = '' and (atthasdef or attidentity <> '') as "hasDefault"
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm') and attnum > 0 and not attisdropped`,
  )
  for (const { relation, column, isGenerated } of rows) if (isGenerated) generated.add(`${relation}.${column}`)
  for (const [name, columns] of Map.groupBy(rows, ({ relation }) => relation))
    catalogue.set(name, {
      isTable: columns.every(({ isTable }) => isTable),
      columns: Object.fromEntries(
        columns.map(({ column, type, isNotNull, hasDefault }) => [column, { type, isNotNull, hasDefault }]),
      ),
    })
})

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Formats a type as in the catalogue: numeric(2,1). */
const typeOf = (type: string) => type.replaceAll(', ', ',')

test.each(described)('$constant: describes columns of $relation as in the database', ({ relation, columns }) => {
  const there = catalogue.get(relation)
  const kept = (column: Column | undefined): Partial<Column> | undefined =>
    there?.isTable || !column ? column : { type: column.type }
  const said = columns.map((column): [string, Column] => [
    snake(column.name),
    {
      type: typeOf(column.getSQLType()),
      isNotNull: column.notNull,
      hasDefault: column.hasDefault,
    },
  ])
  expect(Object.fromEntries(said.map(([name, column]) => [name, kept(column)]))).toEqual(
    Object.fromEntries(said.map(([name]) => [name, kept(there?.columns[name])])),
  )
})

/** Written by triggers and read by the database's own functions and views alone. */
const ownOfDatabase = new Set(['articles.texts', 'article_tags.listed_at', 'audit_logs.texts'])

test('tables: every column of a described relation is described, unless the database keeps it for itself', () => {
  const names = new Set(
    described.flatMap(({ relation, columns }) => columns.map(({ name }) => `${relation}.${snake(name)}`)),
  )
  const missing = described.flatMap(({ relation }) =>
    Object.keys(catalogue.get(relation)?.columns ?? {})
      .map((column) => `${relation}.${column}`)
      .filter((one) => !names.has(one) && !generated.has(one) && !ownOfDatabase.has(one)),
  )
  expect([...new Set(missing)]).toEqual([])
})
