import type pg from 'pg'

/** Values are written and read in the same form whatever the server's settings are, and no statement is cut off. */
export const plainForms = `
  set local client_encoding = 'utf8';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'iso_8601';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

/**
 * Tables with their columns, as SQL writes their names. Without unlogged ones, which PostgreSQL itself forgets in a
 * crash, and without what the database computes or a migration writes about itself. The job queue has a schema of its
 * own and is left out: every start makes its schedule anew, and nothing else is put in it.
 */
export async function listTables(client: pg.ClientBase): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select format('%I', c.relname) as name, array_agg(format('%I', a.attname) order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
       and c.relname <> 'schema_migrations'
     group by c.oid, c.relname order by c.relname`,
  )
  return rows
}

export async function listSequences(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I', relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' and relpersistence = 'p' order by relname`,
  )
  return rows.map(({ name }) => name)
}

/** Tables whose row-level security holds for their owner too. */
export async function listWalledTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I', relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relforcerowsecurity order by relname`,
  )
  return rows.map(({ name }) => name)
}

/** Whether the user reads every row: as a superuser, or by the policies that the migrations gave to the owner. */
export async function readsEverything(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_class c, pg_roles r where r.rolname = current_user and not r.rolsuper and not r.rolbypassrls
       and c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
       and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'owner_all' and r.oid = any (p.polroles))
     limit 1`,
  )
  return rowCount === 0
}
