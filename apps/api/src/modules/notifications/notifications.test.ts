import { randomUUID } from 'node:crypto'
import type { NotificationType } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { type TestClient, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

const tell = async (userId: string, count = 1, type: NotificationType = 'ORDER_PLACED') => {
  const { rows } = await server.owner.query<{ id: string }>(
    `insert into notifications (user_id, type, title, message, link, data, created_at)
     select $1, $2, 'Tiêu đề', 'Nội dung', '/orders', '{"orderNumber":"DH-1"}', now() + n * interval '1 second'
     from generate_series(1, $3) n returning id`,
    [userId, type, count],
  )
  return rows.map(({ id }) => id)
}
const unread = async (client: TestClient) => (await client.GET('/notifications/unread-count')).data

test('[NOTIF-01, LIST-09, API-15] listNotifications: newest first, read and unread, page 1 with limit 20 by default', async () => {
  const { id, token } = await arrangePerson(server)
  const client = server.client(token)
  const ids = await tell(id, 25)
  await client.POST('/notifications/{id}/read', { params: { path: { id: ids[24] ?? '' } } })
  const { data } = await client.GET('/notifications')
  expect(data?.data.map((one) => one.id)).toEqual(ids.toReversed().slice(0, 20))
  expect(data?.pagination).toEqual({ page: 1, limit: 20, total: 25, totalPages: 2, hasNext: true, hasPrev: false })
  expect(data?.data[0]).toMatchObject({ isRead: true, type: 'ORDER_PLACED', data: { orderNumber: 'DH-1' } })
  const rest = await client.GET('/notifications', { params: { query: { unreadOnly: true, page: 2, limit: 20 } } })
  expect(rest.data?.data).toHaveLength(4)
  expect(rest.data?.pagination).toMatchObject({ total: 24, hasNext: false, hasPrev: true })
})

test('[NOTIF-10] getUnreadNotificationCount: returns count', async () => {
  const { id, token } = await arrangePerson(server)
  await tell(id, 3)
  expect(await unread(server.client(token))).toEqual({ count: 3 })
})

test('[NOTIF-02] markNotificationRead, bulkMarkNotificationsRead: mark one, the named ones or all', async () => {
  const { id, token } = await arrangePerson(server)
  const client = server.client(token)
  const [first = '', second = '', third = ''] = await tell(id, 5)
  expect((await client.POST('/notifications/{id}/read', { params: { path: { id: first } } })).data).toEqual({
    success: true,
  })
  expect(await unread(client)).toEqual({ count: 4 })
  const named = await client.POST('/notifications/bulk/read', { body: { notificationIds: [first, second, third] } })
  expect(named.data).toEqual({ affected: 2 })
  expect((await client.POST('/notifications/bulk/read', { body: {} })).data).toEqual({ affected: 2 })
  expect((await client.POST('/notifications/bulk/read', { body: { notificationIds: [] } })).data).toEqual({
    affected: 0,
  })
})

test("[API-14] markNotificationRead: another person's is not found, and a bulk call skips it", async () => {
  const other = await arrangePerson(server)
  const [theirs = ''] = await tell(other.id)
  const client = server.client((await arrangePerson(server, { role: 'SUPER_ADMIN' })).token)
  for (const id of [theirs, randomUUID()])
    expect((await client.POST('/notifications/{id}/read', { params: { path: { id } } })).response.status).toBe(404)
  expect((await client.POST('/notifications/bulk/read', { body: { notificationIds: [theirs] } })).data).toEqual({
    affected: 0,
  })
  expect(await unread(server.client(other.token))).toEqual({ count: 1 })
})

test('[API-16] listNotifications: refuses an invalid page or limit', async () => {
  const client = server.client((await arrangePerson(server)).token)
  const { error } = await client.GET('/notifications', { params: { query: { page: 0, limit: 101 } } })
  expect(error?.fields?.map(({ path }) => path)).toEqual(['page', 'limit'])
})
