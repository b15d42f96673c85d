import { expect, test } from 'vitest'
import { arrangeAccount, rightPassword } from '../../../test/testing/arrange-account.ts'
import { type ArrangedPerson, arrangePerson } from '../../../test/testing/arrange.ts'
import { arrangeChallenge, arrangeTwoFactor } from '../../../test/testing/arrange-two-factor.ts'
import { mailNotices } from '../../jobs/mail-notices.ts'
import { listOutbox } from '../../mail/outbox.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

const reason = 'Đã gọi lại và đối chiếu giấy tờ'
const reset = (by: ArrangedPerson, id: string, password = rightPassword) =>
  server.client(by.token).POST('/users/{id}/two-factor/reset', { params: { path: { id } }, body: { reason, password } })
const sessions = (by: ArrangedPerson, id: string) =>
  server.client(by.token).GET('/users/{id}/sessions', { params: { path: { id } } })
const login = (email: string) => server.client().POST('/auth/login', { body: { email, password: rightPassword } })

const administrator = (role: 'ADMIN' | 'SUPER_ADMIN' = 'ADMIN') => arrangeAccount(server, { role })
async function lockedOut(role: 'ADMIN' | 'SUPER_ADMIN' | 'CUSTOMER' = 'CUSTOMER') {
  const person = await arrangePerson(server, { role })
  await arrangeTwoFactor(server, person.id)
  return person
}

test('resetUserTwoFactor: afterwards the password is enough to sign in', async () => {
  const person = await arrangeAccount(server)
  await arrangeTwoFactor(server, person.id)
  expect((await login(person.email)).data).toHaveProperty('twoFactorToken')
  expect((await reset(await administrator(), person.id)).response.status).toBe(200)
  expect((await login(person.email)).data).toHaveProperty('accessToken')
})

test('resetUserTwoFactor: ends every session of the person', async () => {
  const person = await lockedOut()
  expect((await reset(await administrator(), person.id)).data).toEqual({ affected: 1 })
  expect((await server.client(person.token).GET('/auth/me')).response.status).toBe(401)
})

test('resetUserTwoFactor: removes the backup codes and the sign-ins that wait for a code', async () => {
  const person = await lockedOut()
  await arrangeChallenge(server, person.id)
  await reset(await administrator(), person.id)
  const { rows } = await server.owner.query(
    `select (select count(*)::int from two_factor_backup_codes where user_id = $1) as codes,
       (select count(*)::int from two_factor_challenges where user_id = $1) as waiting`,
    [person.id],
  )
  expect(rows).toEqual([{ codes: 0, waiting: 0 }])
})

test('resetUserTwoFactor: the audit log keeps the reason, as CRITICAL', async () => {
  const person = await lockedOut()
  await reset(await administrator(), person.id)
  const { rows } = await server.owner.query('select action, severity, changes from audit_logs where entity_id = $1', [
    person.id,
  ])
  expect(rows).toEqual([{ action: 'user.reset_two_factor', severity: 'CRITICAL', changes: { reason } }])
})

test('resetUserTwoFactor: the person is told on the site and by mail, also who wants none, without the reason', async () => {
  const person = await lockedOut()
  await server.client(person.token).PUT('/notifications/preferences', { body: { emailNotifications: false } })
  await reset(await administrator(), person.id)
  const listed = await server.owner.query('select type, data from notifications where user_id = $1', [person.id])
  expect(listed.rows).toMatchObject([{ type: 'SECURITY_ALERT', data: { reason: 'two_factor_reset' } }])
  await mailNotices({ database: server.api.database, ports: server.api.ports })
  const mails = (await listOutbox(server.api, 200)).filter(({ to }) => to === person.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Quản trị viên đã tắt xác thực hai lớp của bạn'])
  expect(mails[0]?.text).not.toContain(reason)
})

test.each(['ADMIN', 'SUPER_ADMIN'] as const)(
  'resetUserTwoFactor: no administrator does it for an equal, %s',
  async (role) => {
    const person = await lockedOut(role)
    const by = await administrator(role)
    expect((await reset(by, person.id)).error?.code).toBe('user.rank_not_below')
    expect((await sessions(by, person.id)).data?.hasTwoFactor).toBe(true)
  },
)

test('resetUserTwoFactor: nobody does it for a higher role', async () => {
  expect((await reset(await administrator(), (await lockedOut('SUPER_ADMIN')).id)).error?.code).toBe(
    'auth.role_above_own',
  )
})

test('resetUserTwoFactor: nobody does it for themselves', async () => {
  const by = await lockedOut('ADMIN')
  expect((await reset(by, by.id)).error?.code).toBe('user.own_account')
})

test('resetUserTwoFactor: a wrong password changes nothing', async () => {
  const person = await lockedOut()
  const by = await administrator()
  expect((await reset(by, person.id, 'không phải mật khẩu')).error?.code).toBe('auth.current_password_wrong')
  expect((await sessions(by, person.id)).data?.hasTwoFactor).toBe(true)
})

test('resetUserTwoFactor: without a second factor nobody is signed out', async () => {
  const person = await arrangePerson(server)
  expect((await reset(await administrator(), person.id)).error?.code).toBe('auth.two_factor_off')
  expect((await server.client(person.token).GET('/auth/me')).response.status).toBe(200)
})

test('resetUserTwoFactor: of two administrators at once one is told that it is off', async () => {
  const person = await lockedOut()
  const both = await Promise.all([reset(await administrator(), person.id), reset(await administrator(), person.id)])
  expect(both.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
})

test('listUsers: tells who has a second factor to those who may take it away, and to nobody else', async () => {
  const person = await lockedOut()
  const other = await arrangePerson(server)
  const asked = async (by: { token: string }, { email }: { email: string }) => {
    const { data } = await server.client(by.token).GET('/users', { params: { query: { search: email } } })
    return data?.data.map(({ hasTwoFactor }) => hasTwoFactor)
  }
  const by = await administrator()
  expect(await asked(by, person)).toEqual([true])
  expect(await asked(by, other)).toEqual([false])
  expect(await asked(by, await lockedOut('ADMIN'))).toEqual([null])
})
