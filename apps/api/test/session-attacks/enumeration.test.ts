import { hash, verify } from '@node-rs/argon2'
import { beforeEach, expect, test, vi } from 'vitest'
import { sendInBackground } from '../../src/mail/send-in-background.ts'
import { arrangeAccount, rightPassword } from '../testing/arrange-account.ts'
import { arrangePerson } from '../testing/arrange.ts'
import { realPasswords, useTestApi } from '../testing/test-api.ts'

vi.mock(import('@node-rs/argon2'), async (load) => {
  const real = await load()
  return { ...real, hash: vi.fn<typeof hash>(real.hash), verify: vi.fn<typeof verify>(real.verify) }
})

/** It reads its setting anew every two seconds, which would add a transaction to some calls. */
vi.mock(import('../../src/http/maintenance.ts'), async (load) => ({
  ...(await load()),
  refuseDuringMaintenance: () => Promise.resolve(),
}))

/** No answer waits for these, so that their queries, which begin at any moment, are none of its cost. */
vi.mock(import('../../src/mail/send-in-background.ts'), () => ({
  sendInBackground: vi.fn<typeof sendInBackground>(),
}))

const server = useTestApi(realPasswords)
beforeEach(() => vi.clearAllMocks())

/** Returns a call's answer and cost. Cost is counted in hashes and queries, because time is unreliable in tests. */
async function costOf(call: () => Promise<{ error?: object | undefined; data?: unknown; response: Response }>) {
  vi.clearAllMocks()
  const queries = vi.spyOn(server.api.database.pool, 'connect')
  const { error, data, response } = await call()
  const transactions = queries.mock.calls.length
  queries.mockRestore()
  const said = error ? { ...error, requestId: undefined } : data
  const hashes = vi.mocked(hash).mock.calls.length
  const hashed = vi.mocked(verify).mock.calls.map(([stored]) => String(stored).split('$').slice(1, 4).join(' '))
  return { status: response.status, said, hashes, hashed, transactions }
}

const signIn = (email: string, password: string) => server.client().POST('/auth/login', { body: { email, password } })

test('login: wrong password, unknown, inactive and passwordless accounts get the same answer at the same cost', async () => {
  const known = await arrangeAccount(server)
  const inactive = await arrangeAccount(server)
  await server.owner.query('update users set is_active = false where id = $1', [inactive.id])
  const withoutPassword = await arrangePerson(server)
  const wrong = await costOf(() => signIn(known.email, 'sai-mất-rồi'))
  expect(wrong).toMatchObject({ status: 401, hashes: 0 })
  expect(wrong.hashed).toHaveLength(1)
  for (const email of ['khong-ai@chonoi.test', inactive.email, withoutPassword.email])
    expect([email, await costOf(() => signIn(email, 'sai-mất-rồi'))]).toEqual([email, wrong])
})

/** Only a quiet machine can compare times; `npm test` counts the hashes. */
test.runIf(process.env.SESSION_SEQUENCES)('login: an unknown account takes as long as a wrong password', async () => {
  const { email } = await arrangeAccount(server)
  const timeOf = async (name: string) => {
    const startedAt = performance.now()
    await signIn(name, 'sai-mất-rồi')
    return performance.now() - startedAt
  }
  const known: number[] = []
  const unknown: number[] = []
  for (let run = 0; run < 8; run++) {
    known.push(await timeOf(email))
    unknown.push(await timeOf(`khong-co-${run}@chonoi.test`))
  }
  // Hashing takes tens of milliseconds; left out for unknown accounts, their fastest answer would take a few.
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3)
})

test('forgotPassword: same answer and cost with and without an account', async () => {
  const ask = (email: string) => () => server.client().POST('/auth/forgot-password', { body: { email } })
  const known = await arrangeAccount(server)
  const inactive = await arrangeAccount(server)
  await server.owner.query('update users set is_active = false where id = $1', [inactive.id])
  const nobody = await costOf(ask('khong-ai@chonoi.test'))
  expect(nobody).toMatchObject({ status: 200, hashes: 0, hashed: [] })
  for (const [email, mails] of [
    [known.email, 1],
    [inactive.email, 0],
  ] as const) {
    expect(await costOf(ask(email))).toEqual(nobody)
    expect(sendInBackground).toHaveBeenCalledTimes(mails)
  }
})

test('register: hashes once before checking whether the address is taken', async () => {
  const register = (email: string) => () =>
    server
      .client()
      .POST('/auth/register', { body: { email, password: rightPassword, firstName: 'Bình', lastName: 'Trần' } })
  const { email } = await arrangeAccount(server)
  const taken = await costOf(register(email))
  const free = await costOf(register('moi-tinh@chonoi.test'))
  expect([taken.status, free.status]).toEqual([409, 201])
  expect([taken.hashes, taken.hashed]).toEqual([free.hashes, free.hashed])
  expect(taken.hashes).toBe(1)
})

test('resetPassword: wrong, used and expired links get the same answer without hashing', async () => {
  const { id } = await arrangeAccount(server)
  const arrangeLink = async (more: string) => {
    const token = server.api.ports.tokens.newSecret()
    await server.owner.query(
      `insert into password_resets (user_id, token_hash, expires_at, used_at) values ($1, $2, ${more})`,
      [id, server.api.ports.tokens.hashSecret(token)],
    )
    return token
  }
  const reset = (token: string) => () =>
    server.client().POST('/auth/reset-password', { body: { token, newPassword: rightPassword } })
  const wrong = await costOf(reset('x'.repeat(43)))
  expect(wrong).toMatchObject({ status: 422, hashes: 0, hashed: [] })
  const used = await arrangeLink(`now() + interval '1 hour', now()`)
  const old = await arrangeLink(`now() - interval '1 second', null`)
  for (const token of [used, old]) expect(await costOf(reset(token))).toEqual(wrong)
})
