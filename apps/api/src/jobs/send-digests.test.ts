import { expect, test } from 'vitest'
import { arrangePerson } from '../../test/testing/arrange.ts'
import { openSmtpCatcher } from '../../test/testing/smtp-catcher.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import { inScope, systemScope } from '../database/scope.ts'
import { listOutbox } from '../mail/outbox.ts'
import { insertNotifications } from '../modules/events/events.store.ts'
import { type Mailer, smtpMailer } from '../ports/mailer.ts'
import { mailNotices } from './mail-notices.ts'
import { sendDigests } from './send-digests.ts'

const server = useTestApi()
const dayMs = 86_400_000
/** A day later, so that every morning that somebody waits for has come. */
const tools = (now = new Date(Date.now() + dayMs), mailer: Mailer = server.api.ports.mailer) => ({
  database: server.api.database,
  ports: { ...server.api.ports, mailer, now: () => now },
})
const minutesAfter = (minutes: number) => new Date(Date.now() + dayMs + minutes * 60_000)
const mailsTo = async (email: string) => (await listOutbox(server.api, 500)).filter(({ to }) => to === email)

/** Somebody who wants one mail a day. */
async function arrangeReader(language: 'vi' | 'en' = 'vi', preferences: Record<string, boolean> = {}) {
  const { id, token } = await arrangePerson(server)
  const { rows } = await server.owner.query<{ email: string }>(
    'update users set language = $2 where id = $1 returning email',
    [id, language],
  )
  const client = server.client(token)
  await client.PUT('/notifications/preferences', { body: { dailyDigest: true, ...preferences } })
  return { id, client, email: rows[0]?.email ?? '' }
}

const tell = (recipient: string, type: string, data: object = {}) =>
  inScope(server.api.database, systemScope, ({ queries }) =>
    insertNotifications(queries, [
      { recipient, type, title: 'Tin', message: 'Tin.', link: '/orders/1', data: { ...data } },
    ]),
  )

test('[PREF-03, PREF-04] one mail a day is a preference that is off until somebody chooses it', async () => {
  const client = server.client((await arrangePerson(server)).token)
  expect((await client.GET('/notifications/preferences')).data?.dailyDigest).toBe(false)
  const { data } = await client.PUT('/notifications/preferences', { body: { dailyDigest: true } })
  expect(data?.dailyDigest).toBe(true)
})

test("digest: what happened in a day comes in one mail, in the reader's language, and not one by one", async () => {
  const reader = await arrangeReader('en')
  await tell(reader.id, 'ORDER_SHIPPED', { orderNumber: 'CN-1' })
  await tell(reader.id, 'SHOP_SUSPENDED', { shop: 'Gốm Phù Lãng' })
  await mailNotices(tools())
  expect(await mailsTo(reader.email)).toEqual([])
  await sendDigests(tools())
  await sendDigests(tools(minutesAfter(60)))
  const [mail, ...more] = await mailsTo(reader.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Your day on Chợ Nổi: 2 notifications')
  expect(mail?.text).toMatch(/^Hello /)
  expect(mail?.text).toContain('Order CN-1 is on its way to you.\nhttp://localhost:3000/orders/1')
  expect(mail?.text.indexOf('CN-1')).toBeLessThan(mail?.text.indexOf('Gốm Phù Lãng') ?? 0)
  expect(mail?.text).toMatch(/http:\/\/localhost:3000\/unsubscribe\?id=[\da-f-]{36}&of=digest/)
})

test("digest: security and a person's own payments are never held", async () => {
  const reader = await arrangeReader()
  const data = { orderNumber: 'CN-2', amountInCents: 100, depositReference: 'NT-1', reference: 'P-1' }
  for (const type of ['ORDER_PAID', 'ORDER_PAYMENT_FAILED', 'DEPOSIT_COMPLETED', 'DEPOSIT_FAILED', 'ORDER_REFUNDED'])
    await tell(reader.id, type, data)
  await server.owner.query(
    `insert into notifications (user_id, type, title, message, data, mail_due_at)
     values ($1, 'SECURITY_ALERT', 'x', 'x', '{"reason": "password_changed"}', now())`,
    [reader.id],
  )
  await mailNotices(tools(new Date(Date.now() + 1000)))
  expect(await mailsTo(reader.email)).toHaveLength(6)
})

test('digest: is due at the next 08:00 in Vietnam, or when quiet hours end', async () => {
  const [plain, late] = [await arrangeReader(), await arrangeReader()]
  await late.client.PUT('/notifications/quiet-hours', { body: { isOn: true, from: '22:00', to: '09:30' } })
  const dueAt = async ({ id }: { id: string }, moment: string) => {
    const { rows } = await server.owner.query<{ at: string }>(
      `select to_char(due_at at time zone 'Asia/Ho_Chi_Minh', 'DD HH24:MI') as at from open_digest($1, $2)`,
      [id, `${moment}+07`],
    )
    return rows[0]?.at
  }
  expect(await dueAt(plain, '2026-11-26 07:59:59')).toBe('26 08:00')
  expect(await dueAt(plain, '2026-11-26 08:00')).toBe('27 08:00')
  expect(await dueAt(plain, '2026-11-26 23:30')).toBe('27 08:00')
  expect(await dueAt(late, '2026-11-26 23:30')).toBe('27 09:30')
})

test('digest: of a job that is killed the next one goes on: nobody gets it twice and nobody is left out', async () => {
  const readers = [await arrangeReader(), await arrangeReader(), await arrangeReader()]
  for (const { id } of readers) await tell(id, 'ORDER_SHIPPED', { orderNumber: 'CN-3' })
  const outbox = server.api.ports.mailer
  const { promise: isKilled, resolve: kill } = Promise.withResolvers<void>()
  let handed = 0
  const dying: Mailer = {
    async send(mail) {
      handed += 1
      if (handed < 2) return outbox.send(mail)
      kill()
      return new Promise(() => {})
    },
  }
  void sendDigests(tools(undefined, dying))
  await isKilled
  expect(await sendDigests(tools(minutesAfter(5)))).toBe(0)
  await sendDigests(tools(minutesAfter(15)))
  for (const { email } of readers) expect(await mailsTo(email)).toHaveLength(1)
})

test('digest: what comes while one is on its way is told by the next', async () => {
  const reader = await arrangeReader()
  await tell(reader.id, 'ORDER_SHIPPED', { orderNumber: 'CN-4' })
  await sendDigests(tools())
  await tell(reader.id, 'ORDER_DELIVERED', { orderNumber: 'CN-5' })
  await sendDigests(tools(new Date(Date.now() + 2 * dayMs)))
  const mails = await mailsTo(reader.email)
  expect(mails).toHaveLength(2)
  expect(mails.filter(({ text }) => text.includes('CN-4'))).toHaveLength(1)
  expect(mails.filter(({ text }) => text.includes('CN-5'))).toHaveLength(1)
})

test('digest: of several processes at once each mail is sent by one', async () => {
  const readers = await Promise.all(Array.from({ length: 25 }, () => arrangeReader()))
  for (const { id } of readers) await tell(id, 'ORDER_SHIPPED', { orderNumber: 'CN-6' })
  const sent = await Promise.all([sendDigests(tools()), sendDigests(tools()), sendDigests(tools())])
  expect(sent.reduce((sum, one) => sum + one)).toBe(25)
  for (const { email } of readers) expect(await mailsTo(email)).toHaveLength(1)
})

test('digest: a failing mail server is tried again later, six times in all', async () => {
  const reader = await arrangeReader()
  await tell(reader.id, 'ORDER_SHIPPED', { orderNumber: 'CN-7' })
  let tries = 0
  const failing: Mailer = {
    async send() {
      tries++
      throw new Error('no mail server')
    },
  }
  await sendDigests(tools(undefined, failing))
  await sendDigests(tools(minutesAfter(4), failing))
  expect(tries).toBe(1)
  for (let day = 2; day < 10; day++) await sendDigests(tools(new Date(Date.now() + day * dayMs), failing))
  expect(tries).toBe(6)
})

test('digest: nobody gets one who switched mails off, or whose account is closed, before the morning', async () => {
  const [off, closed] = [await arrangeReader(), await arrangeReader()]
  for (const { id } of [off, closed]) await tell(id, 'ORDER_SHIPPED', { orderNumber: 'CN-8' })
  await off.client.PUT('/notifications/preferences', { body: { emailNotifications: false } })
  await server.owner.query('update users set is_active = false where id = $1', [closed.id])
  expect(await sendDigests(tools())).toBe(0)
  for (const { email } of [off, closed]) expect(await mailsTo(email)).toEqual([])
})

test('digest: the button of a mail program stops mails about notifications at one press, without a session', async () => {
  const reader = await arrangeReader()
  await tell(reader.id, 'ORDER_SHIPPED', { orderNumber: 'CN-9' })
  const catcher = await openSmtpCatcher()
  await sendDigests(tools(undefined, smtpMailer(catcher.url, 'Chợ Nổi <no-reply@chonoi.test>')))
  await catcher.close()
  const head = (catcher.mails[0]?.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n\s+/g, ' ')
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
  const url = /^List-Unsubscribe: <([^>]+)>/m.exec(head)?.[1] ?? ''
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await server.send(url.split('/api/v1')[1] ?? '', { method: 'POST', body })).status).toBe(200)
  expect((await reader.client.GET('/notifications/preferences')).data?.emailNotifications).toBe(false)
})

test('digest: goes with the account of its reader', async () => {
  const reader = await arrangeReader()
  await tell(reader.id, 'ORDER_SHIPPED', { orderNumber: 'CN-10' })
  await server.owner.query('update users set deleted_at = now() where id = $1', [reader.id])
  const { rows } = await server.owner.query('select from mail_digests where user_id = $1', [reader.id])
  expect(rows).toEqual([])
})
