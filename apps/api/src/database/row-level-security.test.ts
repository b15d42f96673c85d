import type pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { arrangeEverything, type Everything } from '../../test/testing/arrange-everything.ts'
import { arrangePerson, arrangeShop } from '../../test/testing/arrange.ts'
import { findOwnedTables, type OwnedTable, ownerOf } from '../../test/testing/owned-tables.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import { applicationRole } from './database.ts'

const server = useTestApi()

let theirs: Everything
let mine: Everything
let tables: OwnedTable[]

beforeAll(async () => {
  theirs = await arrangeEverything(server)
  const shop = await arrangeShop(server)
  const person = await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })
  mine = { userId: person.id, tenantId: shop.id }
  tables = await findOwnedTables(server.owner)
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

async function countTheirs(table: OwnedTable): Promise<number> {
  const { rows } = await server.owner.query(`select count(*) from ${table.name} where ${table.column} = $1`, [
    ownerOf(table, theirs),
  ])
  return rows[0].count
}

test('owned tables: the catalogue lists them, and each has a test row', async () => {
  expect(tables.length).toBeGreaterThan(25)
  const empty: string[] = []
  for (const table of tables) if ((await countTheirs(table)) === 0) empty.push(table.name)
  expect(empty).toEqual([])
})

test('row-level security: enabled and forced on every reachable table, with a policy per command', async () => {
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

test("row-level security: other tenants and visitors neither read nor count a tenant's rows", async () => {
  const seen: string[] = []
  for (const table of tables) {
    for (const who of [mine, {}, { userId: mine.userId }, { tenantId: mine.tenantId }]) {
      await as(who, async (client) => {
        const values = [ownerOf(table, theirs)]
        const read = await client.query(`select * from ${table.name} where ${table.column} = $1`, values)
        if (read.rows.length > 0) seen.push(table.name)
        const counted = await client.query(`select count(*) from ${table.name} where ${table.column} = $1`, values)
        if (counted.rows[0].count > 0) seen.push(`${table.name} (counted)`)
      })
    }
  }
  expect(seen).toEqual([])
})

test('row-level security: internal rows are visible to the system only', async () => {
  await as(theirs, async (client) => {
    for (const table of [
      'credentials',
      'refresh_tokens',
      'password_resets',
      'mail_outbox',
      'two_factor',
      'two_factor_backup_codes',
      'two_factor_challenges',
      'campaign_recipients',
      'mail_digests',
      'mail_links',
      'buyer_days',
      'wallet_adjustments',
    ])
      expect((await client.query(`select from ${table}`)).rowCount).toBe(0)
  })
})

test('row-level security: owners see their rows, so that the tests above check existing rows', async () => {
  const unseen: string[] = []
  const kept = new Set([
    ...['credentials', 'password_resets'],
    ...['two_factor', 'two_factor_backup_codes', 'two_factor_challenges', 'campaign_recipients'],
    ...['mail_digests', 'mail_links', 'buyer_days', 'wallet_adjustments'],
  ])
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
