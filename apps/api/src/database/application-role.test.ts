import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { useTestApi } from '../../test/testing/test-api.ts'
import { ApplicationLoginRefused, refuseStrongLogin } from './application-login.ts'
import { applicationRole } from './database.ts'
import { inScope } from './scope.ts'

const server = useTestApi()

test('application role: owns nothing, is a member of no role and has no special privileges', async () => {
  const { rows } = await server.owner.query(
    `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, rolcanlogin,
       (select count(*) from pg_shdepend d where d.refclassid = 'pg_authid'::regclass and d.refobjid = r.oid and d.deptype = 'o') as owned,
       (select count(*) from pg_auth_members m where m.member = r.oid) as memberships
     from pg_roles r where rolname = $1`,
    [applicationRole],
  )
  expect(rows).toEqual([
    {
      ...{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false },
      ...{ rolreplication: false, rolcanlogin: false, owned: 0, memberships: 0 },
    },
  ])
})

test('application role: applies to every connection from its first statement', async () => {
  const { rows } = await server.api.database.pool.query(
    'select current_user, row_security_active(oid) from pg_class where relname = $1',
    ['orders'],
  )
  expect(rows).toEqual([{ current_user: applicationRole, row_security_active: true }])
  await expect(server.api.database.pool.query('alter table orders disable row level security')).rejects.toMatchObject({
    code: '42501',
  })
  await expect(server.api.database.pool.query('truncate orders cascade')).rejects.toMatchObject({ code: '42501' })
})

test('application login: belongs to this database and can only assume the application role', async () => {
  const { pool } = server.api.database
  const { rows } = await pool.query(
    `select session_user = '${applicationRole}_' || (select oid from pg_database where datname = current_database()) as "isOwn",
       pg_has_role(session_user, (select datdba from pg_database where datname = current_database()), 'member') as "isOwner"`,
  )
  expect(rows).toEqual([{ isOwn: true, isOwner: false }])
  const attempts = await inOneSession(async (client) => {
    const owner = (await server.owner.query('select current_user as name')).rows[0].name
    await client.query('set role none')
    await client.query(`select set_config('app.scope', 'person', false)`)
    return [
      await refusal(client, `set role ${owner}`),
      await refusal(client, `set session authorization ${owner}`),
      await refusal(client, 'alter table orders disable row level security'),
      await refusal(client, `alter role ${applicationRole} bypassrls`),
      await refusal(client, 'create table mine (id int)'),
      await refusal(client, 'create schema mine'),
      await refusal(client, `update pg_authid set rolsuper = true`),
      await refusal(client, 'select pg_read_file($$postgresql.conf$$)'),
      (await client.query('select from ledger_accounts')).rowCount,
    ]
  })
  expect(attempts).toEqual([...Array<string>(8).fill('42501'), 0])
})

test('application login: refuses a login that can bypass row-level security before serving', async () => {
  await expect(refuseStrongLogin(server.owner)).rejects.toThrow(ApplicationLoginRefused)
  await expect(refuseStrongLogin(server.api.database.pool)).resolves.toBeUndefined()
})

test('job queue: uses the application login; its tables belong to the owner', async () => {
  const { rows } = await server.api.database.pool.query(
    `select count(*) > 5 as made, count(*) filter (where pg_has_role(session_user, relowner, 'member')) as own
     from pg_class where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p')`,
  )
  expect(rows).toEqual([{ made: true, own: 0 }])
})

/** Work in a session of the application that is thrown away afterwards. */
async function inOneSession<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await server.api.database.pool.connect()
  try {
    return await work(client)
  } finally {
    client.release(true)
  }
}

const refusal = (client: pg.PoolClient, text: string) =>
  client.query(text).then(
    () => `allowed: ${text}`,
    ({ code }: { code: string }) => code,
  )

test('owner views: show public data only', async () => {
  const views = await server.owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
       and has_table_privilege($1, oid, 'select') order by relname`,
    [applicationRole],
  )
  expect(views.rows.filter(({ name }) => !/^listed_|^marketplace_figures$/.test(name))).toEqual([])
})

test('pool: no connection keeps person, tenant or scope after a transaction, committed or failed', async () => {
  const { database } = server.api
  const scope = { userId: randomUUID(), tenantId: randomUUID(), reach: 'system' } as const
  await Promise.all(
    Array.from({ length: 120 }, (_, index) =>
      inScope(database, scope, ({ switchScope }) =>
        switchScope({ ...scope, tenantId: randomUUID() }, async ({ queries }) => {
          await queries.execute('select 1')
          if (index % 3 === 0) throw new Error('broken')
          if (index % 3 === 1) await queries.execute('select 1 / 0')
        }),
      ).catch(() => undefined),
    ),
  )
  const size = database.pool.totalCount
  expect(size).toBeGreaterThan(10)
  const clients = await Promise.all(Array.from({ length: size }, () => database.pool.connect()))
  const kept = await Promise.all(
    clients.map(async (client) => {
      const { rows } = await client.query(
        `select nullif(current_setting('app.user_id', true), '') as person, nullif(current_setting('app.tenant_id', true), '') as tenant,
           nullif(current_setting('app.scope', true), '') as reach, current_user as role`,
      )
      client.release()
      return rows[0]
    }),
  )
  expect(
    kept.filter(({ person, tenant, reach, role }) => person || tenant || reach || role !== applicationRole),
  ).toEqual([])
})

test('pool: a connection lost inside a transaction fails only that transaction', async () => {
  const { database } = server.api
  const scope = { userId: null, tenantId: null, reach: 'person' } as const
  const broken = inScope(database, scope, async ({ queries }) => {
    const { rows } = await queries.execute<{ pid: number }>('select pg_backend_pid() as pid')
    // The server ends a session that is idle in a transaction.
    await queries.execute(`set local idle_in_transaction_session_timeout = '5ms'`)
    const isThere = () => server.owner.query('select from pg_stat_activity where pid = $1', [rows[0]?.pid])
    await expect.poll(async () => (await isThere()).rowCount).toBe(0)
    await queries.execute('select 1')
  })
  await expect(broken).rejects.toThrow(/Failed query: select 1/)
  await expect(inScope(database, scope, ({ queries }) => queries.execute('select 1'))).resolves.toBeDefined()
})
