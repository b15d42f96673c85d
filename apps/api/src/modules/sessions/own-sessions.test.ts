import { expect, test } from 'vitest'
import { arrangeAccount, arrangeSignIn, rightPassword } from '../../../test/testing/arrange-account.ts'
import { followEvents } from '../../../test/testing/follow-events.ts'
import { arrangeTwoFactor } from '../../../test/testing/arrange-two-factor.ts'
import { csrfToken, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi(undefined, { live: { streamMs: 60_000 } })

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0'
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1'

/** Signs in on another device; answers its tokens. */
async function signIn(email: string, userAgent: string) {
  const response = await server.send('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken, 'user-agent': userAgent },
    body: JSON.stringify({ email, password: rightPassword }),
  })
  const { accessToken, refreshToken } = (await response.json()) as { accessToken: string; refreshToken: string }
  return { token: accessToken, refreshToken }
}

const list = async (token: string) => (await server.client(token).GET('/auth/sessions')).data?.data ?? []
const statusOf = async (token: string) => (await server.client(token).GET('/auth/me')).response.status

test('listOwnSessions: names each device and the beginning of its network, the own one first', async () => {
  const { email } = await arrangeAccount(server)
  const here = await signIn(email, firefox)
  await signIn(email, safari)
  await server.owner.query(`update sessions set address = '203.0.113.77' where user_agent = $1`, [safari])
  const sessions = await list(here.token)
  expect(sessions).toMatchObject([
    { browser: 'Firefox', system: 'Linux', isCurrent: true },
    { browser: 'Safari', system: 'iOS', isCurrent: false, network: '203.0.113.…' },
    // The one with which the person was arranged.
    { browser: null, system: null, isCurrent: false },
  ])
  expect(JSON.stringify(sessions)).not.toContain('203.0.113.77')
})

test('endOwnSession: the device’s tokens and live events end at once, the other devices stay', async () => {
  const { email, id } = await arrangeAccount(server)
  const here = await signIn(email, firefox)
  const there = await signIn(email, safari)
  const stream = await followEvents(server.send('/events', { headers: { authorization: `Bearer ${there.token}` } }))
  for (let event = await stream.next(); event?.event === 'change'; ) event = await stream.next()
  const [ended] = (await list(here.token)).filter(({ browser }) => browser === 'Safari')
  const params = { path: { id: ended?.id ?? '' } }
  const client = server.client(here.token)
  expect((await client.DELETE('/auth/sessions/{id}', { params })).data).toEqual({ success: true })
  expect(await stream.next()).toBeUndefined()
  expect(await statusOf(there.token)).toBe(401)
  const refreshed = await server.send('/auth/refresh', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${there.refreshToken}`,
      'x-csrf-token': csrfToken,
    },
    body: JSON.stringify({ refreshToken: there.refreshToken }),
  })
  expect(refreshed.status).toBe(401)
  expect(await statusOf(here.token)).toBe(200)
  expect((await client.DELETE('/auth/sessions/{id}', { params })).error?.status).toBe(404)
  const { rows } = await server.owner.query(`select action from audit_logs where user_id = $1 order by created_at`, [
    id,
  ])
  expect(rows.at(-1)).toEqual({ action: 'auth.session_ended' })
})

test('endOwnSession: somebody else’s session is not found', async () => {
  const mine = await arrangeSignIn(server)
  const theirs = await arrangeSignIn(server)
  const [session] = await list(theirs.token)
  const params = { path: { id: session?.id ?? '' } }
  expect((await server.client(mine.token).DELETE('/auth/sessions/{id}', { params })).error?.status).toBe(404)
  expect(await statusOf(theirs.token)).toBe(200)
})

test('endOtherSessions: only the device of the call stays, and waiting sign-ins are over', async () => {
  const { email, id } = await arrangeAccount(server)
  const here = await signIn(email, firefox)
  const there = await signIn(email, safari)
  await arrangeTwoFactor(server, id)
  await server.client().POST('/auth/login', { body: { email, password: rightPassword } })
  expect((await server.client(here.token).DELETE('/auth/sessions')).data).toEqual({ affected: 2 })
  expect([await statusOf(here.token), await statusOf(there.token)]).toEqual([200, 401])
  expect(await list(here.token)).toHaveLength(1)
  const waiting = await server.owner.query('select from two_factor_challenges where user_id = $1', [id])
  expect(waiting.rowCount).toBe(0)
})

test('a sign-in from a device not seen before warns the owner, a known one does not', async () => {
  const { email, id } = await arrangeAccount(server)
  const warnings = async () =>
    (await server.owner.query(`select data from notifications where user_id = $1`, [id])).rows
  await server.owner.query('update sessions set user_agent = $2 where user_id = $1', [id, firefox])
  await signIn(email, firefox.replaceAll('148', '149'))
  expect(await warnings()).toEqual([])
  await signIn(email, safari)
  expect(await warnings()).toEqual([{ data: { reason: 'new_device' } }])
})

test('when a session was last seen is written once in five minutes', async () => {
  const { id, token } = await arrangeAccount(server)
  const seen = async () =>
    (await server.owner.query('select last_seen_at, xmin from sessions where user_id = $1', [id])).rows
  const before = await seen()
  await list(token)
  expect(await seen()).toEqual(before)
  await server.owner.query(`update sessions set last_seen_at = now() - interval '6 minutes' where user_id = $1`, [id])
  const old = await seen()
  await list(token)
  expect(await seen()).not.toEqual(old)
})
