import { expect, test } from 'vitest'
import { insertNotifications } from '../modules/events/events.store.ts'
import { inScope, systemScope } from '../database/scope.ts'
import { listOutbox } from '../mail/outbox.ts'
import { arrangeCheckout, arrangePerson } from '../../test/testing/arrange.ts'
import { openSmtpCatcher } from '../../test/testing/smtp-catcher.ts'
import { newKey, useTestApi } from '../../test/testing/test-api.ts'
import { smtpMailer } from '../ports/mailer.ts'
import { mailNotices } from './mail-notices.ts'

const server = useTestApi()
/** A moment later: the database's clock has microseconds, so what it has just noted is due only in the next millisecond. */
const now = () => new Date(server.api.ports.now().getTime() + 1)
const tools = () => ({ database: server.api.database, ports: { ...server.api.ports, now } })
const mailsTo = async (email: string) => (await listOutbox(server.api, 200)).filter(({ to }) => to === email)

/** Somebody with an address of their own and a language. */
async function arrangeReader(language: 'vi' | 'en' = 'vi', preferences: Record<string, boolean> = {}) {
  const { id, token } = await arrangePerson(server)
  const { rows } = await server.owner.query<{ email: string }>(
    'update users set language = $2 where id = $1 returning email',
    [id, language],
  )
  await server.client(token).PUT('/notifications/preferences', { body: preferences })
  return { id, token, email: rows[0]?.email ?? '' }
}

type Told =
  | 'ORDER_SHIPPED'
  | 'DEPOSIT_COMPLETED'
  | 'REVIEW_RECEIVED'
  | 'SHOP_SUSPENDED'
  | 'COUPON_APPLIED'
  | 'SECURITY_ALERT'

const tell = (userId: string, type: Told, data: object) =>
  inScope(server.api.database, systemScope, ({ queries }) =>
    insertNotifications(queries, [
      { recipient: userId, type, title: 'Tin', message: 'Tin.', link: '/orders/1', data: { ...data } },
    ]),
  )

test("notification mail: one mail per notification about an order or deposit, in the reader's language, with a link", async () => {
  const [vietnamese, english] = [await arrangeReader('vi'), await arrangeReader('en')]
  await tell(vietnamese.id, 'ORDER_SHIPPED', { orderNumber: 'CN-7' })
  await tell(english.id, 'DEPOSIT_COMPLETED', { amountInCents: 150_000_000, depositReference: 'NT-9' })
  await mailNotices(tools())
  await mailNotices(tools())
  const [first, ...more] = await mailsTo(vietnamese.email)
  expect(more).toEqual([])
  expect(first).toMatchObject({ subject: 'Đơn đang được giao' })
  expect(first?.text).toContain('Đơn CN-7 đang trên đường tới bạn.')
  expect(first?.text).toContain('http://localhost:3000/orders/1')
  const [second] = await mailsTo(english.email)
  expect(second?.text).toMatch(/^Hello /)
  expect(second?.text).toMatch(/1\.500\.000\s₫/)
  expect(second?.text).toContain('http://localhost:3000/notifications/preferences')
})

test("notification mail: a decision on a shop is mailed in the reader's language, a coupon in a cart is not", async () => {
  const reader = await arrangeReader('en')
  await tell(reader.id, 'SHOP_SUSPENDED', { shop: 'Gốm Phù Lãng' })
  await tell(reader.id, 'COUPON_APPLIED', { code: 'TET' })
  await mailNotices(tools())
  const mails = await mailsTo(reader.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Shop suspended'])
  expect(mails[0]?.text).toContain('The shop Gốm Phù Lãng is off the site for now')
})

test('notification mail: respects preferences, and reviews are not mailed', async () => {
  const readers = [
    await arrangeReader('vi', { emailNotifications: false }),
    await arrangeReader('vi', { orderUpdates: false }),
  ]
  for (const { id } of readers) await tell(id, 'ORDER_SHIPPED', { orderNumber: 'CN-8' })
  const other = await arrangeReader()
  await tell(other.id, 'REVIEW_RECEIVED', { productName: 'Gốm', rating: 5 })
  await mailNotices(tools())
  for (const { email } of [...readers, other]) expect(await mailsTo(email)).toEqual([])
})

test.each(['new_device', 'refresh_reused', 'two_factor_off', 'backup_codes_replaced', 'deletion_asked'])(
  'notification mail: a warning about the account, %s, is mailed whatever its owner chose, and says how to act',
  async (reason) => {
    const reader = await arrangeReader('en', { emailNotifications: false, systemAnnouncements: false })
    await tell(reader.id, 'SECURITY_ALERT', { reason })
    await mailNotices(tools())
    const [mail, ...more] = await mailsTo(reader.email)
    expect(more).toEqual([])
    expect(mail?.text).toContain('Reset the password: http://localhost:3000/forgot-password')
    expect(mail?.text).not.toContain('/notifications/preferences')
  },
)

test.each(['password_changed', 'password_reset'])(
  'notification mail: of a new password, %s, there is no second mail beside its own',
  async (reason) => {
    const reader = await arrangeReader()
    await tell(reader.id, 'SECURITY_ALERT', { reason })
    await mailNotices(tools())
    expect(await mailsTo(reader.email)).toEqual([])
  },
)

test('notification mail: retries failed mails and finally gives up', async () => {
  const { id, email } = await arrangeReader()
  await tell(id, 'ORDER_SHIPPED', { orderNumber: 'CN-9' })
  const { ports, database } = tools()
  let now = ports.now()
  let tries = 0
  const failing = {
    ...ports,
    now: () => now,
    mailer: {
      async send() {
        tries++
        throw new Error('no mail server')
      },
    },
  }
  await mailNotices({ database, ports: failing })
  await mailNotices({ database, ports: failing })
  expect(tries).toBe(1)
  for (let hours = 1; hours < 12; hours++) {
    now = new Date(now.getTime() + 24 * 3_600_000)
    await mailNotices({ database, ports: failing })
  }
  expect(tries).toBe(6)
  expect(await mailsTo(email)).toEqual([])
})

test('notification mail: what came while the mail server was down for an hour is mailed once it is back', async () => {
  const { id, email } = await arrangeReader()
  const { ports, database } = tools()
  const startedAt = ports.now().getTime()
  const down = { send: () => Promise.reject(new Error('no mail server')) }
  for (let minute = 0; minute <= 240; minute += 5) {
    if (minute < 60 && minute % 20 === 0) await tell(id, 'ORDER_SHIPPED', { orderNumber: `CN-${minute}` })
    const now = () => new Date(startedAt + minute * 60_000)
    await mailNotices({ database, ports: { ...ports, now, ...(minute < 60 && { mailer: down }) } })
  }
  expect((await mailsTo(email)).map(({ text }) => /CN-\d+/.exec(text)?.[0]).toSorted()).toEqual([
    ...['CN-0', 'CN-20', 'CN-40'],
  ])
})

test('notification mail: concurrent processes send each mail once', async () => {
  const { id, email } = await arrangeReader()
  for (let order = 0; order < 45; order++) await tell(id, 'ORDER_SHIPPED', { orderNumber: `CN-${order}` })
  await Promise.all([mailNotices(tools()), mailNotices(tools()), mailNotices(tools())])
  expect(await mailsTo(email)).toHaveLength(45)
})

test('notification mail: the button of a mail program stops them at one press, except those about security', async () => {
  const { id, token, email } = await arrangeReader()
  await tell(id, 'ORDER_SHIPPED', { orderNumber: 'CN-11' })
  await tell(id, 'SECURITY_ALERT', { reason: 'refresh_token_reused' })
  const catcher = await openSmtpCatcher()
  const { database, ports } = tools()
  await mailNotices({
    database,
    ports: { ...ports, mailer: smtpMailer(catcher.url, 'Chợ Nổi <no-reply@chonoi.test>') },
  })
  await catcher.close()
  const own = catcher.mails.filter((mail) => mail.includes(`To: ${email}`))
  const heads = own.map((mail) => (mail.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n\s+/g, ' '))
  const [url, ...more] = heads.flatMap((head) => /^List-Unsubscribe: <([^>]+)>/m.exec(head)?.[1] ?? [])
  expect([heads.length, more]).toEqual([2, []])
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await server.send(url?.split('/api/v1')[1] ?? '', { method: 'POST', body })).status).toBe(200)
  const { data } = await server.client(token).GET('/notifications/preferences')
  expect(data?.emailNotifications).toBe(false)
})

test('notification mail: one that comes again after a process died has its Message-ID again, another one has its own', async () => {
  const { id, email } = await arrangeReader()
  await tell(id, 'ORDER_SHIPPED', { orderNumber: 'CN-12' })
  await tell(id, 'ORDER_SHIPPED', { orderNumber: 'CN-13' })
  const catcher = await openSmtpCatcher()
  const { database, ports } = tools()
  const mailer = smtpMailer(catcher.url, 'Chợ Nổi <no-reply@chonoi.test>')
  const dying: typeof mailer = {
    async send(mail) {
      await mailer.send(mail)
      throw new Error('killed after the mail had left')
    },
  }
  await mailNotices({ database, ports: { ...ports, mailer: dying } })
  const later = new Date(ports.now().getTime() + 24 * 3_600_000)
  await mailNotices({ database, ports: { ...ports, mailer, now: () => later } })
  await catcher.close()
  const own = catcher.mails.filter((mail) => mail.includes(`To: ${email}`))
  const ids = own.map((mail) => /^Message-ID: (.+)$/m.exec(mail)?.[1])
  expect([ids.length, new Set(ids).size]).toEqual([4, 2])
})

test('notification mail: a purchase is mailed to its buyer', async () => {
  const { buyer, body } = await arrangeCheckout(server)
  const { data } = await server
    .client(buyer.token)
    .POST('/orders', { params: { header: { 'Idempotency-Key': newKey() } }, body })
  await mailNotices(tools())
  const { rows } = await server.owner.query<{ email: string }>('select email from users where id = $1', [buyer.id])
  const [mail] = await mailsTo(rows[0]?.email ?? '')
  expect(mail?.text).toContain(data?.orders[0]?.orderNumber)
})
