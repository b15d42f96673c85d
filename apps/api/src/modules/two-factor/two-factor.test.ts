import { beforeEach, expect, test } from 'vitest'
import { arrangeAccount, rightPassword } from '../../../test/testing/arrange-account.ts'
import type { ArrangedPerson } from '../../../test/testing/arrange.ts'
import {
  appCode,
  arrangeChallenge,
  arrangeTwoFactor,
  authenticatorSecret,
  backupCode,
} from '../../../test/testing/arrange-two-factor.ts'
import { type TestClient, useTestApi } from '../../../test/testing/test-api.ts'
import { stepOfCode } from './authenticator.ts'

const server = useTestApi()
let person: ArrangedPerson
let client: TestClient

beforeEach(async () => {
  person = await arrangeAccount(server)
  client = server.client(person.token)
})

const signIn = async () => {
  const { data } = await server.client().POST('/auth/login', { body: { email: person.email, password: rightPassword } })
  return data
}
const verify = (twoFactorToken = '', code = '') =>
  server.client().POST('/auth/2fa/verify', { body: { twoFactorToken, code } })
const wrongCode = '12345'
const setUp = (password = rightPassword) => client.POST('/auth/2fa/setup', { body: { password } })

test('[TWOFA-01] setup, enable, sign in with a code, disable: each step answers as documented', async () => {
  const setup = await setUp()
  expect(setup.data).toMatchObject({
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    otpauthUrl: expect.stringMatching(/^otpauth:\/\/totp\//),
    qrCodeDataUrl: expect.stringMatching(/^data:image\/svg\+xml,/),
  })
  const secret = setup.data?.secret ?? ''
  expect((await client.GET('/auth/2fa/status')).data).toEqual({ enabled: false, backupCodesRemaining: 0 })
  const enabled = await client.POST('/auth/2fa/enable', { body: { password: rightPassword, code: appCode(secret) } })
  expect(enabled.data).toEqual({ success: true, backupCodes: expect.any(Array) })
  expect(new Set(enabled.data?.backupCodes).size).toBe(10)
  expect((await client.GET('/auth/2fa/status')).data).toEqual({ enabled: true, backupCodesRemaining: 10 })

  const asked = await signIn()
  expect(asked).toEqual({ requiresTwoFactor: true, twoFactorToken: expect.any(String) })
  const verified = await verify(asked?.twoFactorToken, appCode(secret, 1))
  expect(verified.data?.user.email).toBe(person.email)
  expect((await server.client(verified.data?.accessToken).GET('/auth/me')).response.status).toBe(200)

  const code = enabled.data?.backupCodes[0] ?? ''
  const disabled = await client.POST('/auth/2fa/disable', { body: { password: rightPassword, code } })
  expect(disabled.data).toEqual({ success: true })
  expect((await signIn())?.accessToken).toBeTypeOf('string')
})

test('[TWOFA-02] a backup code signs in once, typed in any way', async () => {
  await arrangeTwoFactor(server, person.id)
  const first = await verify((await signIn())?.twoFactorToken, ` ${backupCode.toLowerCase().replace('-', ' ')}`)
  expect(first.response.status).toBe(200)
  const second = await verify((await signIn())?.twoFactorToken, backupCode)
  expect(second.error).toMatchObject({ status: 422, code: 'auth.two_factor_code_wrong' })
})

test('a code of the app is accepted once, and only near its time', async () => {
  await arrangeTwoFactor(server, person.id)
  const code = appCode()
  expect((await verify((await signIn())?.twoFactorToken, code)).response.status).toBe(200)
  expect((await verify((await signIn())?.twoFactorToken, code)).error?.code).toBe('auth.two_factor_code_wrong')
  expect((await verify((await signIn())?.twoFactorToken, appCode(authenticatorSecret, 4))).error?.code).toBe(
    'auth.two_factor_code_wrong',
  )
})

test('a sign-in waits for one verification, at most five wrong codes and five minutes', async () => {
  await arrangeTwoFactor(server, person.id)
  const token = (await signIn())?.twoFactorToken
  for (let wrong = 0; wrong < 5; wrong++) expect((await verify(token, wrongCode)).response.status).toBe(422)
  expect((await verify(token, appCode())).error).toMatchObject({ status: 401, code: 'auth.two_factor_expired' })

  const late = (await signIn())?.twoFactorToken
  await server.owner.query(`update two_factor_challenges set expires_at = now() where user_id = $1`, [person.id])
  expect((await verify(late, appCode())).error?.code).toBe('auth.two_factor_expired')
})

test('of twenty equal verifications at once one opens a session', async () => {
  await arrangeTwoFactor(server, person.id)
  const token = (await signIn())?.twoFactorToken
  const code = appCode()
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token, code)))
  expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(1)
})

const challenges = (count: number) =>
  Promise.all(Array.from({ length: count }, () => arrangeChallenge(server, person.id)))
/** Signs in with a code at several waiting sign-ins, and asks for the account's deletion with it, all at once. */
async function useEverywhere(code: string): Promise<number> {
  const deletion = () => client.POST('/account/deletion', { body: { password: rightPassword, code } })
  const tokens = await challenges(6)
  const answers = await Promise.all([...tokens.map((token) => verify(token, code)), deletion(), deletion()])
  return answers.filter(({ response }) => response.ok).length
}

test('[TWOFA-02] a backup code that is used at several places at once counts once', async () => {
  await arrangeTwoFactor(server, person.id)
  expect(await useEverywhere(backupCode)).toBe(1)
  expect((await client.GET('/auth/2fa/status')).data?.backupCodesRemaining).toBe(0)
})

test('a code of the app that is used at several places at once counts once', async () => {
  await arrangeTwoFactor(server, person.id)
  expect(await useEverywhere(appCode())).toBe(1)
})

test('a clock that is a step off is accepted either way, but no step before one that was used', async () => {
  await arrangeTwoFactor(server, person.id)
  const [early, now, late] = [appCode(undefined, -1), appCode(), appCode(undefined, 1)]
  const use = async (code: string) => (await verify(await arrangeChallenge(server, person.id), code)).response.status
  expect([await use(early), await use(now), await use(late)]).toEqual([200, 200, 200])
  expect([await use(early), await use(now), await use(late)]).toEqual([422, 422, 422])
})

test('a new password ends sign-ins that wait for their second factor', async () => {
  await arrangeTwoFactor(server, person.id)
  const token = (await signIn())?.twoFactorToken
  const newPassword = 'sông-nước-miền-tây-58'
  await client.PUT('/auth/change-password', { body: { currentPassword: rightPassword, newPassword } })
  expect((await verify(token, appCode())).error?.code).toBe('auth.two_factor_expired')
})

test('turning it off or making new codes needs the password, turning it off a code too', async () => {
  await arrangeTwoFactor(server, person.id)
  const off = (password: string, code: string) => client.POST('/auth/2fa/disable', { body: { password, code } })
  expect((await off('sai-mật-khẩu', appCode())).error?.code).toBe('auth.current_password_wrong')
  expect((await off(rightPassword, wrongCode)).error).toMatchObject({
    code: 'auth.two_factor_code_wrong',
    fields: [{ path: 'code', code: 'code.wrong' }],
  })
  const anew = await client.POST('/auth/2fa/backup-codes/regenerate', { body: { password: rightPassword } })
  expect(anew.data?.backupCodes).toHaveLength(10)
  expect((await off(rightPassword, backupCode)).error?.code).toBe('auth.two_factor_code_wrong')
})

test('setupTwoFactor: a session that was left open gets no secret without the password', async () => {
  expect((await setUp('sai-mật-khẩu')).error).toMatchObject({
    code: 'auth.current_password_wrong',
    fields: [{ path: 'password', code: 'password.wrong' }],
  })
  const { rowCount } = await server.owner.query('select from two_factor where user_id = $1', [person.id])
  expect(rowCount).toBe(0)
})

test('turning it on needs the password: a session that was left open shuts nobody out', async () => {
  const secret = (await setUp()).data?.secret ?? ''
  const on = (password: string) => client.POST('/auth/2fa/enable', { body: { password, code: appCode(secret) } })
  expect((await on('sai-mật-khẩu')).error).toMatchObject({
    code: 'auth.current_password_wrong',
    fields: [{ path: 'password', code: 'password.wrong' }],
  })
  expect((await client.GET('/auth/2fa/status')).data?.enabled).toBe(false)
  expect((await on(rightPassword)).response.status).toBe(200)
})

test('the secret is encrypted, codes are hashed, and the owner is told of every change', async () => {
  const secret = (await setUp()).data?.secret ?? ''
  await client.POST('/auth/2fa/enable', { body: { password: rightPassword, code: appCode(secret) } })
  const { rows } = await server.owner.query(
    `select encrypted_secret, (select count(*) from two_factor_backup_codes c where c.user_id = t.user_id) as codes,
       (select count(*) from notifications n where n.user_id = t.user_id and n.data->>'reason' = 'two_factor_on') as told
     from two_factor t where user_id = $1`,
    [person.id],
  )
  expect(rows[0].encrypted_secret).not.toContain(secret)
  expect({ codes: Number(rows[0].codes), told: Number(rows[0].told) }).toEqual({ codes: 10, told: 1 })
})

test('the codes are those of RFC 6238 (appendix B, the last six digits)', () => {
  const published = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const at = (seconds: number) => new Date(seconds * 1000)
  expect(stepOfCode(published, '287082', at(59))).toBe(1)
  expect(stepOfCode(published, '081804', at(1_111_111_109))).toBe(37_037_036)
  expect(stepOfCode(published, '081804', at(1_111_111_109 + 90))).toBeNull()
})
