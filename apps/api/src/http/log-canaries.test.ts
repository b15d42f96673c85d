import { expect, test } from 'vitest'
import { arrangeAccount, arrangeSignIn, rightPassword } from '../../test/testing/arrange-account.ts'
import { arrangeGateway } from '../../test/testing/arrange-gateways.ts'
import { platformTenant } from '../../test/testing/arrange.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import { mailNotices } from '../jobs/mail-notices.ts'
import { openLog } from '../ports/log.ts'

let written = ''
const log = openLog('debug', { write: (line) => void (written += line) })
/** A mail server that refuses, as nodemailer tells it. */
const refusingMailer = {
  send: ({ to }: { to: string }) =>
    Promise.reject(
      Object.assign(new Error(`Can't send mail - all recipients were rejected: 550 5.1.1 <${to}>: unknown`), {
        rejected: [to],
        response: `550 5.1.1 <${to}>: unknown`,
      }),
    ),
}
const server = useTestApi(() => ({ log, mailer: refusingMailer }))

/** What must not be in the log, each unlike any other text. */
const canaries = {
  email: 'canary.address@nowhere.test',
  password: 'mật-khẩu-canary-2026',
  phone: '0987650123',
  accountNumber: '00719998887776',
  accountHolder: 'CANARY HOLDER',
  firstName: 'Canarybird',
  search: 'canarysearch',
  transfer: 'canary transfer text',
}
const { email, password, phone } = canaries

const linesWith = (text: string) => written.split('\n').filter((line) => line.includes(text))
/** Checks what was written so far; `says` proves that something was. */
function expectSilence(says: RegExp, more: readonly string[] = []) {
  expect(written).toMatch(says)
  // One line is one entry, whatever was sent.
  for (const line of written.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('msg')
  for (const canary of [...Object.values(canaries), rightPassword, ...more]) expect(linesWith(canary)).toEqual([])
}

test('log: calls with personal data and secrets leave none of them, at the level debug', async () => {
  await platformTenant(server)
  const visitor = server.client()
  const names = { firstName: canaries.firstName, lastName: 'Trần' }
  const { data } = await visitor.POST('/auth/register', { body: { email, password, phone, ...names } })
  const { accessToken = '', refreshToken = '' } = data ?? {}
  const body = { email, password: `${password}-wrong` }
  await visitor.POST('/auth/login', { body })
  await visitor.POST('/auth/forgot-password', { body: { email } })
  await visitor.GET('/products', { params: { query: { q: canaries.search } } as never })
  const { accountNumber, accountHolder } = canaries
  await server.client(accessToken).POST('/bank-accounts', { body: { bankBin: '970436', accountNumber, accountHolder } })
  await server.client(accessToken).POST('/auth/refresh', { body: { refreshToken } })
  await server.client(`${accessToken}x`).GET('/auth/me')
  await server.send(`/auth/verify-email?token=${canaries.search}`)
  await server.send('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': 'c'.repeat(64) },
    body: `{"email":"${email}","password":"${password}"`,
  })
  await expect.poll(() => written).toContain('a mail was not sent')
  expectSilence(/"operation":"register","status":201/, [accessToken, refreshToken])
})

test('log: a notification of a payment with a wrong signature does not leave its content', async () => {
  await arrangeGateway(server, { tenant: await platformTenant(server), name: 'bank_transfer', isEnabled: true })
  const content = JSON.stringify({ id: 1, content: canaries.transfer, accountNumber: canaries.accountNumber })
  const headers = { 'content-type': 'application/json', authorization: 'Apikey wrong' }
  await server.send('/payments/sepay/notifications', { method: 'POST', headers, body: content })
  expectSilence(/receivePaymentNotification/)
})

test('log: a notice whose mail is refused does not leave its reader', async () => {
  const { id } = await arrangeAccount(server)
  await server.owner.query(`update users set email = 'second.${email}', first_name = $2 where id = $1`, [
    id,
    canaries.firstName,
  ])
  await server.owner.query(
    `insert into notifications (user_id, type, title, message, mail_due_at) values ($1, 'SECURITY_ALERT', $2, $2, now())`,
    [id, canaries.transfer],
  )
  await mailNotices({ database: server.api.database, ports: server.api.ports })
  expectSilence(/a notice was not mailed/)
})

test('log: a mistake of ours and a lost database leave no values of the statement', async () => {
  const { grant } = await arrangeSignIn(server)
  await server.owner.query('alter table users rename column phone to mislaid')
  await server.client().POST('/auth/login', { body: { email, password } })
  await server
    .client()
    .POST('/auth/register', { body: { email: `b${email}`, password, phone, firstName: 'A', lastName: 'B' } })
  expectSilence(/"msg":"unexpected"/, [grant.accessToken])
  await server.owner.query('alter table users rename column mislaid to phone')
  await server.owner.query('alter table users add constraint never_a_phone check (phone is null) not valid')
  await server
    .client()
    .POST('/auth/register', { body: { email: `c${email}`, password, phone, firstName: 'A', lastName: 'B' } })
  expectSilence(/"constraint":"never_a_phone"/)
})
