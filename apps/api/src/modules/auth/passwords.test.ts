import { expect, test } from 'vitest'
import { listOutbox } from '../../mail/outbox.ts'
import { arrangeAccount, arrangeSignIn, rightPassword } from '../../../test/testing/arrange-account.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const newPassword = 'sóng-nước-miền-tây-7'

const signIn = async (email: string, password: string) =>
  (await server.client().POST('/auth/login', { body: { email, password } })).response.status
const mailsTo = async (email: string) => (await listOutbox(server.api, 1000)).filter(({ to }) => to === email)

/** Asks for a link and waits for the mail, which is sent after the answer. */
async function resetToken(email: string): Promise<string> {
  const before = (await mailsTo(email)).length
  const { response } = await server.client().POST('/auth/forgot-password', { body: { email } })
  expect(response.status).toBe(200)
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(before)
  const [mail] = await mailsTo(email)
  return /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const reset = (token: string, password = newPassword) =>
  server.client().POST('/auth/reset-password', { body: { token, newPassword: password } })

test('[SESS-36] forgotPassword takes email, resetPassword takes token and newPassword', async () => {
  const { email } = await arrangeAccount(server)
  expect((await reset(await resetToken(email))).data).toEqual({ success: true })
  expect(await signIn(email, rightPassword)).toBe(401)
  expect(await signIn(email, newPassword)).toBe(200)
})

test('forgotPassword: same answer for known and unknown accounts, mail only to known ones', async () => {
  const { email } = await arrangeAccount(server)
  const known = await server.client().POST('/auth/forgot-password', { body: { email } })
  const unknown = await server.client().POST('/auth/forgot-password', { body: { email: 'khong-ai@chonoi.test' } })
  expect(unknown.data).toEqual(known.data)
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
  expect(await mailsTo('khong-ai@chonoi.test')).toEqual([])
})

test("forgotPassword: the mail is in the account's language", async () => {
  const vietnamese = await arrangeAccount(server)
  const english = await arrangeAccount(server)
  await server.owner.query(`update users set language = 'en' where id = $1`, [english.id])
  await resetToken(vietnamese.email)
  await resetToken(english.email)
  expect((await mailsTo(vietnamese.email))[0]?.subject).toBe('Đặt lại mật khẩu Chợ Nổi')
  expect((await mailsTo(english.email))[0]?.subject).toBe('Reset your Chợ Nổi password')
})

test("forgotPassword: escapes the person's name in the mail", async () => {
  const { email, id } = await arrangeAccount(server)
  await server.owner.query('update users set first_name = $2 where id = $1', [id, '<img src=x onerror=alert(1)>'])
  await resetToken(email)
  expect((await mailsTo(email))[0]?.html).not.toContain('<img')
})

test('resetPassword: ends every session of the account and notifies its owner by mail', async () => {
  const { email, grant } = await arrangeSignIn(server)
  await reset(await resetToken(email))
  expect((await server.client(grant.accessToken).GET('/auth/me')).response.status).toBe(401)
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
    .toContain('Mật khẩu Chợ Nổi của bạn đã được thay đổi')
})

test('resetPassword: a link works once, under concurrency too', async () => {
  const { email } = await arrangeAccount(server)
  const token = await resetToken(email)
  const answers = await Promise.all(Array.from({ length: 10 }, () => reset(token)))
  expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.code === 'auth.reset_token_invalid')).toHaveLength(9)
})

test("resetPassword: using a link invalidates the account's other links", async () => {
  const { email } = await arrangeAccount(server)
  const older = await resetToken(email)
  await reset(await resetToken(email))
  expect((await reset(older)).error).toMatchObject({ status: 422, code: 'auth.reset_token_invalid' })
})

test('resetPassword: links expire after 30 minutes', async () => {
  const { email, id } = await arrangeAccount(server)
  const token = await resetToken(email)
  const { rows } = await server.owner.query(
    'select extract(epoch from expires_at - created_at) / 60 as minutes from password_resets where user_id = $1',
    [id],
  )
  expect(Math.round(rows[0].minutes)).toBe(30)
  await server.owner.query(`update password_resets set expires_at = now() - interval '1 second' where user_id = $1`, [
    id,
  ])
  expect((await reset(token)).error?.code).toBe('auth.reset_token_invalid')
})

test('changePassword: a link that was mailed before sets no password any more', async () => {
  const { email, token } = await arrangeAccount(server)
  const mailed = await resetToken(email)
  const { response } = await server
    .client(token)
    .PUT('/auth/change-password', { body: { currentPassword: rightPassword, newPassword: `${newPassword}-8` } })
  expect(response.status).toBe(200)
  expect((await reset(mailed)).error?.code).toBe('auth.reset_token_invalid')
})

test("forgotPassword: the database stores only the link's hash", async () => {
  const { email, id } = await arrangeAccount(server)
  const token = await resetToken(email)
  const { rows } = await server.owner.query('select token_hash from password_resets where user_id = $1', [id])
  expect(rows[0].token_hash.toString()).not.toContain(token)
  expect((await reset(rows[0].token_hash.toString('base64url'))).error?.code).toBe('auth.reset_token_invalid')
})

test('[SESS-36] changePassword: takes currentPassword and newPassword, ends the other sessions and keeps this one', async () => {
  const here = await arrangeSignIn(server)
  const there = await server.client().POST('/auth/login', { body: { email: here.email, password: rightPassword } })
  const { response } = await server
    .client(here.grant.accessToken)
    .PUT('/auth/change-password', { body: { currentPassword: rightPassword, newPassword } })
  expect(response.status).toBe(200)
  expect((await server.client(here.grant.accessToken).GET('/auth/me')).response.status).toBe(200)
  expect((await server.client(there.data?.accessToken).GET('/auth/me')).response.status).toBe(401)
  expect(await signIn(here.email, newPassword)).toBe(200)
})

test('[API-16] changePassword: refuses wrong, unchanged and common passwords at their field', async () => {
  const { grant } = await arrangeSignIn(server)
  const change = async (currentPassword: string, password: string) =>
    (
      await server
        .client(grant.accessToken)
        .PUT('/auth/change-password', { body: { currentPassword, newPassword: password } })
    ).error
  expect(await change('khong-dung-roi', newPassword)).toMatchObject({
    status: 422,
    code: 'auth.current_password_wrong',
    fields: [{ path: 'currentPassword', code: 'password.wrong' }],
  })
  expect(await change(rightPassword, rightPassword)).toMatchObject({
    code: 'request.invalid',
    fields: [{ path: 'newPassword', code: 'password.unchanged' }],
  })
  expect(await change(rightPassword, 'password123')).toMatchObject({
    code: 'auth.weak_password',
    fields: [{ path: 'newPassword', code: 'password.too_common' }],
  })
})
