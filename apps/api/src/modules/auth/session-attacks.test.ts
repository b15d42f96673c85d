import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { signedTokens } from '../../ports/tokens.ts'
import { arrangeSignIn } from '../../testing/arrange-account.ts'
import { useTestApi } from '../../testing/test-api.ts'

const secret = randomBytes(32)
const key = Buffer.from(hkdfSync('sha256', secret, '', 'access-token', 32))
const server = useTestApi(() => ({ tokens: signedTokens(secret, () => new Date()) }))

interface Claims {
  issuer?: string
  audience?: string
  type?: string
  minutes?: number
}

/** A token signed with the server's own key, right in everything but what is given. */
function craft(sessionId: string, userId: string, claims: Claims, signWith: Uint8Array = key) {
  const issuedAt = Math.floor(Date.now() / 1000)
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: claims.type ?? 'at+jwt' })
    .setSubject(userId)
    .setIssuer(claims.issuer ?? 'chonoi')
    .setAudience(claims.audience ?? 'chonoi-api')
    .setIssuedAt(issuedAt - 3600)
    .setExpirationTime(issuedAt + (claims.minutes ?? 10) * 60)
    .sign(signWith)
}

const signedIn = () => arrangeSignIn(server)

const statusWith = async (token: string) => (await server.client(token).GET('/auth/me')).response.status

async function sessionOf(accessToken: string): Promise<string> {
  return JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()).sid
}

test('a token crafted with the right key and claims is taken, so that the refusals below say something', async () => {
  const { id, grant } = await signedIn()
  expect(await statusWith(await craft(await sessionOf(grant.accessToken), id, {}))).toBe(200)
})

test.each([
  ['of another issuer', { issuer: 'somebody' }],
  ['for another audience', { audience: 'somebody-else' }],
  ['of another type', { type: 'JWT' }],
  ['that has expired', { minutes: -1 }],
] satisfies [string, Claims][])('[API-14] a token %s is refused', async (_what, claims) => {
  const { id, grant } = await signedIn()
  expect(await statusWith(await craft(await sessionOf(grant.accessToken), id, claims))).toBe(401)
})

test('[API-14] a token signed with another key is refused', async () => {
  const { id, grant } = await signedIn()
  expect(await statusWith(await craft(await sessionOf(grant.accessToken), id, {}, randomBytes(32)))).toBe(401)
})

test('a token with no signature, whatever its header says of the algorithm, is refused', async () => {
  const { grant } = await signedIn()
  const [, payload] = grant.accessToken.split('.')
  for (const alg of ['none', 'None', 'NONE', 'HS256']) {
    const header = Buffer.from(JSON.stringify({ alg, typ: 'at+jwt' })).toString('base64url')
    expect(await statusWith(`${header}.${payload}.`)).toBe(401)
  }
})

test('a changed payload is refused', async () => {
  const { grant } = await signedIn()
  const [header, payload, signature] = grant.accessToken.split('.')
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())
  const changed = Buffer.from(JSON.stringify({ ...claims, sid: randomUUID() })).toString('base64url')
  expect(await statusWith(`${header}.${changed}.${signature}`)).toBe(401)
})

test('a refresh token is no access token, and an access token refreshes nothing', async () => {
  const { grant } = await signedIn()
  expect(await statusWith(grant.refreshToken)).toBe(401)
  const { error } = await server
    .client(grant.accessToken)
    .POST('/auth/refresh', { body: { refreshToken: grant.accessToken } })
  expect(error).toMatchObject({ status: 401, code: 'auth.refresh_invalid' })
})

test('[GAP-04] signing out ends the session on the server: its access token and its refresh token', async () => {
  const { grant } = await signedIn()
  const client = server.client(grant.accessToken)
  expect((await client.POST('/auth/logout')).response.status).toBe(200)
  expect(await statusWith(grant.accessToken)).toBe(401)
  const { error } = await server
    .client(grant.refreshToken)
    .POST('/auth/refresh', { body: { refreshToken: grant.refreshToken } })
  expect(error?.code).toBe('auth.refresh_invalid')
})

test('[API-04] a call that changes something needs the CSRF header, 64 hexadecimal characters', async () => {
  const { grant } = await signedIn()
  for (const token of ['', 'kurz', 'g'.repeat(64), 'c'.repeat(63)]) {
    const { error } = await server.client(grant.accessToken, { 'x-csrf-token': token }).POST('/auth/logout')
    expect(error).toMatchObject({ status: 403, code: 'request.csrf_missing' })
  }
  expect(await statusWith(grant.accessToken)).toBe(200)
})

test('[API-04] the CSRF header must be the one that the session was made with', async () => {
  const { grant } = await signedIn()
  const { error } = await server.client(grant.accessToken, { 'x-csrf-token': 'd'.repeat(64) }).POST('/auth/logout')
  expect(error).toMatchObject({ status: 403, code: 'request.csrf_mismatch' })
})

test('a page of another site changes nothing, even with every header right', async () => {
  const { grant } = await signedIn()
  const { error } = await server.client(grant.accessToken, { 'sec-fetch-site': 'cross-site' }).POST('/auth/logout')
  expect(error).toMatchObject({ status: 403, code: 'request.cross_site' })
})

test('[API-14] a tenant that the caller is no member of is refused, also when it is only asked for', async () => {
  const { grant } = await signedIn()
  const { error } = await server.client(grant.accessToken, { 'x-tenant-id': randomUUID() }).GET('/auth/me')
  expect(error).toMatchObject({ status: 403, code: 'auth.tenant_forbidden' })
  const malformed = await server.client(grant.accessToken, { 'x-tenant-id': "' or 1=1" }).GET('/auth/me')
  expect(malformed.error).toMatchObject({ status: 400, code: 'request.malformed' })
})

test('no token and no password is ever logged', async () => {
  const lines: string[] = []
  const log = (...parts: unknown[]) => void lines.push(JSON.stringify(parts))
  const spied = { info: log, warn: log, error: log, debug: log } as typeof server.api.ports.log
  const before = server.api.ports.log
  server.api.ports.log = spied
  const { grant } = await signedIn()
  await server.client(grant.refreshToken).POST('/auth/refresh', { body: { refreshToken: grant.refreshToken } })
  server.api.ports.log = before
  expect(lines.length).toBeGreaterThan(1)
  for (const part of [grant.accessToken, grant.refreshToken, 'tre-xanh']) expect(lines.join('\n')).not.toContain(part)
})
