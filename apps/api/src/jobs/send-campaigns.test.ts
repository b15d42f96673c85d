import { expect, test, vi } from 'vitest'
import { arrangePushDevice, arrangedSubscription } from '../../test/testing/arrange-push.ts'
import { arrangeCampaign, arrangeFollower } from '../../test/testing/arrange-campaigns.ts'
import { arrangePerson } from '../../test/testing/arrange.ts'
import { pushService } from '../../test/testing/push-service.ts'
import { openSmtpCatcher } from '../../test/testing/smtp-catcher.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import { listOutbox } from '../mail/outbox.ts'
import { smtpMailer } from '../ports/mailer.ts'
import { pushNotices } from './push-notices.ts'
import { sendCampaigns } from './send-campaigns.ts'

const server = useTestApi()
const tools = (now = new Date()) => ({
  database: server.api.database,
  ports: { ...server.api.ports, now: () => now },
})
vi.setConfig({ testTimeout: 90_000 })
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

/** Leaves only the followers of one test among those who chose promotions. */
const forgetFollowers = () => server.owner.query('delete from notification_preferences')
const mailsTo = async (email: string) => (await listOutbox(server.api, 500)).filter(({ to }) => to === email)
const arrangeAdmin = async () => server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
const at = (id: string) => ({ params: { path: { id } } })
const read = async (id: string) => (await (await arrangeAdmin()).GET('/notification-campaigns/{id}', at(id))).data

test('[NOTIF-07] an in-app campaign is in the list of those who chose promotions, with their name, and is complete', async () => {
  await forgetFollowers()
  const [follower, other] = [await arrangeFollower(server), await arrangePerson(server)]
  const id = await arrangeCampaign(server, { status: 'SENDING' })
  await sendCampaigns(tools())
  const { data } = await server.client(follower.token).GET('/notifications')
  expect(data?.data).toMatchObject([{ type: 'PROMOTION', title: 'Chào An', message: 'Giảm 10%.', link: '/products' }])
  expect((await server.client(other.token).GET('/notifications')).data?.data).toEqual([])
  expect(await read(id)).toMatchObject({
    status: 'SENT',
    figures: { recipients: 1, waiting: 0, sent: 1, delivered: 1, opened: 0 },
  })
})

test('[NOTIF-07] a mail campaign goes once to those who left mail on, in their language, with the way to stop it', async () => {
  await forgetFollowers()
  const [vietnamese, english] = [await arrangeFollower(server), await arrangeFollower(server)]
  await server.owner.query(`update users set language = 'en' where id = $1`, [english.id])
  const off = await arrangeFollower(server, { emailNotifications: false })
  const id = await arrangeCampaign(server, { status: 'SENDING', channel: 'EMAIL' })
  await sendCampaigns(tools())
  await sendCampaigns(tools(later(30)))
  const [mail, ...more] = await mailsTo(vietnamese.email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: 'Chào An' })
  expect(mail?.text).toMatch(/http:\/\/localhost:3000\/offer\?id=[\da-f-]{36}&to=%2Fproducts/)
  expect((await mailsTo(english.email))[0]?.text).toMatch(/^Hello /)
  expect((await mailsTo(english.email))[0]?.text).toMatch(/http:\/\/localhost:3000\/unsubscribe\?id=[\da-f-]{36}/)
  expect(await mailsTo(off.email)).toEqual([])
  expect(await read(id)).toMatchObject({ status: 'SENT', figures: { recipients: 2, sent: 2, failed: 0 } })
})

test('[NOTIF-07] the button of a mail program stops promotions at one press, without a session', async () => {
  await forgetFollowers()
  const follower = await arrangeFollower(server)
  await arrangeCampaign(server, { status: 'SENDING', channel: 'EMAIL' })
  const catcher = await openSmtpCatcher()
  const { database, ports } = tools()
  await sendCampaigns({
    database,
    ports: { ...ports, mailer: smtpMailer(catcher.url, 'Chợ Nổi <no-reply@chonoi.test>') },
  })
  await catcher.close()
  const head = (catcher.mails[0]?.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n\s+/g, ' ')
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
  const url = /^List-Unsubscribe: <([^>]+)>/m.exec(head)?.[1] ?? ''
  expect(url).toMatch(/^http:\/\/localhost:3000\/api\/v1\//)
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const answer = await server.send(url.split('/api/v1')[1] ?? '', { method: 'POST', body })
  expect(answer.status).toBe(200)
  const preferences = await server.client(follower.token).GET('/notifications/preferences')
  expect(preferences.data?.promotions).toBe(false)
})

test('[NOTIF-07] a push campaign reaches active devices, and its delivery is counted once per person', async () => {
  await forgetFollowers()
  const follower = await arrangeFollower(server)
  await arrangeFollower(server)
  const subscription = arrangedSubscription()
  await arrangePushDevice(server, follower.id, { token: subscription })
  await arrangePushDevice(server, follower.id)
  const id = await arrangeCampaign(server, { status: 'SENDING', channel: 'PUSH' })
  await sendCampaigns(tools())
  await pushNotices(tools())
  const { endpoint } = JSON.parse(subscription) as { endpoint: string }
  expect(pushService().messages.filter((message) => message.endpoint === endpoint)).toMatchObject([
    { payload: { title: 'Chào An', body: 'Giảm 10%.', link: '/products' } },
  ])
  expect((await read(id))?.figures).toMatchObject({ recipients: 1, sent: 1, delivered: 1 })
})

test('a push campaign whose devices are gone has failed for their owner', async () => {
  await forgetFollowers()
  const follower = await arrangeFollower(server)
  const subscription = arrangedSubscription()
  await arrangePushDevice(server, follower.id, { token: subscription })
  pushService().answers.set((JSON.parse(subscription) as { endpoint: string }).endpoint, 410)
  const id = await arrangeCampaign(server, { status: 'SENDING', channel: 'PUSH' })
  await sendCampaigns(tools())
  await pushNotices(tools())
  expect((await read(id))?.figures).toMatchObject({ sent: 1, delivered: 0, failed: 1 })
})

test('[NOTIF-07] no more people get it in a minute than its rate', async () => {
  await forgetFollowers()
  for (let one = 0; one < 5; one++) await arrangeFollower(server)
  const id = await arrangeCampaign(server, { status: 'SENDING', rate: 2 })
  expect([await sendCampaigns(tools()), await sendCampaigns(tools())]).toEqual([2, 0])
  expect((await read(id))?.figures).toMatchObject({ recipients: 5, sent: 2, waiting: 3 })
  expect([await sendCampaigns(tools(later(2))), await sendCampaigns(tools(later(4)))]).toEqual([2, 1])
  expect(await read(id)).toMatchObject({ status: 'SENT', figures: { sent: 5, waiting: 0 } })
})

test('somebody who takes back their consent before their turn is skipped', async () => {
  await forgetFollowers()
  const [first, second] = [await arrangeFollower(server), await arrangeFollower(server)]
  const id = await arrangeCampaign(server, { status: 'SENDING', rate: 1 })
  await sendCampaigns(tools())
  for (const { token } of [first, second])
    await server.client(token).PUT('/notifications/preferences', { body: { promotions: false } })
  await sendCampaigns(tools(later(2)))
  expect(await read(id)).toMatchObject({ status: 'SENT', figures: { recipients: 2, sent: 1, skipped: 1 } })
})

test('[NOTIF-07] pausing stops it between batches, resuming goes on with those who are left', async () => {
  await forgetFollowers()
  for (let one = 0; one < 3; one++) await arrangeFollower(server)
  const client = await arrangeAdmin()
  const id = await arrangeCampaign(server, { status: 'SENDING', rate: 1 })
  await sendCampaigns(tools())
  await client.POST('/notification-campaigns/{id}/actions', { ...at(id), body: { action: 'PAUSE' } })
  expect(await sendCampaigns(tools(later(2)))).toBe(0)
  await client.POST('/notification-campaigns/{id}/actions', { ...at(id), body: { action: 'RESUME' } })
  expect(await sendCampaigns(tools(later(4)))).toBe(1)
})

test('a mail campaign waits until the quiet hours of its readers have ended, and reaches the others at once', async () => {
  await forgetFollowers()
  const [asleep, awake] = [await arrangeFollower(server), await arrangeFollower(server)]
  const night = { isOn: true, from: '22:00', to: '07:00' }
  await server.client(asleep.token).PUT('/notifications/quiet-hours', { body: night })
  const id = await arrangeCampaign(server, { status: 'SENDING', channel: 'EMAIL' })
  // 23:00 and 07:01 in Vietnam.
  const [evening, morning] = [new Date('2030-03-01T16:00:00Z'), new Date('2030-03-02T00:01:00Z')]
  expect(await sendCampaigns(tools(evening))).toBe(1)
  expect(await mailsTo(awake.email)).toHaveLength(1)
  expect((await read(id))?.figures).toMatchObject({ sent: 1, waiting: 1 })
  expect(await sendCampaigns(tools(morning))).toBe(1)
  expect(await mailsTo(asleep.email)).toHaveLength(1)
  expect((await read(id))?.status).toBe('SENT')
})

test('[NOTIF-07] cancelling leaves out those who are left', async () => {
  await forgetFollowers()
  for (let one = 0; one < 3; one++) await arrangeFollower(server)
  const client = await arrangeAdmin()
  const id = await arrangeCampaign(server, { status: 'SENDING', rate: 1 })
  await sendCampaigns(tools())
  await client.POST('/notification-campaigns/{id}/actions', { ...at(id), body: { action: 'CANCEL' } })
  expect(await sendCampaigns(tools(later(2)))).toBe(0)
  expect(await read(id)).toMatchObject({ status: 'CANCELLED', figures: { sent: 1, skipped: 2, waiting: 0 } })
})

test('a scheduled campaign begins when its time has come', async () => {
  await forgetFollowers()
  await arrangeFollower(server)
  const id = await arrangeCampaign(server, { status: 'SCHEDULED' })
  await sendCampaigns(tools())
  expect((await read(id))?.status).toBe('SCHEDULED')
  await sendCampaigns(tools(later(25 * 60)))
  expect((await read(id))?.status).toBe('SENT')
})

test('a process that dies between batches is followed by another: nobody is missed, nobody gets it twice', async () => {
  await forgetFollowers()
  const followers = await Promise.all(Array.from({ length: 45 }, () => arrangeFollower(server)))
  const id = await arrangeCampaign(server, { status: 'SENDING', channel: 'EMAIL' })
  const { ports } = tools()
  let sent = 0
  const dying = {
    ...tools(),
    ports: {
      ...ports,
      mailer: {
        send: (mail: Parameters<typeof ports.mailer.send>[0]) => {
          sent += 1
          return sent <= 20 ? ports.mailer.send(mail) : new Promise<void>(() => {})
        },
      },
    },
  }
  // The first batch is out; the second never comes back.
  void sendCampaigns(dying)
  await expect.poll(() => sent, { timeout: 60_000 }).toBe(40)
  await sendCampaigns(tools())
  await sendCampaigns(tools(later(11)))
  const mails = await Promise.all(followers.map(async ({ email }) => (await mailsTo(email)).length))
  expect(mails).toEqual(followers.map(() => 1))
  expect(await read(id)).toMatchObject({ status: 'SENT', figures: { sent: 45, waiting: 0 } })
})

test('a mail that fails is tried again, and given up after five times', async () => {
  await forgetFollowers()
  await arrangeFollower(server)
  const id = await arrangeCampaign(server, { status: 'SENDING', channel: 'EMAIL' })
  const failing = (minutes: number) => {
    const { database, ports } = tools(later(minutes))
    return { database, ports: { ...ports, mailer: { send: () => Promise.reject(new Error('down')) } } }
  }
  for (const minutes of [0, 6, 20, 45, 100]) await sendCampaigns(failing(minutes))
  expect(await read(id)).toMatchObject({ status: 'SENT', figures: { sent: 0, failed: 1, waiting: 0 } })
})

test('a campaign reaches everybody once although the mail server is down for an hour', async () => {
  await forgetFollowers()
  const followers = [await arrangeFollower(server), await arrangeFollower(server)]
  const id = await arrangeCampaign(server, { status: 'SENDING', channel: 'EMAIL' })
  const down = { send: () => Promise.reject(new Error('down')) }
  for (let minutes = 0; minutes <= 120; minutes += 5) {
    const { database, ports } = tools(later(minutes))
    await sendCampaigns({ database, ports: { ...ports, ...(minutes < 60 && { mailer: down }) } })
  }
  for (const { email } of followers) expect(await mailsTo(email)).toHaveLength(1)
  expect(await read(id)).toMatchObject({ status: 'SENT', figures: { sent: 2, failed: 0 } })
})
