import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { applicationRole } from '../../database/database.ts'
import { arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

async function write(client: pg.Pool | pg.PoolClient, action: string, tenantId: string | null): Promise<string> {
  const id = randomUUID()
  await client.query(
    `insert into audit_logs (id, tenant_id, action, description, vietnamese_description, entity_type, changes)
     values ($1, $2, $3, 'Something', 'Việc gì đó', 'order', '{"b": 1, "a": null}')`,
    [id, tenantId, action],
  )
  return id
}

async function breaks(client: pg.Pool | pg.PoolClient = server.owner) {
  const { rows } = await client.query<{ audit_log_id: string | null; problem: string }>('select * from audit_breaks()')
  return rows.map(({ audit_log_id, problem }) => ({ id: audit_log_id, problem }))
}

/** Three entries of a shop, then somebody who gets past every privilege, undone afterwards. */
async function tampered(how: (client: pg.PoolClient, ids: string[]) => Promise<unknown>) {
  const shop = (await arrangeShop(server)).id
  const ids: string[] = []
  for (const action of ['one', 'two', 'three']) ids.push(await write(server.owner, action, shop))
  expect(await breaks()).toEqual([])
  const client = await server.owner.connect()
  try {
    await client.query('begin')
    await client.query("set local session_replication_role = 'replica'")
    await how(client, ids)
    return { ids, found: await breaks(client) }
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('audit chain: concurrent entries of shops and the platform form complete chains', async () => {
  const shop = (await arrangeShop(server)).id
  await Promise.all(
    Array.from({ length: 40 }, (_, one) => write(server.api.database.pool, `a.${one}`, one % 2 ? shop : null)),
  )
  expect(await breaks()).toEqual([])
  const { rows } = await server.owner.query('select length from audit_chains where chain = $1', [shop])
  expect(rows).toEqual([{ length: 20 }])
})

test('audit chain: names changed, removed and inserted entries', async () => {
  const changed = await tampered((client, [, id]) =>
    client.query(`update audit_logs set changes = '{"b": 2}' where id = $1`, [id]),
  )
  expect(changed.found).toEqual([{ id: changed.ids[1], problem: 'entry changed' }])
  const removed = await tampered((client, [, id]) => client.query('delete from audit_logs where id = $1', [id]))
  expect(removed.found).toEqual([{ id: removed.ids[1], problem: 'entry removed' }])
  const slipped = await tampered((client) => write(client, 'slipped', null))
  expect(slipped.found).toEqual([expect.objectContaining({ problem: 'entry slipped in' })])
})

test('audit chain: removing an entry with its link leaves a gap, removing the last one a wrong end', async () => {
  const forget = (client: pg.PoolClient, id: string | undefined) =>
    client.query(
      'with gone as (delete from audit_links where audit_log_id = $1) delete from audit_logs where id = $1',
      [id],
    )
  const middle = await tampered((client, [, id]) => forget(client, id))
  expect(middle.found).toEqual([{ id: middle.ids[2], problem: 'link removed' }])
  const last = await tampered((client, [, , id]) => forget(client, id))
  expect(last.found).toEqual([{ id: null, problem: 'end of the chain removed' }])
})

test('audit chain: entries have the same hash in every time zone', async () => {
  const client = await server.owner.connect()
  await client.query("set timezone = 'Asia/Ho_Chi_Minh'")
  await client.query("set datestyle = 'German'")
  await write(client, 'zoned', null)
  expect(await breaks(client)).toEqual([])
  client.release(true)
  expect(await breaks()).toEqual([])
})

test('audit chain: the application may neither write nor change links', async () => {
  const { rows } = await server.owner.query(
    `select privilege from unnest(array['insert', 'update', 'delete', 'truncate']) privilege, unnest(array['audit_links', 'audit_chains']) link
     where has_table_privilege($1, link, privilege)`,
    [applicationRole],
  )
  expect(rows).toEqual([])
})
