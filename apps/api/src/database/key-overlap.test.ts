import { randomBytes } from 'node:crypto'
import { inject, afterAll, beforeAll, expect, test } from 'vitest'
import { databaseUrl } from '../../test/testing/global-setup.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import { readKeyOverlap } from '../installation/installation.ts'
import { type Database, openDatabase, openOwner } from './database.ts'
import { prepareDatabase } from './prepare-database.ts'

// Its database goes with it, and the logins of this one too.
const server = useTestApi()
const [former, current, next] = [randomBytes(32), randomBytes(32), randomBytes(32)]
let ownerUrl: string
const processes: Database[] = []

beforeAll(async () => {
  const { rows } = await server.owner.query<{ name: string }>('select current_database() as name')
  ownerUrl = databaseUrl(inject('serverUrl'), rows[0]?.name ?? '')
  await server.owner.query(`insert into installations (began_as) values ('REAL')`)
})
afterAll(() => Promise.all(processes.map((one) => one.close())))

/** A process that starts with a key, as far as its database is concerned. */
async function start(secret: Buffer, { isKeyOverlap = false } = {}): Promise<Database> {
  const database = openDatabase(await prepareDatabase({ ownerUrl, secret, isKeyOverlap }), { connections: 1 })
  processes.push(database)
  return database
}

/** Whether a process that lost its connections signs in anew. */
async function signsIn(database: Database): Promise<boolean> {
  const owner = openOwner(ownerUrl)
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and usename like 'chonoi\\_app\\_%'`,
  )
  await owner.end()
  const attempt = () =>
    database.pool.query('select 1').then(
      () => true,
      () => false,
    )
  // The first finds that its connection is gone.
  return (await attempt()) || attempt()
}

const logins = async () => {
  const { rows } = await server.owner.query<{ name: string }>(
    `select rolname as name from pg_roles
     where rolname like 'chonoi\\_app\\_' || (select oid from pg_database where datname = current_database()) || '%'`,
  )
  return rows.length
}

test('key overlap: processes of before, during and after sign in to the database side by side', async () => {
  const before = await start(former)
  const during = await start(current, { isKeyOverlap: true })
  expect([await signsIn(before), await signsIn(during)]).toEqual([true, true])
  const after = await start(current)
  expect([await signsIn(during), await signsIn(after), await signsIn(before)]).toEqual([true, true, false])
})

test('key overlap: the logins of former keys go after the next rotation', async () => {
  await start(next, { isKeyOverlap: true })
  await start(next)
  expect(await logins()).toBe(2)
})

test('key overlap: it is remembered since when it stands, until it ends', async () => {
  await start(current, { isKeyOverlap: true })
  const since = await readKeyOverlap(server.owner)
  await start(current, { isKeyOverlap: true })
  expect(await readKeyOverlap(server.owner)).toEqual(since)
  expect(since).toBeInstanceOf(Date)
  await start(current)
  expect(await readKeyOverlap(server.owner)).toBeNull()
})
