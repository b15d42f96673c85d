import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { arrangePerson, arrangeShop } from '../../test/testing/arrange.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import { removeOldRows, retentions } from './retention.ts'

const server = useTestApi()
/** The tables of docs/retention.md. scripts/lists/retention.test.mjs checks the rest of it. */
const tablesOfPage = readFileSync(join(import.meta.dirname, '../../../../docs/retention.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .flatMap((line) => [...(line.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))

const count = async (table: string) => Number((await server.owner.query(`select count(*) from ${table}`)).rows[0].count)

test('the page names each table of the database once', async () => {
  const { rows } = await server.owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and relname <> 'schema_migrations' order by 1`,
  )
  expect(tablesOfPage.toSorted()).toEqual(rows.map(({ name }) => name))
})

test('removeOldRows: removes what is older than its time, and nothing younger', async () => {
  const { id: userId } = await arrangePerson(server)
  const { id: tenantId } = await arrangeShop(server)
  const insert: Record<string, (age: string, key: string) => Promise<unknown>> = {
    notifications: (age) =>
      server.owner.query(
        `insert into notifications (user_id, type, title, message, created_at) values ($1, 'SECURITY_ALERT', '', '', now() - $2::interval)`,
        [userId, age],
      ),
    mail_digests: (age) =>
      server.owner.query(
        `insert into mail_digests (user_id, day, due_at, ended_at, created_at)
         values ($1, (now() - $2::interval)::date, now(), now(), now() - $2::interval)`,
        [userId, age],
      ),
    mail_outbox: (age) =>
      server.owner.query(
        `insert into mail_outbox (recipient, subject, text_body, html_body, created_at) values ('', '', '', '', now() - $1::interval)`,
        [age],
      ),
    search_misses: (age, key) =>
      server.owner.query(
        `insert into search_misses (day, word, browsers) values ((now() - $1::interval)::date, $2, 1)`,
        [age, key],
      ),
    contact_messages: (age) =>
      server.owner.query(
        `insert into contact_messages (name, email, topic, message, language, created_at)
         values ('Thu', 'thu@chonoi.test', 'OTHER', '', 'vi', now() - $1::interval)`,
        [age],
      ),
    invitations: (age, key) =>
      server.owner.query(
        `insert into invitations (tenant_id, email, role, token_hash, expires_at)
         values ($1, $2 || '@chonoi.test', 'SELLER', $2::bytea, now() - $3::interval)`,
        [tenantId, key, age],
      ),
    refused_addresses: (age, key) =>
      server.owner.query(
        `with entry as (insert into audit_logs (action, description, vietnamese_description, entity_type)
           values ('auth.login_refused', '', '', 'user') returning id)
         insert into refused_addresses (audit_log_id, email, created_at)
           select id, $1 || '@chonoi.test', now() - $2::interval from entry`,
        [key, age],
      ),
    failed_job_rows: (age) =>
      server.owner.query(
        `insert into failed_job_rows (job, row_id, failed_at) values ('release-orders', gen_random_uuid(), now() - $1::interval)`,
        [age],
      ),
    shop_handovers: async (age) =>
      server.owner.query(
        `insert into shop_handovers (tenant_id, sender_id, receiver_id, sender_becomes, status, expires_at, answered_at, created_at)
         values ($1, $2, $3, 'SELLER', 'CANCELLED', now(), now(), now() - $4::interval)`,
        [tenantId, userId, (await arrangePerson(server)).id, age],
      ),
    data_exports: (age) =>
      server.owner.query(
        `insert into data_exports (tenant_id, data_types, format, status, created_at)
         values ($1, '{users}', 'CSV', 'FAILED', now() - $2::interval)`,
        [tenantId, age],
      ),
    personal_exports: async (age, key) => {
      const { id } = key === 'old' ? { id: userId } : await arrangePerson(server)
      await server.owner.query(
        `insert into personal_exports (user_id, status, created_at) values ($1, 'FAILED', now() - $2::interval)`,
        [id, age],
      )
    },
  }
  expect(Object.keys(insert).toSorted()).toEqual(retentions.map(({ table }) => table).toSorted())
  for (const { table, days } of retentions) {
    await insert[table]?.(`${days} days 1 minute`, 'old')
    await insert[table]?.(`${days - 1} days`, 'new')
  }
  const before = Object.fromEntries(await Promise.all(retentions.map(async ({ table }) => [table, await count(table)])))
  const removed = await removeOldRows({ database: server.api.database, ports: server.api.ports })
  expect(removed).toEqual(Object.fromEntries(retentions.map(({ table }) => [table, 1])))
  for (const { table } of retentions) expect(await count(table), table).toBe(before[table] - 1)
})

test('removeOldRows: a notice whose mail is still to be sent stays', async () => {
  const { id: userId } = await arrangePerson(server)
  await server.owner.query(
    `insert into notifications (user_id, type, title, message, mail_due_at, created_at)
     values ($1, 'SECURITY_ALERT', '', '', now(), now() - interval '3 years')`,
    [userId],
  )
  const removed = await removeOldRows({ database: server.api.database, ports: server.api.ports })
  expect(removed.notifications).toBe(0)
})
