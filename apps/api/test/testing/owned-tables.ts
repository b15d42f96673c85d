import type pg from 'pg'
import { applicationRole } from '../../src/database/database.ts'
import type { Everything } from './arrange-everything.ts'

export interface OwnedTable {
  name: string
  /** Column with a row's owner. */
  column: string
  /** All owner columns: an order belongs to a shop and a buyer. */
  columns: string[]
  /** A column that the application may update, if any; preferably not an owner column. */
  writable: string | null
  /** Columns that the application may insert. */
  insertable: string[]
  mayDelete: boolean
  /** Whether the application may update the owner column. */
  mayGive: boolean
}

const ownerColumns = ['tenant_id', 'user_id', 'owner_id', 'buyer_id']

/** Finds the tables that belong to a tenant or person, including those of tenants and people, in the catalogue. */
export async function findOwnedTables(owner: pg.Pool): Promise<OwnedTable[]> {
  const { rows } = await owner.query<OwnedTable>(
    `with settable as (
       select * from pg_attribute where attnum > 0 and not attisdropped and attgenerated = '' and attidentity = '')
     select distinct on (c.oid) c.relname as name, a.attname as column,
       array_agg(a.attname::text) over (partition by c.oid) as columns,
       (select w.attname from settable w where w.attrelid = c.oid and has_column_privilege($1, c.oid, w.attnum, 'update')
        order by w.attname = any($2), exists (select from pg_index i
          where i.indrelid = c.oid and i.indisunique and w.attnum = any(i.indkey)), w.attnum limit 1) as writable,
       array(select w.attname::text from settable w
             where w.attrelid = c.oid and has_column_privilege($1, c.oid, w.attnum, 'insert')) as insertable,
       has_table_privilege($1, c.oid, 'delete') as "mayDelete",
       has_column_privilege($1, c.oid, a.attnum, 'update') as "mayGive"
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     join unnest($2::text[] || '{id}') with ordinality whose (name, place)
       on whose.name = a.attname and (whose.name <> 'id' or c.relname in ('tenants', 'users'))
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped
     order by c.oid, whose.place`,
    [applicationRole, ownerColumns],
  )
  return rows
}

/** Returns the value of an owner column. */
export const ownerOf = ({ name, column }: OwnedTable, who: Everything, asked = column): string =>
  asked === 'tenant_id' || name === 'tenants' ? who.tenantId : who.userId

/** Reads an expression from one of a person's rows, as an SQL literal. */
export async function literalOf(
  owner: pg.Pool,
  table: OwnedTable,
  who: Everything,
  expression: string,
): Promise<string> {
  const { rows } = await owner.query<{ literal: string }>(
    `select quote_nullable((${expression})::text) as literal from ${table.name} t where ${table.column} = $1 limit 1`,
    [ownerOf(table, who)],
  )
  if (!rows[0]) throw new Error(`${table.name} has no row of theirs`)
  return rows[0].literal
}

/** Returns an insert statement with the columns that the role may write. */
export function insertionOf({ name, insertable }: OwnedTable, row: string): string {
  if (insertable.length === 0) return `insert into ${name} default values`
  const columns = insertable.join(', ')
  return `insert into ${name} (${columns}) select ${columns} from jsonb_populate_record(null::${name}, ${row})`
}
