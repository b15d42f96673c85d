import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { arrangePushDevice } from '../../../test/testing/arrange-push.ts'
import { pushService } from '../../../test/testing/push-service.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const arrangeAdmin = async () => server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
const at = (id: string) => ({ params: { path: { id } } })

async function arrangeDevices(count: number) {
  const person = await arrangePerson(server)
  const ids: string[] = []
  for (let one = 0; one < count; one++) ids.push(await arrangePushDevice(server, person.id))
  return { ...person, client: server.client(person.token), ids }
}

test('[PUSH-05, NOTIF-04] registerNotificationDevice: stores the device; it is listed without its token, and removed', async () => {
  const { client } = await arrangeDevices(0)
  const deviceToken = pushService().subscribe()
  const body = { deviceToken, deviceType: 'WEB', deviceName: 'Chrome', appVersion: '1.2', osVersion: 'Linux' } as const
  expect((await client.POST('/notifications/devices/register', { body })).data).toEqual({ success: true })
  const { data } = await client.GET('/notifications/devices')
  const { deviceToken: _, ...shown } = body
  expect(data?.data).toMatchObject([{ ...shown, isActive: true }])
  expect(JSON.stringify(data)).not.toContain('fcm.googleapis.com')
  await client.POST('/notifications/devices/{id}/remove', at(data?.data[0]?.id ?? ''))
  expect((await client.GET('/notifications/devices')).data?.data).toEqual([])
})

test('createPushDevice: the same browser again is the same device, active and named anew', async () => {
  const { client } = await arrangeDevices(0)
  const deviceToken = pushService().subscribe()
  const first = await client.POST('/push-devices', { body: { deviceToken, deviceName: 'Chrome' } })
  await client.DELETE('/push-devices/my-devices/{id}', at(first.data?.id ?? ''))
  const again = await client.POST('/push-devices', { body: { deviceToken, deviceName: 'Chrome 160' } })
  expect(again.data).toMatchObject({ id: first.data?.id, deviceName: 'Chrome 160', isActive: true })
})

test('createPushDevice: a shared browser belongs to whoever registered it last', async () => {
  const [one, other] = [await arrangeDevices(0), await arrangeDevices(0)]
  const deviceToken = pushService().subscribe()
  await one.client.POST('/push-devices', { body: { deviceToken } })
  await other.client.POST('/push-devices', { body: { deviceToken } })
  expect((await one.client.GET('/push-devices/my-devices')).data?.data).toEqual([])
  expect((await other.client.GET('/push-devices/my-devices')).data?.data).toHaveLength(1)
})

test('createPushDevice: refuses a subscription whose endpoint is no push service', async () => {
  const { client } = await arrangeDevices(0)
  const { keys } = JSON.parse(pushService().subscribe()) as { keys: object }
  const deviceToken = JSON.stringify({ endpoint: 'https://127.0.0.1/x', keys })
  const { error } = await client.POST('/push-devices', { body: { deviceToken } })
  expect(error?.fields).toMatchObject([{ path: 'deviceToken', code: 'push.subscription_invalid' }])
})

test('createPushDevice: the 21st device makes room by dropping the one that was seen longest ago', async () => {
  const { client, ids } = await arrangeDevices(20)
  await server.owner.query(`update push_devices set last_seen_at = now() - interval '1 day' where id = $1`, [ids[7]])
  await client.POST('/push-devices', { body: { deviceToken: pushService().subscribe() } })
  const { data } = await client.GET('/push-devices/my-devices', { params: { query: { limit: 100 } } })
  expect(data?.pagination.total).toBe(20)
  expect(data?.data.map(({ id }) => id)).not.toContain(ids[7])
})

test('[NOTIF-05] my devices: filtered, read, renamed and stopped by their owner alone', async () => {
  const { client, ids } = await arrangeDevices(2)
  const [first = '', second = ''] = ids
  await client.DELETE('/push-devices/my-devices/{id}', at(first))
  const active = await client.GET('/push-devices/my-devices', { params: { query: { isActive: true } } })
  expect(active.data?.data.map(({ id }) => id)).toEqual([second])
  const body = { deviceName: 'Máy ở nhà' }
  expect((await client.PUT('/push-devices/my-devices/{id}', { ...at(second), body })).data).toMatchObject(body)
  expect((await client.GET('/push-devices/my-devices/{id}', at(second))).data).toMatchObject(body)
  const stranger = (await arrangeDevices(0)).client
  expect((await stranger.GET('/push-devices/my-devices/{id}', at(second))).response.status).toBe(404)
})

test('[NOTIF-05] administrators: find a device by its owner, stop it and delete it for good', async () => {
  const { id: userId, ids } = await arrangeDevices(1)
  const admin = await arrangeAdmin()
  const { rows } = await server.owner.query<{ email: string }>('select email from users where id = $1', [userId])
  const query = { search: rows[0]?.email ?? '' }
  const list = async () => (await admin.GET('/push-devices/admin/all', { params: { query } })).data?.data
  expect(await list()).toMatchObject([{ id: ids[0], user: { id: userId, email: query.search } }])
  const [id = ''] = ids
  await admin.DELETE('/push-devices/admin/device/{id}', at(id))
  expect((await admin.GET('/push-devices/admin/device/{id}', at(id))).data?.isActive).toBe(false)
  const back = await admin.PUT('/push-devices/admin/device/{id}', { ...at(id), body: { isActive: true } })
  expect(back.data?.isActive).toBe(true)
  const listed = await admin.GET('/push-devices/admin/user/{id}/devices', at(userId))
  expect(listed.data?.data.map((device) => device.id)).toEqual([id])
  await admin.DELETE('/push-devices/admin/device/{id}/hard-delete', at(id))
  expect(await list()).toEqual([])
  const logged = await server.owner.query('select action from audit_logs where entity_id = $1 order by created_at', [
    id,
  ])
  expect(logged.rows.map(({ action }) => action as string)).toEqual([
    'push_device.deactivate',
    'push_device.update',
    'push_device.delete',
  ])
})

test('listUserPushDevices: an unknown user is not found', async () => {
  const admin = await arrangeAdmin()
  expect((await admin.GET('/push-devices/admin/user/{id}/devices', at(randomUUID()))).response.status).toBe(404)
})

test('[NOTIF-06] cleanupInactivePushDevices: deletes devices unseen for 90 days by default', async () => {
  const { client, ids } = await arrangeDevices(2)
  const unseen = (id: string | undefined, days: number) =>
    server.owner.query("update push_devices set last_seen_at = now() - $2 * interval '1 day' where id = $1", [id, days])
  await unseen(ids[0], 91)
  await unseen(ids[1], 89)
  const { data } = await (await arrangeAdmin()).POST('/push-devices/admin/cleanup/inactive-devices')
  expect(data).toEqual({ removed: 1 })
  expect((await client.GET('/push-devices/my-devices')).data?.data.map(({ id }) => id)).toEqual([ids[1]])
})

test('[NOTIF-05] getPushDeviceStats: counts active and inactive devices by type', async () => {
  const admin = await arrangeAdmin()
  const before = (await admin.GET('/push-devices/admin/stats')).data
  const { client, ids } = await arrangeDevices(3)
  await client.DELETE('/push-devices/my-devices/{id}', at(ids[0] ?? ''))
  const after = (await admin.GET('/push-devices/admin/stats')).data
  expect(after).toMatchObject({ total: (before?.total ?? 0) + 3, inactive: (before?.inactive ?? 0) + 1 })
  expect(after?.byType[0]?.deviceType).toBe('WEB')
})

test('[NOTIF-05, NOTIF-11] getPushHealth: names the provider, and fails while messages are overdue', async () => {
  const { ids } = await arrangeDevices(1)
  const health = async () => (await server.client().GET('/push-devices/health')).data
  expect(await health()).toMatchObject({ status: 'ok', provider: 'web-push' })
  await server.owner.query(
    `insert into push_deliveries (device_id, content, due_at) values ($1, '{}', now() - interval '11 minutes')`,
    [ids[0]],
  )
  expect((await health())?.status).toBe('failing')
  await server.owner.query('delete from push_deliveries')
})

test('getPushKey: the same key for everybody, also when many ask for the first at once', async () => {
  await server.owner.query('delete from push_devices')
  await server.owner.query('delete from push_keys')
  const keys = await Promise.all(
    Array.from({ length: 12 }, async () => (await server.client().GET('/push-devices/key')).data?.publicKey),
  )
  expect(new Set(keys).size).toBe(1)
  expect(Buffer.from(keys[0] ?? '', 'base64url')).toHaveLength(65)
})
