import { randomBytes } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { databaseUrl } from '../../test/testing/global-setup.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import { openOwner } from './database.ts'
import { applyMigration, listPendingMigrations, migrate } from './migrate.ts'
import { readMigrationFiles } from './migration-files.ts'

const server = useTestApi()

async function apply(text: string): Promise<void> {
  const client = await server.owner.connect()
  try {
    await applyMigration(client, { name: `${randomBytes(6).toString('hex')}.sql`, text, hash: 'x' })
  } finally {
    client.release()
  }
}
const count = async (sql: string) => (await server.owner.query(sql)).rowCount

test('migrate: a dry run lists what would run and changes nothing', async () => {
  expect(await listPendingMigrations(server.owner)).toEqual([])
  const name = `${inject('templateName')}_empty`
  await server.owner.query(`create database ${name}`)
  const owner = openOwner(databaseUrl(inject('serverUrl'), name))
  expect(await listPendingMigrations(owner)).toEqual((await readMigrationFiles()).map((file) => file.name))
  expect((await owner.query(`select from pg_class where relnamespace = 'public'::regnamespace`)).rowCount).toBe(0)
  await owner.end()
})

test('migrate: servers that start together run nothing twice', async () => {
  expect(await Promise.all([migrate(server.owner), migrate(server.owner)])).toEqual([[], []])
})

test('migrate: a failure names its migration and leaves nothing of it', async () => {
  await expect(apply('create table half (id integer); select 1 / 0')).rejects.toThrow(
    /^Migration \w+\.sql failed: division by zero\.$/,
  )
  expect(await count(`select from pg_class where relname = 'half'`)).toBe(0)
})

test('migrate: an index is built concurrently outside of a transaction; one that was cut off is built anew', async () => {
  const text = '-- no transaction\ncreate unique index concurrently if not exists twice_key on twice (key);\n'
  await server.owner.query('create table twice (key integer); insert into twice values (1), (1)')
  await expect(apply(text)).rejects.toThrow(/could not create unique index/)
  const valid = `select from pg_index where indexrelid = to_regclass('twice_key') and indisvalid`
  expect(await count(valid)).toBe(0)
  await server.owner.query('delete from twice where ctid = (select min(ctid) from twice)')
  await apply(text)
  expect(await count(valid)).toBe(1)
})

test('migrate: waits for a lock only briefly, so that others pass, and tries again', async () => {
  await server.owner.query('create table busy (id integer)')
  const holder = await server.owner.connect()
  await holder.query('begin; lock table busy in access share mode')
  const applying = apply('alter table busy add column note text')
  const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'alter table busy%'`
  const look = async () => {
    // Otherwise a transaction sees the same activity until its end.
    await holder.query('select pg_stat_clear_snapshot()')
    return (await holder.query(waits)).rowCount
  }
  try {
    await expect.poll(look, { interval: 20 }).toBe(1)
    await expect.poll(look, { interval: 20 }).toBe(0)
  } finally {
    await holder.query('commit')
    holder.release()
    await applying
  }
  expect(await count(`select from pg_attribute where attrelid = 'busy'::regclass and attname = 'note'`)).toBe(1)
})
