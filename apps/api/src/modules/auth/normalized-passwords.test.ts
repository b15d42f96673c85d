import { expect, test } from 'vitest'
import { platformTenant } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const password = 'mật khẩu ở đây'
/** Vietnamese keyboard of Windows: letters with their hat, the tone as a character of its own. */
const fromWindows = 'mâ\u0323t khâ\u0309u ơ\u0309 đây'
const spellings = [password, password.normalize('NFD'), fromWindows, 'mật\u00a0khẩu ở đây']

async function signIn(email: string, typed: string): Promise<number> {
  return (await server.client().POST('/auth/login', { body: { email, password: typed } })).response.status
}

test.each(spellings)('register, login: a password typed as %j is the same from every keyboard', async (first) => {
  await platformTenant(server)
  const email = `mat-khau-${spellings.indexOf(first)}@chonoi.test`
  const body = { email, password: first, firstName: 'An'.normalize('NFD'), lastName: 'Nguyễn'.normalize('NFD') }
  const { data } = await server.client().POST('/auth/register', { body })
  expect(data?.user.lastName).toBe('Nguyễn')
  for (const typed of spellings) expect([typed, await signIn(email, typed)]).toEqual([typed, 200])
  expect(await signIn(email, 'mat khau o day')).toBe(401)
  expect(await signIn(email, 'Mật khẩu ở đây')).toBe(401)
})
