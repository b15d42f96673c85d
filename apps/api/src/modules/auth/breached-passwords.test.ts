import { expect, test } from 'vitest'
import { arrangePerson, platformTenant } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const breached = 'chiếc lá cuối cùng rơi'
const server = useTestApi(() => ({
  breachedPasswords: { contains: (password) => Promise.resolve(password === breached) },
}))
const refused = (path: string) => ({
  code: 'auth.weak_password',
  fields: [{ path, code: 'password.breached' }],
})

test('register: refuses a password that is known from a breach', async () => {
  await platformTenant(server)
  const body = { email: 'la@chonoi.test', firstName: 'Lá', lastName: 'Trần', password: breached }
  const { error } = await server.client().POST('/auth/register', { body })
  expect(error).toMatchObject(refused('password'))
  const other = await server.client().POST('/auth/register', { body: { ...body, password: `${breached} xuống` } })
  expect(other.error).toBeUndefined()
  expect(other.data?.user.email).toBe('la@chonoi.test')
})

test('changePassword, resetPassword: refuse a password that is known from a breach', async () => {
  const person = server.client((await arrangePerson(server)).token)
  const changed = await person.PUT('/auth/change-password', {
    body: { currentPassword: 'whatever it was', newPassword: breached },
  })
  expect(changed.error).toMatchObject(refused('newPassword'))
  const reset = await server
    .client()
    .POST('/auth/reset-password', { body: { token: 'x'.repeat(43), newPassword: breached } })
  expect(reset.error).toMatchObject(refused('newPassword'))
})

test('createUser: refuses a password that is known from a breach', async () => {
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const body = { email: 'moi@chonoi.test', role: 'CUSTOMER', password: breached } as const
  expect((await admin.POST('/users', { body })).error).toMatchObject(refused('password'))
})
