import type { QueryOf } from '@chonoi/contract'
import { beforeAll, expect, test } from 'vitest'
import { applicationRole } from '../../database/database.ts'
import { cleanUp } from '../../jobs/clean-up.ts'
import { type ArrangedPerson, arrangePerson } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
let root: ArrangedPerson
let person: ArrangedPerson

const list = async (query: QueryOf<'listAuditLogs'> = {}, by = root) =>
  server.client(by.token).GET('/admin/audit-logs', { params: { query } })
const actionsIn = async (query: QueryOf<'listAuditLogs'>) =>
  (await list(query)).data?.auditLogs.map(({ action }) => action)

/** A role granted and taken back, which leaves two entries about the person. */
beforeAll(async () => {
  root = await arrangePerson(server, { role: 'SUPER_ADMIN' })
  person = await arrangePerson(server)
  for (const body of [{ role: 'ADMIN' }, { isVerified: true }] as const) {
    await server.client(root.token).PUT('/users/{id}', { params: { path: { id: person.id } }, body })
  }
  await server.owner.query(
    `insert into audit_logs (action, description, vietnamese_description, entity_type, severity, status, error_message)
     values ('deposit.fail', 'Nightly run failed', 'Lượt chạy đêm thất bại', 'deposit', 'ERROR', 'FAILED', 'Timeout')`,
  )
})

test('[ADM-AUD-20, ADM-AUD-23] listAuditLogs: the documented page and fields, with the address of the call', async () => {
  const { data } = await list({ search: person.id })
  expect(data).toMatchObject({ total: 2, totalPages: 1, hasPreviousPage: false, hasNextPage: false })
  expect(data?.auditLogs[1]).toEqual({
    id: expect.any(String),
    createdAt: expect.any(String),
    action: 'user.grant_role',
    description: expect.stringContaining(person.email),
    vietnameseDescription: expect.stringContaining(person.email),
    userEmail: root.email,
    userRole: 'SUPER_ADMIN',
    entityType: 'user',
    entityId: person.id,
    severity: 'CRITICAL',
    status: 'SUCCESS',
    changes: { role: { from: 'CUSTOMER', to: 'ADMIN' }, fields: ['role'] },
    errorMessage: null,
    address: expect.any(String),
  })
})

test('[ADM-AUD-19] listAuditLogs: filters by action, entity type, severity, status and time', async () => {
  const search = person.id
  expect(await actionsIn({ search, action: 'user.update' })).toEqual(['user.update'])
  expect(await actionsIn({ search, entityType: 'order' })).toEqual([])
  expect(await actionsIn({ search, severity: 'CRITICAL' })).toEqual(['user.grant_role'])
  expect(await actionsIn({ status: 'FAILED' })).toEqual(['deposit.fail'])
  expect(await actionsIn({ search, endDate: new Date(Date.now() - 60_000).toISOString() })).toEqual([])
})

test('[ADM-AUD-04, ADM-AUD-19] listAuditLogs: newest first, or sorted by time or action', async () => {
  const search = person.id
  expect(await actionsIn({ search })).toEqual(['user.update', 'user.grant_role'])
  expect(await actionsIn({ search, sortOrder: 'asc' })).toEqual(['user.grant_role', 'user.update'])
  expect(await actionsIn({ search, sortBy: 'action', sortOrder: 'asc' })).toEqual(['user.grant_role', 'user.update'])
  expect(await actionsIn({ search, sortBy: 'action' })).toEqual(['user.update', 'user.grant_role'])
})

test('listAuditLogs: words are found in both descriptions and the e-mail address, regardless of diacritics', async () => {
  expect(await actionsIn({ search: 'DEM that bai' })).toEqual(['deposit.fail'])
  expect(await actionsIn({ search: 'nightly' })).toEqual(['deposit.fail'])
  expect(await actionsIn({ search: root.email })).toContain('user.grant_role')
  expect(await actionsIn({ search: '%' })).toEqual([])
})

test('listAuditLogs: pages, with the total of the whole log', async () => {
  const { data } = await list({ limit: 1, page: 2 })
  const { rows } = await server.owner.query<{ total: number }>('select count(*)::int as total from audit_logs')
  expect(data).toMatchObject({ total: rows[0]?.total, hasPreviousPage: true, hasNextPage: true })
})

test('listAuditLogs: the total of a kind is exact, also after the job added up what was counted', async () => {
  const totals = async () =>
    [
      await list({ action: 'user.grant_role' }),
      await list({ entityType: 'user' }),
      await list({ severity: 'CRITICAL', status: 'SUCCESS' }),
    ].map(({ data }) => data?.total)
  const { rows } = await server.owner.query<Record<'granted' | 'users' | 'critical', number>>(
    `select (count(*) filter (where action = 'user.grant_role'))::int as granted,
      (count(*) filter (where entity_type = 'user'))::int as users,
      (count(*) filter (where severity = 'CRITICAL' and status = 'SUCCESS'))::int as critical from audit_logs`,
  )
  const counted = rows.flatMap(({ granted, users, critical }) => [granted, users, critical])
  expect(await totals()).toEqual(counted)
  await cleanUp(server.api)
  expect(await totals()).toEqual(counted)
})

test('[ADM-AUD-21] getAuditLogStatistics: counts all, recent, errors and critical events', async () => {
  const { data } = await server.client(root.token).GET('/admin/audit-logs/statistics')
  const { rows } = await server.owner.query<{ total: number; critical: number }>(
    `select count(*)::int as total, count(*) filter (where severity = 'CRITICAL')::int as critical from audit_logs`,
  )
  const [counted] = rows
  expect(data).toEqual({
    totalLogs: counted?.total,
    recentLogs: counted?.total,
    errorLogs: 1,
    criticalLogs: counted?.critical,
  })
})

test('[ADM-AUD-22] listAuditActions, listAuditEntityTypes: values with labels in both languages', async () => {
  const client = server.client(root.token)
  const actions = (await client.GET('/admin/audit-logs/actions')).data
  expect(actions).toContainEqual({
    value: 'user.grant_role',
    label: 'User: changed the role',
    vietnameseLabel: 'Người dùng: đổi vai trò',
  })
  expect(actions?.filter(({ label, vietnameseLabel }) => `${label}${vietnameseLabel}`.includes('undefined'))).toEqual(
    [],
  )
  const types = (await client.GET('/admin/audit-logs/entity-types')).data
  expect(types).toContainEqual({ value: 'order', label: 'Order', vietnameseLabel: 'Đơn hàng' })
})

test('[ROLE-32] audit logs are for super administrators only', async () => {
  const administrator = await arrangePerson(server, { role: 'ADMIN' })
  expect((await list({}, administrator)).error?.code).toBe('auth.role_missing')
})

test('the application may add entries, but neither change nor remove them', async () => {
  const { rows } = await server.owner.query<{ privilege: string }>(
    `select privilege from unnest(array['insert', 'update', 'delete', 'truncate']) privilege
     where has_table_privilege($1, 'audit_logs', privilege)`,
    [applicationRole],
  )
  expect(rows).toEqual([{ privilege: 'insert' }])
})
