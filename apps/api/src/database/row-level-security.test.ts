import type pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { arrangeEverything, type Everything } from '../testing/arrange-everything.ts'
import { arrangePerson, arrangeShop } from '../testing/arrange.ts'
import { useTestApi } from '../testing/test-api.ts'
import { applicationRole } from './database.ts'

const server = useTestApi()

/** A shop's coupon is read by whoever was given its code; nobody but the shop writes it. */
const readByEverybody = new Set(['coupons'])
/** Whoever acts writes what they did into the log of where they did it; nobody ever changes a row. */
const addedToByEverybody = new Set(['audit_logs'])

interface OwnedTable {
  name: string
  /** The column that says whose a row is. */
  column: string
  /** A column the application may set on its own, if there is any. */
  writable: string | null
}

let theirs: Everything
let mine: Everything
let tables: OwnedTable[]

beforeAll(async () => {
  theirs = await arrangeEverything(server)
  const shop = await arrangeShop(server)
  const person = await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })
  mine = { userId: person.id, tenantId: shop.id }
  const { rows } = await server.owner.query<OwnedTable>(
    `select distinct on (c.oid) c.relname as name, a.attname as column,
       (select w.attname from pg_attribute w where w.attrelid = c.oid and w.attnum > 0 and not w.attisdropped
          and w.attgenerated = '' and w.attidentity = '' and has_column_privilege($1, c.oid, w.attnum, 'update')
        order by w.attnum limit 1) as writable
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     join unnest(array['tenant_id', 'user_id', 'owner_id', 'buyer_id']) with ordinality whose (name, place) on whose.name = a.attname
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped
     order by c.oid, whose.place`,
    [applicationRole],
  )
  tables = rows
})

/** Work as the application's role in somebody's scope, undone afterwards. */
async function as<T>(who: Partial<Everything>, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await server.api.database.pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `select set_config('app.user_id', $1, true), set_config('app.tenant_id', $2, true), set_config('app.scope', 'person', true)`,
      [who.userId ?? '', who.tenantId ?? ''],
    )
    return await work(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const ownerOf = ({ column }: OwnedTable, who: Everything) => (column === 'tenant_id' ? who.tenantId : who.userId)

/** How many rows a statement touched; refused altogether is as good as none. */
async function touched(client: pg.PoolClient, text: string, values: unknown[]): Promise<number> {
  await client.query('savepoint attempt')
  try {
    return (await client.query(text, values)).rowCount ?? 0
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error
    await client.query('rollback to savepoint attempt')
    return 0
  }
}

async function countTheirs(table: OwnedTable): Promise<number> {
  const { rows } = await server.owner.query(`select count(*) from ${table.name} where ${table.column} = $1`, [
    ownerOf(table, theirs),
  ])
  return rows[0].count
}

test('the catalogue names the tables that belong to somebody, and each has a row to be guarded', async () => {
  expect(tables.length).toBeGreaterThan(25)
  const empty: string[] = []
  for (const table of tables) if ((await countTheirs(table)) === 0) empty.push(table.name)
  expect(empty).toEqual([])
})

test('every table the application can reach has row-level security, enabled and forced, with a policy per command', async () => {
  const { rows } = await server.owner.query<{ name: string; isForced: boolean; commands: string }>(
    `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as "isForced",
       (select coalesce(string_agg(p.polcmd::text, '' order by p.polcmd::text), '') from pg_policy p
        where p.polrelid = c.oid and $1::regrole = any(p.polroles)) as commands
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and has_table_privilege($1, c.oid, 'select, insert, update, delete, truncate, references, trigger')`,
    [applicationRole],
  )
  expect(rows.filter(({ isForced, commands }) => !isForced || commands !== 'adrw')).toEqual([])
  const reachable = new Set(rows.map(({ name }) => name))
  expect(tables.filter(({ name }) => !reachable.has(name))).toEqual([])
})

test("somebody of another tenant reads and counts none of a tenant's rows; nor does a visitor", async () => {
  const seen: string[] = []
  for (const table of tables.filter(({ name }) => !readByEverybody.has(name))) {
    for (const who of [mine, {}, { userId: mine.userId }, { tenantId: mine.tenantId }]) {
      await as(who, async (client) => {
        const values = [ownerOf(table, theirs)]
        if ((await touched(client, `select * from ${table.name} where ${table.column} = $1`, values)) > 0)
          seen.push(table.name)
        const counted = await client.query(`select count(*) from ${table.name} where ${table.column} = $1`, values)
        if (counted.rows[0].count > 0) seen.push(`${table.name} (counted)`)
      })
    }
  }
  expect(seen).toEqual([])
})

test('nobody of another tenant updates or deletes any of them', async () => {
  const changed: string[] = []
  for (const table of tables) {
    await as(mine, async (client) => {
      const values = [ownerOf(table, theirs)]
      const set = table.writable ?? table.column
      const where = `where ${table.column} = $1`
      if ((await touched(client, `update ${table.name} set ${set} = ${set} ${where}`, values)) > 0)
        changed.push(`${table.name}: update`)
      if ((await touched(client, `delete from ${table.name} ${where}`, values)) > 0)
        changed.push(`${table.name}: delete`)
    })
  }
  expect(changed).toEqual([])
})

test('nobody adds a row to another tenant or gives one away to it', async () => {
  const added: string[] = []
  for (const table of tables.filter(({ name }) => !addedToByEverybody.has(name))) {
    const columns = await insertable(table)
    if (columns.length === 0) continue
    const list = columns.join(', ')
    const { rows } = await server.owner.query<{ row: object }>(
      `select to_jsonb(t) as row from ${table.name} t where ${table.column} = $1 limit 1`,
      [ownerOf(table, theirs)],
    )
    await as(mine, async (client) => {
      const text = `insert into ${table.name} (${list}) select ${list} from jsonb_populate_record(null::${table.name}, $1)`
      const refused = await client.query(text, [JSON.stringify(rows[0]?.row)]).then(
        () => null,
        (error: { code?: string }) => error.code,
      )
      if (refused === null || refused === '23505') added.push(`${table.name}: ${refused ?? 'inserted'}`)
    })
    if (table.writable === null || !(await mayWrite(table))) continue
    await as(mine, async (client) => {
      const given = client.query(`update ${table.name} set ${table.column} = $1 where ${table.column} = $2`, [
        ownerOf(table, theirs),
        ownerOf(table, mine),
      ])
      const outcome = await given.then(
        ({ rowCount }) => rowCount ?? 0,
        () => 0,
      )
      if (outcome > 0) added.push(`${table.name}: given away`)
    })
  }
  expect(added).toEqual([])
})

async function insertable(table: OwnedTable): Promise<string[]> {
  const { rows } = await server.owner.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $2::text::regclass and attnum > 0 and not attisdropped
       and attgenerated = '' and attidentity = '' and has_column_privilege($1, attrelid, attnum, 'insert')`,
    [applicationRole, table.name],
  )
  return rows.map(({ name }) => name)
}

async function mayWrite(table: OwnedTable): Promise<boolean> {
  const { rows } = await server.owner.query<{ may: boolean }>('select has_column_privilege($1, $2, $3, $4) as may', [
    applicationRole,
    table.name,
    table.column,
    'update',
  ])
  return rows[0]?.may ?? false
}

test('a hidden shop and its people are not there for others', async () => {
  await as(mine, async (client) => {
    expect((await client.query('select from tenants where id = $1', [theirs.tenantId])).rowCount).toBe(0)
    expect((await client.query('update tenants set name = name where id = $1', [theirs.tenantId])).rowCount).toBe(0)
    expect((await client.query('select from users where id = $1', [theirs.userId])).rowCount).toBe(0)
    expect((await client.query('update users set phone = phone where id = $1', [theirs.userId])).rowCount).toBe(0)
    for (const table of ['credentials', 'refresh_tokens', 'password_resets', 'mail_outbox'])
      expect((await client.query(`select from ${table}`)).rowCount).toBe(0)
  })
})

test('in their own scope the owner does see the rows, so the tests above look at the right ones', async () => {
  const unseen: string[] = []
  const kept = new Set(['credentials', 'password_resets'])
  for (const table of tables.filter(({ name }) => !kept.has(name))) {
    await as(theirs, async (client) => {
      const { rows } = await client.query(`select count(*) from ${table.name} where ${table.column} = $1`, [
        ownerOf(table, theirs),
      ])
      if (rows[0].count === 0) unseen.push(table.name)
    })
  }
  expect(unseen).toEqual([])
})
