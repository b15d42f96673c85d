import type { NotificationType } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { inScope, systemScope } from '../../database/scope.ts'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'
import { insertNotifications } from '../events/events.store.ts'

const server = useTestApi()

test('[PREF-03] getNotificationPreferences: returns an object of booleans, before any choice too', async () => {
  const client = server.client((await arrangePerson(server)).token)
  const { data } = await client.GET('/notifications/preferences')
  expect(data).toMatchObject({ orderUpdates: true, promotions: false })
  expect(Object.values(data ?? {}).every((value) => typeof value === 'boolean')).toBe(true)
})

test('[PREF-04] updateNotificationPreferences: takes an object of booleans and returns all; omitted ones stay', async () => {
  const client = server.client((await arrangePerson(server)).token)
  const before = (await client.GET('/notifications/preferences')).data
  await client.PUT('/notifications/preferences', { body: { promotions: true } })
  const { data } = await client.PUT('/notifications/preferences', { body: { orderUpdates: false } })
  expect(data).toEqual({ ...before, promotions: true, orderUpdates: false })
  expect((await client.GET('/notifications/preferences')).data).toEqual(data)
})

test('[PREF-05] updateNotificationPreferences: ignores values of other types and unknown keys', async () => {
  const { id, token } = await arrangePerson(server)
  const client = server.client(token)
  const before = (await client.GET('/notifications/preferences')).data
  const body = {
    orderUpdates: 'no',
    walletUpdates: 0,
    promotions: null,
    newsUpdates: {},
    constructor: true,
    unknown: true,
  }
  const { data } = await client.PUT('/notifications/preferences', { body })
  expect(data).toEqual(before)
  const { rows } = await server.owner.query('select preferences from notification_preferences where user_id = $1', [id])
  expect(rows[0].preferences).toEqual({})
})

test('updateNotificationPreferences: keeps both of two concurrent changes', async () => {
  const client = server.client((await arrangePerson(server)).token)
  await Promise.all([
    client.PUT('/notifications/preferences', { body: { orderUpdates: false } }),
    client.PUT('/notifications/preferences', { body: { walletUpdates: false } }),
  ])
  const { data } = await client.GET('/notifications/preferences')
  expect(data).toMatchObject({ orderUpdates: false, walletUpdates: false })
})

test('preferences: suppress notifications, except those about security', async () => {
  const { id, token } = await arrangePerson(server)
  const client = server.client(token)
  const off = { orderUpdates: false, walletUpdates: false, reviewUpdates: false, stockAlerts: false }
  await client.PUT('/notifications/preferences', { body: { ...off, systemAnnouncements: false } })
  const types: NotificationType[] = [
    ...(['ORDER_SHIPPED', 'DEPOSIT_COMPLETED', 'REVIEW_RECEIVED', 'STOCK_LOW', 'ANNOUNCEMENT'] as const),
    'SECURITY_ALERT',
  ]
  for (const type of types)
    await inScope(server.api.database, systemScope, ({ queries }) =>
      insertNotifications(queries, [
        { recipient: id, type, title: 'Tiêu đề', message: 'Nội dung', link: '/', data: {} },
      ]),
    )
  const { data } = await client.GET('/notifications')
  expect(data?.data.map(({ type }) => type)).toEqual(['SECURITY_ALERT'])
})
