import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { arrangePerson } from '../../test/testing/arrange.ts'
import { arrangedSubscription, arrangePushDevice } from '../../test/testing/arrange-push.ts'
import { pushService } from '../../test/testing/push-service.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import { inScope, systemScope } from '../database/scope.ts'
import { forgetMaintenance } from '../http/maintenance.ts'
import { pushNotices } from '../jobs/push-notices.ts'
import { insertPushKey } from './push-keys.ts'
import { insertNotifications } from '../modules/events/events.store.ts'

const server = useTestApi()
const tools = () => ({ database: server.api.database, ports: server.api.ports })

async function arrangeReader(language: 'vi' | 'en' = 'vi') {
  const { id, token } = await arrangePerson(server)
  await server.owner.query('update users set language = $2 where id = $1', [id, language])
  const subscription = arrangedSubscription()
  const { endpoint } = JSON.parse(subscription) as { endpoint: string }
  const deviceId = await arrangePushDevice(server, id, { token: subscription })
  const got = () => pushService().messages.filter((message) => message.endpoint === endpoint)
  return { id, client: server.client(token), deviceId, endpoint, got }
}

const tell = (recipient: string, orderNumber = 'CN-7') =>
  inScope(server.api.database, systemScope, ({ queries }) =>
    insertNotifications(queries, [
      ...[
        { recipient, type: 'ORDER_SHIPPED', title: 'Tin', message: 'Tin.', link: '/orders/1', data: { orderNumber } },
      ],
    ]),
  )

const waiting = async (deviceId: string) =>
  (await server.owner.query('select * from push_deliveries where device_id = $1', [deviceId])).rows

test("push: a notification reaches its reader's browser encrypted, in their language, once", async () => {
  const [vietnamese, english] = [await arrangeReader('vi'), await arrangeReader('en')]
  await tell(vietnamese.id)
  await tell(english.id)
  await pushNotices(tools())
  await pushNotices(tools())
  expect(vietnamese.got()).toMatchObject([
    { payload: { title: 'Đơn đang được giao', body: 'Đơn CN-7 đang trên đường tới bạn.', link: '/orders/1' } },
  ])
  expect(english.got()).toMatchObject([{ payload: { title: 'Order shipped' } }])
  expect(await waiting(vietnamese.deviceId)).toEqual([])
})

test('push: names the site to the push service, and nothing of the message', async () => {
  const reader = await arrangeReader()
  await tell(reader.id)
  await pushNotices(tools())
  const [message] = reader.got()
  expect(message?.sender).toMatchObject({ sub: `mailto:${server.api.ports.supportEmail}` })
  expect(message?.headers.get('content-encoding')).toBe('aes128gcm')
  expect(JSON.stringify([...(message?.headers ?? [])])).not.toContain('CN-7')
})

test('push: respects the preference and skips inactive devices', async () => {
  const [off, removed] = [await arrangeReader(), await arrangeReader()]
  await off.client.PUT('/notifications/preferences', { body: { pushNotifications: false } })
  await removed.client.DELETE('/push-devices/my-devices/{id}', { params: { path: { id: removed.deviceId } } })
  await tell(off.id)
  await tell(removed.id)
  await pushNotices(tools())
  expect([...off.got(), ...removed.got()]).toEqual([])
})

test.each([404, 410])(
  'push: a device that its service answers %i for is retired with what waited for it',
  async (status) => {
    const reader = await arrangeReader()
    pushService().answers.set(reader.endpoint, status)
    await tell(reader.id)
    await tell(reader.id, 'CN-8')
    await pushNotices(tools())
    expect(await waiting(reader.deviceId)).toEqual([])
    const { data } = await reader.client.GET('/push-devices/my-devices')
    expect(data?.data).toMatchObject([{ isActive: false }])
  },
)

test.each([500, 429, new TypeError('no network')])(
  'push: %s is retried later and given up after five attempts',
  async (answer) => {
    const reader = await arrangeReader()
    pushService().answers.set(reader.endpoint, answer)
    await tell(reader.id)
    let now = new Date()
    const later = { ...tools(), ports: { ...server.api.ports, now: () => now } }
    await pushNotices(later)
    await pushNotices(later)
    expect(await waiting(reader.deviceId)).toMatchObject([{ attempts: 1 }])
    for (let hour = 0; hour < 8; hour++) {
      now = new Date(now.getTime() + 3_600_000)
      await pushNotices(later)
    }
    expect(await waiting(reader.deviceId)).toEqual([])
    expect(reader.got()).toEqual([])
  },
)

test('push: what failed once arrives when the push service is back', async () => {
  const reader = await arrangeReader()
  pushService().answers.set(reader.endpoint, 503)
  await tell(reader.id)
  await pushNotices(tools())
  pushService().answers.delete(reader.endpoint)
  await pushNotices({ ...tools(), ports: { ...server.api.ports, now: () => new Date(Date.now() + 3_600_000) } })
  expect(reader.got()).toHaveLength(1)
})

/** Starts a server in place of the push services until the test ends, and returns the way to it. */
async function replacePushServices(server: Server): Promise<typeof fetch> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  return ((url: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${new URL(url).pathname}`, init)) as typeof fetch
}

test('push: a service that leads elsewhere, never ends its answer or never gives one holds up nobody', async () => {
  const [lying, endless, silent, usual] = await Promise.all([0, 1, 2, 3].map(() => arrangeReader()))
  const paths: string[] = []
  const ofEndless = Promise.withResolvers<void>()
  const heard = Promise.withResolvers<void>()
  const is = (url: string, reader: typeof lying) => reader?.endpoint.endsWith(url)
  const pushFetch = await replacePushServices(
    createServer((request, response) => {
      const { url = '' } = request
      paths.push(url)
      request.resume()
      if (paths.length === 4) heard.resolve()
      if (is(url, lying)) return void response.writeHead(307, { location: '/elsewhere' }).end()
      if (is(url, silent)) return
      response.writeHead(201)
      if (!is(url, endless)) return void response.end()
      response.on('close', ofEndless.resolve)
      response.write('x')
    }),
  )
  const patience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  for (const reader of [lying, endless, silent, usual]) await tell(reader?.id ?? '')
  const ports = { ...server.api.ports, push: { fetch: pushFetch } }
  const delivering = pushNotices({ database: server.api.database, ports })
  await heard.promise
  // The answer that never ends is not read.
  await ofEndless.promise
  await vi.waitFor(async () => expect(await waiting(usual?.deviceId ?? '')).toEqual([]), 20_000)
  patience.abort()
  await delivering
  vi.restoreAllMocks()
  expect(paths).not.toContain('/elsewhere')
  const left = await Promise.all([lying, endless, silent, usual].map((reader) => waiting(reader?.deviceId ?? '')))
  // Sent to two, and due again for the others.
  expect(left.map((rows) => rows.map(({ attempts }) => attempts))).toEqual([[1], [], [1], []])
})

test('push: concurrent processes send each message once', async () => {
  const reader = await arrangeReader()
  for (let order = 0; order < 45; order++) await tell(reader.id, `CN-${order}`)
  await Promise.all([pushNotices(tools()), pushNotices(tools()), pushNotices(tools())])
  expect(reader.got()).toHaveLength(45)
})

test('push: waits while the platform is under maintenance', async () => {
  const reader = await arrangeReader()
  await tell(reader.id)
  const switchTo = async (isOn: boolean) => {
    await server.owner.query('update platform_settings set maintenance_mode = $1', [isOn])
    forgetMaintenance(server.api.database)
  }
  await switchTo(true)
  await pushNotices(tools())
  expect(reader.got()).toEqual([])
  await switchTo(false)
  await pushNotices(tools())
  expect(reader.got()).toHaveLength(1)
})

test('push: a device keeps the key that it subscribed with', async () => {
  const reader = await arrangeReader()
  const before = (await server.client().GET('/push-devices/key')).data?.publicKey
  await inScope(server.api.database, systemScope, ({ queries }) => insertPushKey(queries, server.api.ports))
  expect((await server.client().GET('/push-devices/key')).data?.publicKey).not.toBe(before)
  await tell(reader.id)
  await pushNotices(tools())
  expect(reader.got()[0]?.headers.get('authorization')).toContain(`k=${before}`)
})

test('push: signing out ends the messages to that device', async () => {
  const reader = await arrangeReader()
  const deviceToken = arrangedSubscription()
  await reader.client.POST('/push-devices', { body: { deviceToken } })
  await reader.client.POST('/auth/logout')
  await tell(reader.id)
  await pushNotices(tools())
  expect(pushService().messages.filter(({ endpoint }) => deviceToken.includes(endpoint))).toEqual([])
})
