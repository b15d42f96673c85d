import { expect, test } from 'vitest'
import { arrangeSignIn } from '../../../test/testing/arrange-account.ts'
import { arrangeShop } from '../../../test/testing/arrange.ts'
import { csrfToken, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

const refresh = (refreshToken: string, headers: Record<string, string> = {}) =>
  server.client(refreshToken, headers).POST('/auth/refresh', { body: { refreshToken } })
const isSignedIn = async (accessToken: string) => (await server.client(accessToken).GET('/auth/me')).response.ok
const age = (seconds: number) =>
  server.owner.query(`update refresh_tokens set rotated_at = rotated_at - make_interval(secs => $1)`, [seconds])

test('[SESS-16] refreshSession: exchanges the refresh token, as body and as Bearer, for token and refreshToken', async () => {
  const { grant } = await arrangeSignIn(server)
  const { data } = await refresh(grant.refreshToken)
  expect(Object.keys(data ?? {}).toSorted()).toEqual(['refreshToken', 'token'])
  expect(data?.refreshToken).not.toBe(grant.refreshToken)
  expect(await isSignedIn(data?.token ?? '')).toBe(true)
})

test('[SESS-25] refreshSession: access tokens live an hour; clients renew them with 15 minutes left', async () => {
  const { grant } = await arrangeSignIn(server)
  const claims = JSON.parse(Buffer.from(grant.accessToken.split('.')[1] ?? '', 'base64url').toString())
  expect(claims.exp - claims.iat).toBe(3600)
})

test('refreshSession: refuses a missing header or one that differs from the body', async () => {
  const { grant } = await arrangeSignIn(server)
  const body = { refreshToken: grant.refreshToken }
  const other = await server.client(grant.accessToken).POST('/auth/refresh', { body })
  const none = await server.client().POST('/auth/refresh', { body })
  expect([other.error?.code, none.error?.code]).toEqual(['auth.refresh_invalid', 'auth.refresh_invalid'])
  expect((await refresh(grant.refreshToken)).response.status).toBe(200)
})

test('refreshSession: twenty concurrent refreshes of a token get the same successor', async () => {
  const { grant } = await arrangeSignIn(server)
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(grant.refreshToken)))
  const successors = new Set(answers.map(({ data }) => data?.refreshToken))
  expect(answers.map(({ response }) => response.status)).toEqual(Array(20).fill(200))
  expect(successors.size).toBe(1)
  const [next] = successors
  expect((await refresh(next ?? '')).response.status).toBe(200)
})

test('refreshSession: a replaced token gets the same successor for 30 seconds', async () => {
  const { grant } = await arrangeSignIn(server)
  const lost = await refresh(grant.refreshToken)
  await age(25)
  const again = await refresh(grant.refreshToken)
  expect(again.data?.refreshToken).toBe(lost.data?.refreshToken)
})

test('refreshSession: reuse after the grace period ends the session and notifies its owner', async () => {
  const { id, grant } = await arrangeSignIn(server)
  const next = await refresh(grant.refreshToken)
  await age(31)
  const reused = await refresh(grant.refreshToken)
  expect(reused.error).toMatchObject({ status: 401, code: 'auth.refresh_reused' })
  expect((await refresh(next.data?.refreshToken ?? '')).error?.code).toBe('auth.refresh_invalid')
  expect(await isSignedIn(next.data?.token ?? '')).toBe(false)
  const told = await server.owner.query('select type from notifications where user_id = $1', [id])
  expect(told.rows).toEqual([{ type: 'SECURITY_ALERT' }])
})

test('refreshSession: a token from two rotations ago ends the session even within the grace period', async () => {
  const { grant } = await arrangeSignIn(server)
  const second = await refresh(grant.refreshToken)
  const third = await refresh(second.data?.refreshToken ?? '')
  expect((await refresh(grant.refreshToken)).error?.code).toBe('auth.refresh_reused')
  expect(await isSignedIn(third.data?.token ?? '')).toBe(false)
})

test("refreshSession: ending a session keeps the person's other sessions", async () => {
  const one = await arrangeSignIn(server)
  const body = { email: one.email, password: 'tre-xanh-bên-sông-41' }
  const two = await server.client().POST('/auth/login', { body })
  const next = await refresh(one.grant.refreshToken)
  await refresh(next.data?.refreshToken ?? '')
  await refresh(one.grant.refreshToken)
  expect(await isSignedIn(one.grant.accessToken)).toBe(false)
  expect(await isSignedIn(two.data?.accessToken ?? '')).toBe(true)
})

test('refreshSession: tokens expire after 7 idle days, sessions after 30 days', async () => {
  const { id, grant } = await arrangeSignIn(server)
  const { rows } = await server.owner.query(
    `select extract(epoch from s.expires_at - s.created_at) / 86400 as session_days,
            extract(epoch from r.expires_at - s.created_at) / 86400 as idle_days
     from sessions s join refresh_tokens r on r.session_id = s.id where s.user_id = $1`,
    [id],
  )
  expect(Math.round(rows[0].session_days)).toBe(30)
  expect(Math.round(rows[0].idle_days)).toBe(7)
  await server.owner.query(
    `update refresh_tokens set expires_at = now() - interval '1 second' where session_id in (select id from sessions where user_id = $1)`,
    [id],
  )
  expect((await refresh(grant.refreshToken)).error?.code).toBe('auth.refresh_invalid')
  await server.owner.query(`update sessions set expires_at = now() - interval '1 second' where user_id = $1`, [id])
  expect(await isSignedIn(grant.accessToken)).toBe(false)
})

test("refreshSession: requires the session's own CSRF token", async () => {
  const { grant } = await arrangeSignIn(server)
  const foreign = await refresh(grant.refreshToken, { 'x-csrf-token': 'd'.repeat(64) })
  expect(foreign.error).toMatchObject({ status: 403, code: 'request.csrf_mismatch' })
  expect((await refresh(grant.refreshToken, { 'x-csrf-token': csrfToken })).response.status).toBe(200)
})

test('refreshSession: a deactivated person gets no new tokens, and existing ones stop working', async () => {
  const { id, grant } = await arrangeSignIn(server)
  await server.owner.query('update users set is_active = false where id = $1', [id])
  expect((await refresh(grant.refreshToken)).error?.code).toBe('auth.account_inactive')
  expect((await server.client(grant.accessToken).GET('/auth/me')).error?.code).toBe('auth.account_inactive')
})

test('switchTenant, refreshSession: concurrent calls lead to the same next token', async () => {
  const shop = await arrangeShop(server)
  const { grant } = await arrangeSignIn(server, { shop: shop.id })
  const switched = await server.client(grant.accessToken).POST('/auth/switch-tenant', { body: { tenantId: shop.id } })
  const other = await refresh(grant.refreshToken)
  expect(other.data?.refreshToken).toBe(switched.data?.refreshToken)
})
