import type { SessionGrant } from '@chonoi/contract'
import { arrangePerson, type ArrangedPerson } from './arrange.ts'
import type { TestApi } from './test-api.ts'

export const rightPassword = 'tre-xanh-bên-sông-41'

/** Arranges a person with a password (see `arrangePerson`). */
export async function arrangeAccount(
  test: TestApi,
  more: Parameters<typeof arrangePerson>[1] = {},
): Promise<ArrangedPerson> {
  const person = await arrangePerson(test, more)
  await test.owner.query('insert into credentials (user_id, password_hash) values ($1, $2)', [
    person.id,
    await test.api.ports.passwords.hash(rightPassword),
  ])
  return person
}

/** Arranges a person who signed in through the API, with their browser's tokens. */
export async function arrangeSignIn(
  test: TestApi,
  more: Parameters<typeof arrangePerson>[1] = {},
): Promise<ArrangedPerson & { grant: SessionGrant }> {
  const person = await arrangeAccount(test, more)
  const { data, error } = await test
    .client()
    .POST('/auth/login', { body: { email: person.email, password: rightPassword } })
  if (!data?.accessToken || !data.refreshToken || !data.user) throw new Error(`no sign-in: ${JSON.stringify(error)}`)
  const { accessToken, refreshToken, user } = data
  return { ...person, token: accessToken, grant: { accessToken, refreshToken, user } }
}
