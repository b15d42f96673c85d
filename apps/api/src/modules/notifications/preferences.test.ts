import type { NotificationType } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { inScope, systemScope } from '../../database/scope.ts'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'
import { insertNotifications } from '../events/events.store.ts'

const server = useTestApi()

test('[PREF-03] the preferences are an object of booleans, before anything was chosen too', async () => {
  const client = server.client((await arrangePerson(server)).token)
  const { data } = await client.GET('/notifications/preferences')
  expect(data).toMatchObject({ orderUpdates: true, promotions: false })
  expect(Object.values(data ?? {}).every((value) => typeof value === 'boolean')).toBe(true)
})

test('[PREF-04] saving takes an object of booleans and answers all of them; the unnamed stay', async () => {
  const client = server.client((await arrangePerson(server)).token)
  const before = (await client.GET('/notifications/preferences')).data
  await client.PUT('/notifications/preferences', { body: { promotions: true } })
  const { data } = await client.PUT('/notifications/preferences', { body: { orderUpdates: false } })
  expect(data).toEqual({ ...before, promotions: true, orderUpdates: false })
  expect((await client.GET('/notifications/preferences')).data).toEqual(data)
})

test('[PREF-05] keys with other kinds of value, and unknown keys, are ignored', async () => {
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

test('two changes at once both stay', async () => {
  const client = server.client((await arrangePerson(server)).token)
  await Promise.all([
    client.PUT('/notifications/preferences', { body: { orderUpdates: false } }),
    client.PUT('/notifications/preferences', { body: { walletUpdates: false } }),
  ])
  const { data } = await client.GET('/notifications/preferences')
  expect(data).toMatchObject({ orderUpdates: false, walletUpdates: false })
})

test('nobody is told about what they switched off; safety is told always', async () => {
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
