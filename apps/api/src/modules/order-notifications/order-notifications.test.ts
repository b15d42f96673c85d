import { expect, test } from 'vitest'
import { arrangeOrderMessage } from '../../../test/testing/arrange-order-notifications.ts'
import { arrangePushDevice } from '../../../test/testing/arrange-push.ts'
import { arrangeCheckout, arrangePerson } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'
import { mailNotices } from '../../jobs/mail-notices.ts'
import { pushNotices } from '../../jobs/push-notices.ts'
import { sendDigests } from '../../jobs/send-digests.ts'
import { listOutbox } from '../../mail/outbox.ts'

const server = useTestApi()
const tools = () => ({ database: server.api.database, ports: server.api.ports })
const deadMailer = { send: () => Promise.reject(new Error('the mail server is down')) }
const at = (id: string) => ({ params: { path: { id } } })
const keyed = () => ({ params: { header: { 'Idempotency-Key': newKey() } } })
const written = { type: 'ORDER_DELAYED', title: 'Đơn về trễ', message: 'Mai giao ạ.' } as const

/** An order paid from the wallet; the buyer has a browser unless there is none. */
async function arrange({ hasDevice = true, preferences = {} }: { hasDevice?: boolean; preferences?: object } = {}) {
  const { buyer, body, shop } = await arrangeCheckout(server)
  const client = server.client(buyer.token)
  await client.PUT('/notifications/preferences', { body: { ...preferences } })
  const deviceId = hasDevice ? await arrangePushDevice(server, buyer.id) : ''
  const { data } = await client.POST('/orders', { ...keyed(), body })
  const orderId = data?.orders[0]?.id ?? ''
  const seller = server.client((await arrangePerson(server, { shop: shop.id })).token)
  const admin = server.client((await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })).token)
  const messages = async () =>
    (await seller.GET('/order-notifications', { params: { query: { orderId } } })).data?.data ?? []
  const on = async (channel: 'APP' | 'EMAIL' | 'PUSH') => (await messages()).find((one) => one.channel === channel)
  return { orderId, buyer, client, seller, admin, shop, deviceId, messages, on }
}

/** Tries the mail so often that it is given up. */
async function exhaustMail() {
  for (let hours = 0; hours < 8; hours++) {
    const now = () => new Date(Date.now() + hours * 3 * 3_600_000)
    await mailNotices({ ...tools(), ports: { ...server.api.ports, now, mailer: deadMailer } })
  }
}

test('[NOTIF-09] an order tells its buyer on each channel, and the shop sees what arrived', async () => {
  const { messages } = await arrange()
  expect((await messages()).map(({ channel, status }) => `${channel} ${status}`).toSorted()).toEqual([
    ...['APP SENT', 'EMAIL PENDING', 'PUSH PENDING'],
  ])
  await mailNotices(tools())
  await pushNotices(tools())
  const sent = await messages()
  expect(sent.map(({ status, attempts, channel }) => [channel, status, attempts]).toSorted()).toEqual([
    ...[['APP', 'SENT', 0] as const, ['EMAIL', 'SENT', 1] as const, ['PUSH', 'SENT', 1] as const],
  ])
  expect(sent[0]).toMatchObject({ type: 'ORDER_PLACED', failureReason: null })
})

test('an order notification: only on channels that the buyer wants', async () => {
  const { messages } = await arrange({ preferences: { emailNotifications: false, pushNotifications: false } })
  expect((await messages()).map(({ channel }) => channel)).toEqual(['APP'])
})

test('an order notification: what the shop itself is told is not the buyer’s', async () => {
  const { messages } = await arrange()
  expect((await messages()).map(({ type }) => type)).not.toContain('ORDER_RECEIVED')
})

test('[NOTIF-09] retryOrderNotification: a mail that failed is sent again, once', async () => {
  const { on, seller, buyer } = await arrange({ hasDevice: false })
  await exhaustMail()
  const failed = await on('EMAIL')
  expect(failed).toMatchObject({ status: 'FAILED', attempts: 6, failureReason: 'MAIL_FAILED', sentAt: null })
  const { data } = await seller.POST('/order-notifications/{id}/retry', at(failed?.id ?? ''))
  expect(data).toMatchObject({ status: 'PENDING', attempts: 0, failureReason: null })
  const again = await seller.POST('/order-notifications/{id}/retry', at(failed?.id ?? ''))
  expect(again.error?.code).toBe('order_notification.not_failed')
  await mailNotices(tools())
  expect(await on('EMAIL')).toMatchObject({ status: 'SENT', attempts: 1 })
  const { rows } = await server.owner.query<{ email: string }>('select email from users where id = $1', [buyer.id])
  expect((await listOutbox(server.api, 200)).filter(({ to }) => to === rows[0]?.email)).toHaveLength(1)
})

test('a push message whose last device is removed has failed; it needs a device to be sent again', async () => {
  const { on, seller, client, buyer, deviceId } = await arrange()
  await server.owner.query('delete from push_devices where id = $1', [deviceId])
  const failed = await on('PUSH')
  expect(failed).toMatchObject({ status: 'FAILED', failureReason: 'DEVICE_GONE' })
  const retry = () => seller.POST('/order-notifications/{id}/retry', at(failed?.id ?? ''))
  expect((await retry()).error?.code).toBe('order_notification.no_device')
  expect(await on('PUSH')).toMatchObject({ status: 'FAILED' })
  await arrangePushDevice(server, buyer.id)
  await client.PUT('/notifications/preferences', { body: { pushNotifications: false } })
  expect((await retry()).error?.code).toBe('notification.switched_off')
  await client.PUT('/notifications/preferences', { body: { pushNotifications: true } })
  expect((await retry()).data).toMatchObject({ status: 'PENDING' })
  await pushNotices(tools())
  expect(await on('PUSH')).toMatchObject({ status: 'SENT' })
})

test('a mail to an account that was closed meanwhile has failed', async () => {
  const { on, buyer } = await arrange({ hasDevice: false })
  await server.owner.query('update users set is_active = false where id = $1', [buyer.id])
  await mailNotices(tools())
  expect(await on('EMAIL')).toMatchObject({ status: 'FAILED', failureReason: 'ACCOUNT_CLOSED' })
})

test('a mail that its buyer no longer wants when the digest is due says so, and not that the account is closed', async () => {
  const { on, client } = await arrange({ hasDevice: false, preferences: { dailyDigest: true } })
  await client.PUT('/notifications/preferences', { body: { emailNotifications: false } })
  const now = () => new Date(Date.now() + 2 * 86_400_000)
  await sendDigests({ ...tools(), ports: { ...server.api.ports, now } })
  expect(await on('EMAIL')).toMatchObject({ status: 'FAILED', failureReason: 'SWITCHED_OFF' })
})

test('[NOTIF-09] a shop writes to its buyer, corrects the message and withdraws it', async () => {
  const { orderId, seller, client, messages } = await arrange({ hasDevice: false })
  const { data } = await seller.POST('/order-notifications', { ...keyed(), body: { orderId, ...written } })
  expect(data).toMatchObject({ ...written, orderId, channel: 'APP', status: 'SENT' })
  const id = data?.id ?? ''
  const body = { message: 'Chiều mai giao ạ.' }
  const corrected = await seller.PUT('/order-notifications/{id}', { ...at(id), body })
  expect(corrected.data).toMatchObject({ ...written, ...body })
  const texts = (await client.GET('/notifications')).data?.data.filter(({ type }) => type === written.type)
  expect(texts).toMatchObject([{ title: written.title, message: body.message }])
  await seller.DELETE('/order-notifications/{id}', at(id))
  expect((await messages()).map(({ type }) => type)).not.toContain(written.type)
  expect((await client.GET('/notifications')).data?.data.map(({ type }) => type)).not.toContain(written.type)
})

test('[NOTIF-09] getOrderNotification: for the buyer, the shop and the platform, as it is listed', async () => {
  const { on, client, seller } = await arrange({ hasDevice: false })
  const message = await on('EMAIL')
  const id = message?.id ?? ''
  const platform = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  for (const reader of [client, seller, platform])
    expect((await reader.GET('/order-notifications/{id}', at(id))).data).toEqual(message)
  const stranger = server.client((await arrangePerson(server)).token)
  expect((await stranger.GET('/order-notifications/{id}', at(id))).response.status).toBe(404)
})

test('createOrderNotification: nobody is written to who switched order updates off', async () => {
  const { orderId, seller } = await arrange({ preferences: { orderUpdates: false } })
  const { error } = await seller.POST('/order-notifications', { ...keyed(), body: { orderId, ...written } })
  expect(error?.code).toBe('notification.switched_off')
})

test('createOrderNotification: another shop’s order isn’t found, and a blank text is refused at its field', async () => {
  const [one, other] = [await arrange({ hasDevice: false }), await arrange({ hasDevice: false })]
  const send = (body: typeof written & { orderId: string }) =>
    one.seller.POST('/order-notifications', { ...keyed(), body })
  expect((await send({ ...written, orderId: other.orderId })).response.status).toBe(404)
  const { orderId } = one
  const blank = await one.seller.POST('/order-notifications', {
    ...keyed(),
    body: { ...written, orderId, title: ' ' },
  })
  expect(blank.error?.fields).toMatchObject([{ path: 'title' }])
})

test('updateOrderNotification, deleteOrderNotification: messages of the system stay as they are', async () => {
  const { on, seller } = await arrange()
  const id = (await on('APP'))?.id ?? ''
  const changed = await seller.PUT('/order-notifications/{id}', { ...at(id), body: { title: 'Khác' } })
  expect(changed.error?.code).toBe('order_notification.automatic')
  const deleted = await seller.DELETE('/order-notifications/{id}', at(id))
  expect(deleted.error?.code).toBe('order_notification.automatic')
})

test('[NOTIF-09] markOrderNotificationRead: the buyer reads it; the shop sees that', async () => {
  const { on, client, seller } = await arrange()
  const id = (await on('EMAIL'))?.id ?? ''
  expect((await seller.PATCH('/order-notifications/{id}/read', at(id))).response.status).toBe(404)
  expect((await client.PATCH('/order-notifications/{id}/read', at(id))).data).toMatchObject({ isRead: true })
  expect(await on('APP')).toMatchObject({ isRead: true })
})

test('a notification that is read in the app is read for the shop too', async () => {
  const { on, client } = await arrange()
  await client.POST('/notifications/bulk/read', { body: {} })
  expect(await on('APP')).toMatchObject({ isRead: true })
})

test('[NOTIF-09, API-19] listOrderNotifications: own purchases for buyers, all orders of the shop for its staff, nothing for others', async () => {
  const { orderId, client, seller } = await arrange({ hasDevice: false })
  const stranger = server.client((await arrangePerson(server)).token)
  const total = async (who: typeof client, query = {}) =>
    (await who.GET('/order-notifications', { params: { query } })).data?.pagination.total
  expect([await total(client), await total(seller), await total(stranger)]).toEqual([2, 2, 0])
  expect([await total(client, { orderId }), await total(stranger, { orderId })]).toEqual([2, 0])
  expect(await total(seller, { channel: 'EMAIL', status: 'PENDING', type: 'ORDER_PLACED' })).toBe(1)
  expect(await total(seller, { status: 'FAILED' })).toBe(0)
})

test('[NOTIF-09] getOrderNotificationStatistics: sums by status and channel of the shop’s orders', async () => {
  const { orderId, admin, client } = await arrange({ hasDevice: false })
  await arrangeOrderMessage(server, { orderId, hasFailed: true })
  await client.POST('/notifications/bulk/read', { body: {} })
  const { data } = await admin.GET('/order-notifications/statistics')
  expect(data).toEqual({
    ...{ total: 4, sent: 2, failed: 1, pending: 1, read: 4 },
    byChannel: [
      { channel: 'APP', total: 2, sent: 2, failed: 0, pending: 0, read: 2 },
      { channel: 'EMAIL', total: 2, sent: 0, failed: 1, pending: 1, read: 2 },
      { channel: 'PUSH', total: 0, sent: 0, failed: 0, pending: 0, read: 0 },
    ],
  })
})
