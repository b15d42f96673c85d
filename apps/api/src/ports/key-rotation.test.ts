import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { arrangeSignIn } from '../../test/testing/arrange-account.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import { signedTokens, type Tokens } from './tokens.ts'

const [former, current] = [randomBytes(32), randomBytes(32)]
const now = () => new Date()
/** What a process is started with: before a rotation, during its overlap, after it. */
const started = {
  before: signedTokens(former, now),
  overlap: signedTokens(current, now, [former]),
  after: signedTokens(current, now),
}
let running: Tokens = started.before
const server = useTestApi(() => ({
  tokens: {
    issueAccessToken: (...given) => running.issueAccessToken(...given),
    readAccessToken: (token) => running.readAccessToken(token),
    newSecret: () => running.newSecret(),
    hashSecret: (value) => running.hashSecret(value),
    successorOf: (tokenHash) => running.successorOf(tokenHash),
    successorsOf: (tokenHash) => running.successorsOf(tokenHash),
  },
}))

const statusWith = async (token = '') => (await server.client(token).GET('/auth/me')).response.status
const refresh = (refreshToken: string) => server.client(refreshToken).POST('/auth/refresh', { body: { refreshToken } })

async function signInBefore() {
  running = started.before
  return (await arrangeSignIn(server)).grant
}

test('key rotation: who signed in with the former key stays signed in during the overlap', async () => {
  const grant = await signInBefore()
  running = started.overlap
  expect(await statusWith(grant.accessToken)).toBe(200)
})

test('key rotation: a session that is renewed in the overlap has tokens of the current key alone', async () => {
  const grant = await signInBefore()
  running = started.overlap
  const { data } = await refresh(grant.refreshToken)
  running = started.after
  expect(await statusWith(data?.token)).toBe(200)
  running = started.before
  expect(await statusWith(data?.token)).toBe(401)
})

test('key rotation: after the overlap the former key opens nothing, and the session goes on by its refresh token', async () => {
  const grant = await signInBefore()
  running = started.after
  expect(await statusWith(grant.accessToken)).toBe(401)
  const { data } = await refresh(grant.refreshToken)
  expect(await statusWith(data?.token)).toBe(200)
})

test('key rotation: a refresh whose answer was lost is repeated with the successor that the former key made', async () => {
  const grant = await signInBefore()
  const lost = await refresh(grant.refreshToken)
  running = started.overlap
  const again = await refresh(grant.refreshToken)
  expect(again.data?.refreshToken).toBe(lost.data?.refreshToken)
})
