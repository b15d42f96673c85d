import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { arrangedSubscription, arrangePushDevice } from '../../../test/testing/arrange-push.ts'
import { pushService } from '../../../test/testing/push-service.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const arrangeAdmin = async () => server.client((await arrangePerson(server, { role: 'ADMIN' })).token)

async function arrangeReader() {
  const person = await arrangePerson(server)
  const token = arrangedSubscription()
  await arrangePushDevice(server, person.id, { token })
  const { endpoint } = JSON.parse(token) as { endpoint: string }
  const got = () => pushService().messages.filter((message) => message.endpoint === endpoint)
  return { ...person, client: server.client(person.token), endpoint, got }
}

test.each(['/notifications', '/notifications/create'] as const)(
  '[NOTIF-03] createNotification at %s: tells the named users, as it is written, with its data',
  async (path) => {
    const [one, other] = [await arrangeReader(), await arrangeReader()]
    const body = { userIds: [one.id, other.id], title: ' Bảo trì ', message: 'Tối nay.', data: { room: '7' } }
    const { data } = await (await arrangeAdmin()).POST(path, { body })
    expect(data).toMatchObject({
      affected: 2,
      title: 'Bảo trì',
      message: 'Tối nay.',
      data: { room: '7' },
      isRead: false,
    })
    for (const { client } of [one, other])
      expect((await client.GET('/notifications')).data?.data).toMatchObject([
        { title: 'Bảo trì', type: 'ANNOUNCEMENT' },
      ])
  },
)

test('createNotification: refuses nobody, unknown users, and when nobody wants announcements', async () => {
  const admin = await arrangeAdmin()
  const said = { title: 'Bảo trì', message: 'Tối nay.' }
  expect((await admin.POST('/notifications', { body: said })).error?.fields).toMatchObject([
    { path: 'userId', code: 'required' },
  ])
  const unknown = await admin.POST('/notifications', { body: { ...said, userIds: [randomUUID()] } })
  expect(unknown.error?.fields).toMatchObject([{ path: 'userIds', code: 'user.unknown' }])
  const reader = await arrangeReader()
  await reader.client.PUT('/notifications/preferences', { body: { systemAnnouncements: false } })
  const off = await admin.POST('/notifications', { body: { ...said, userId: reader.id } })
  expect(off.error?.code).toBe('notification.switched_off')
})

test('[NOTIF-03, NOTIF-11] sendPushNotification: sends to the devices of the named users at once and counts', async () => {
  const [one, failing, off] = [await arrangeReader(), await arrangeReader(), await arrangeReader()]
  pushService().answers.set(failing.endpoint, 500)
  await off.client.PUT('/notifications/preferences', { body: { pushNotifications: false } })
  const body = { userIds: [one.id, failing.id, off.id], title: 'Giảm giá', body: 'Hôm nay.', requireInteraction: true }
  const { data } = await (await arrangeAdmin()).POST('/notifications/push', { body })
  expect(data).toEqual({ sent: 1, failed: 1, queued: 0 })
  expect(one.got()).toMatchObject([{ payload: { title: 'Giảm giá', body: 'Hôm nay.', requireInteraction: true } }])
})

test('sendPushNotification: a topic reaches everybody with the role', async () => {
  const reader = await arrangeReader()
  const seller = await arrangePerson(server, { role: 'ADMIN' })
  const token = arrangedSubscription()
  await arrangePushDevice(server, seller.id, { token })
  await (await arrangeAdmin()).POST('/notifications/push', {
    body: { topic: 'ADMIN', title: 'Họp', body: 'Chín giờ.' },
  })
  expect(pushService().messages.filter(({ endpoint }) => token.includes(endpoint))).toHaveLength(1)
  expect(reader.got()).toEqual([])
})

test('sendPushNotification: takes users or a topic, not both and not neither', async () => {
  const admin = await arrangeAdmin()
  const said = { title: 'Họp', body: 'Chín giờ.' }
  const neither = await admin.POST('/notifications/push', { body: said })
  expect(neither.error?.fields).toMatchObject([{ path: 'userIds', code: 'required' }])
  const both = await admin.POST('/notifications/push', { body: { ...said, userIds: [randomUUID()], topic: 'ALL' } })
  expect(both.error?.fields).toMatchObject([{ path: 'topic', code: 'push.users_or_topic' }])
})
