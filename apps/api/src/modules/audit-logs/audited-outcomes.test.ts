import { expect, test } from 'vitest'
import { arrangeAccount, arrangeSignIn, rightPassword } from '../../../test/testing/arrange-account.ts'
import { arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'
import { inScope } from '../../database/scope.ts'
import { refusedAddresses } from '../../database/tables/platform.ts'
import { removeOldRows } from '../../jobs/retention.ts'
import { writeDataExports } from '../../jobs/write-data-exports.ts'

const server = useTestApi()
const broken = useTestApi((ports) => ({
  passwords: { ...ports.passwords, verify: () => Promise.reject(new Error('the hash function is gone')) },
}))

const signIn = (email: string, password: string, to = server) =>
  to.client().POST('/auth/login', { body: { email, password } })

async function entriesOf(email: string, of = server): Promise<unknown[]> {
  const { rows } = await of.owner.query(
    `select action, status, severity, error_message as message, user_id as "by", entity_id as entity
     from audit_logs where user_email = $1 order by created_at`,
    [email],
  )
  return rows
}
const refused = { action: 'auth.login_refused', status: 'FAILED', severity: 'WARNING', by: null }

test('[ADM-AUD-24] login: records a refused sign-in with its reason, in nobody’s name', async () => {
  const { email, id } = await arrangeAccount(server)
  await signIn(email, 'khong-dung-roi')
  await server.owner.query('update users set is_active = false where id = $1', [id])
  await signIn(email, rightPassword)
  expect(await entriesOf(email)).toEqual([
    { ...refused, entity: id, message: 'Incorrect email or password' },
    { ...refused, entity: id, message: 'The account is not active' },
  ])
})

const triedBy = async (email: string) => {
  const { rows } = await server.owner.query<{ id: string; text: string }>(
    `select a.id, a::text as text from refused_addresses r join audit_logs a on a.id = r.audit_log_id where r.email = $1`,
    [email],
  )
  return rows
}
const shown = async (id: string | undefined) => {
  const root = await arrangePerson(server, { role: 'SUPER_ADMIN' })
  const query = { action: 'auth.login_refused', limit: 100 }
  const { data } = await server.client(root.token).GET('/admin/audit-logs', { params: { query } })
  return data?.auditLogs.find((log) => log.id === id)
}

test('[ADM-AUD-24] login: records a refused sign-in of an address without an account', async () => {
  await signIn('khong.co@chonoi.test', rightPassword)
  const [{ id } = {}] = await triedBy('khong.co@chonoi.test')
  expect(await shown(id)).toMatchObject({
    ...{ action: 'auth.login_refused', status: 'FAILED', severity: 'WARNING', entityId: null },
    userEmail: 'khong.co@chonoi.test',
  })
})

test('login: the entry of the audit log holds no address of somebody without an account', async () => {
  await signIn('khong.co.nua@chonoi.test', rightPassword)
  const rows = await triedBy('khong.co.nua@chonoi.test')
  expect(rows).toHaveLength(1)
  expect(rows[0]?.text).not.toContain('khong.co')
})

test('removeOldRows: forgets the address of a refused sign-in after 90 days; its entry stays as it was', async () => {
  await signIn('ngay.xua@chonoi.test', rightPassword)
  const [{ id } = {}] = await triedBy('ngay.xua@chonoi.test')
  await server.owner.query(
    `update refused_addresses set created_at = now() - interval '91 days' where audit_log_id = $1`,
    [id],
  )
  await removeOldRows({ database: server.api.database, ports: server.api.ports })
  expect(await triedBy('ngay.xua@chonoi.test')).toEqual([])
  expect(await shown(id)).toMatchObject({ action: 'auth.login_refused', userEmail: null })
  expect((await server.owner.query('select * from audit_breaks()')).rows).toEqual([])
})

test('listAuditLogs: an address that was tried without an account is the platform’s alone', async () => {
  await signIn('rieng.tu@chonoi.test', rightPassword)
  const { id: userId } = await arrangePerson(server)
  const scope = { userId, tenantId: null, reach: 'person' } as const
  const rows = await inScope(server.api.database, scope, ({ queries }) => queries.select().from(refusedAddresses))
  expect(rows).toEqual([])
})

test('[ADM-AUD-24] logout: records who signed out', async () => {
  const { token, id, email } = await arrangeSignIn(server)
  await server.client(token).POST('/auth/logout')
  expect((await entriesOf(email)).at(-1)).toMatchObject({
    action: 'auth.logout',
    status: 'SUCCESS',
    by: id,
    entity: id,
  })
})

test('[ADM-AUD-24] switchTenant: records a switch, and none to the current tenant', async () => {
  const shop = await arrangeShop(server)
  const { token, id, email } = await arrangeSignIn(server, { shop: shop.id })
  for (let time = 0; time < 2; time++)
    await server.client(token).POST('/auth/switch-tenant', { body: { tenantId: shop.id } })
  const switches = (await entriesOf(email)).slice(1)
  expect(switches).toMatchObject([{ action: 'auth.switch_tenant', status: 'SUCCESS', by: id, entity: shop.id }])
})

test('[ADM-AUD-07, ADM-AUD-18, ADM-AUD-21] a call that the server fails at is an error of the log', async () => {
  const root = await arrangePerson(broken, { role: 'SUPER_ADMIN' })
  const { response } = await signIn('ai-do@chonoi.test', rightPassword, broken)
  expect(response.status).toBe(500)
  const client = broken.client(root.token)
  const { data } = await client.GET('/admin/audit-logs', { params: { query: { status: 'FAILED' } } })
  expect(data?.auditLogs).toMatchObject([
    {
      ...{ action: 'operation.failed', severity: 'ERROR', errorMessage: 'Internal server error' },
      ...{ description: 'The operation login failed', vietnameseDescription: 'Thao tác login thất bại' },
    },
  ])
  const { data: statistics } = await client.GET('/admin/audit-logs/statistics')
  expect(statistics?.errorLogs).toBe(1)
})

test('[ADM-AUD-18, TEN-07] a data export is pending in the log until it succeeds or fails', async () => {
  const shop = (await arrangeShop(server)).id
  const client = server.client((await arrangePerson(server, { shop, shopRole: 'ADMIN' })).token)
  const { database, ports } = server.api
  const files = { ...ports.files, writeChunks: () => Promise.reject(new Error('the disk is full')) }
  for (const used of [ports, { ...ports, files }]) {
    await client.POST('/tenants/data-export', { body: { dataTypes: ['products'], format: 'CSV' } })
    await writeDataExports({ database, ports: used })
  }
  const { rows } = await server.owner.query(
    'select action, status, error_message as message from audit_logs where tenant_id = $1 order by created_at',
    [shop],
  )
  expect(rows).toEqual([
    { action: 'data_export.create', status: 'PENDING', message: null },
    { action: 'data_export.complete', status: 'SUCCESS', message: null },
    { action: 'data_export.create', status: 'PENDING', message: null },
    { action: 'data_export.failed', status: 'FAILED', message: 'Internal server error' },
  ])
})
