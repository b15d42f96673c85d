import { createHmac, generateKeyPairSync, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { EncryptJWT, exportJWK, SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { signedTokens } from '../../src/ports/tokens.ts'
import { arrangeSignIn, rightPassword } from '../testing/arrange-account.ts'
import { arrangeShop } from '../testing/arrange.ts'
import { useTestApi } from '../testing/test-api.ts'

const secret = randomBytes(32)
const key = Buffer.from(hkdfSync('sha256', secret, '', 'access-token', 32))
const server = useTestApi(() => ({ tokens: signedTokens(secret, () => new Date()) }))

interface Claims {
  issuer?: string
  audience?: string
  type?: string
  minutes?: number
}

/** Creates a token signed with the server's key and valid except for the given claims. */
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

test('access token: a crafted token with valid key and claims is accepted, as a baseline', async () => {
  const { id, grant } = await signedIn()
  expect(await statusWith(await craft(await sessionOf(grant.accessToken), id, {}))).toBe(200)
})

test.each([
  ['of another issuer', { issuer: 'somebody' }],
  ['for another audience', { audience: 'somebody-else' }],
  ['of another type', { type: 'JWT' }],
  ['that has expired', { minutes: -1 }],
] satisfies [string, Claims][])('[API-14] access token: refuses a token %s', async (_what, claims) => {
  const { id, grant } = await signedIn()
  expect(await statusWith(await craft(await sessionOf(grant.accessToken), id, claims))).toBe(401)
})

test('[API-14] access token: refuses another key', async () => {
  const { id, grant } = await signedIn()
  expect(await statusWith(await craft(await sessionOf(grant.accessToken), id, {}, randomBytes(32)))).toBe(401)
})

test('access token: refuses a missing signature, whatever alg says', async () => {
  const { grant } = await signedIn()
  const [, payload] = grant.accessToken.split('.')
  for (const alg of ['none', 'None', 'NONE', 'HS256']) {
    const header = Buffer.from(JSON.stringify({ alg, typ: 'at+jwt' })).toString('base64url')
    expect(await statusWith(`${header}.${payload}.`)).toBe(401)
  }
})

/** Creates a token with any header, claims and signature. */
function forge(header: object, claims: object, signature: (text: string) => Buffer): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part(header)}.${part(claims)}`
  return `${text}.${signature(text).toString('base64url')}`
}
const hmac = (algorithm: string, secretOrKey: Buffer | string) => (text: string) =>
  createHmac(algorithm, secretOrKey).update(text).digest()

test('[API-14] access token: refuses a header with another algorithm or its own key', async () => {
  const { id, grant } = await signedIn()
  const now = Math.floor(Date.now() / 1000)
  const sid = await sessionOf(grant.accessToken)
  const claims = { sid, sub: id, iss: 'chonoi', aud: 'chonoi-api', iat: now, exp: now + 600 }
  const header = { alg: 'HS256', typ: 'at+jwt' }
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const jwk = await exportJWK(publicKey)
  const own = randomBytes(32)
  const sign = (alg: string, more: object = {}) =>
    new SignJWT(claims).setProtectedHeader({ ...header, alg, ...more }).sign(privateKey)
  const forged = {
    rs256: await sign('RS256'),
    ps256: await sign('PS256'),
    'rs256 with its key': await sign('RS256', { jwk }),
    'public key as a secret': forge(header, claims, hmac('sha256', pem)),
    'empty secret': forge(header, claims, hmac('sha256', '')),
    hs384: forge({ ...header, alg: 'HS384' }, claims, hmac('sha384', key)),
    hs512: forge({ ...header, alg: 'HS512' }, claims, hmac('sha512', key)),
    'alg in small letters': forge({ ...header, alg: 'hs256' }, claims, hmac('sha256', key)),
    'a key of its own': forge(
      { ...header, jwk: { kty: 'oct', k: own.toString('base64url') } },
      claims,
      hmac('sha256', own),
    ),
    'a key from elsewhere': forge({ ...header, jku: 'https://evil.test/keys' }, claims, hmac('sha256', own)),
    'a path as key id': forge({ ...header, kid: '../../../../dev/null' }, claims, hmac('sha256', '')),
    'sql as key id': forge({ ...header, kid: "x' union select 'k" }, claims, hmac('sha256', 'k')),
    'a part that is critical': forge({ ...header, crit: ['exp'], exp: now + 600 }, claims, hmac('sha256', key)),
    'an unencoded payload': forge({ ...header, b64: false, crit: ['b64'] }, claims, hmac('sha256', key)),
    unsecured: new UnsecuredJWT(claims).encode(),
    encrypted: await new EncryptJWT(claims).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(key),
  }
  for (const [how, token] of Object.entries(forged)) expect([how, await statusWith(token)]).toEqual([how, 401])
})

test('access token: refuses signed tokens with missing or malformed claims, without a 500', async () => {
  const { id, grant } = await signedIn()
  const now = Math.floor(Date.now() / 1000)
  const right = {
    ...{ sid: await sessionOf(grant.accessToken), sub: id, iss: 'chonoi', aud: 'chonoi-api' },
    ...{ iat: now, exp: now + 600 },
  }
  const signed = (claims: object, header: object = { alg: 'HS256', typ: 'at+jwt' }) =>
    statusWith(forge(header, claims, hmac('sha256', key)))
  expect(await signed(right)).toBe(200)
  for (const name of ['sid', 'sub', 'iss', 'aud', 'exp'] as const)
    expect([name, await signed({ ...right, [name]: undefined })]).toEqual([name, 401])
  for (const sid of ['x', "' or true --", 7, null, [right.sid], { $ne: null }, `${right.sid}\u0000`, randomUUID()])
    expect([sid, await signed({ ...right, sid })]).toEqual([sid, 401])
  for (const exp of ['tomorrow', now - 1, -1, null]) expect(await signed({ ...right, exp })).toBe(401)
  expect(await signed({ ...right, nbf: now + 600 })).toBe(401)
  expect(await signed(right, { alg: 'HS256' })).toBe(401)
})

test('access token: refuses partial, duplicate and decorated tokens', async () => {
  const { accessToken } = (await signedIn()).grant
  const [header, payload, signature] = accessToken.split('.')
  const odd = [
    `${accessToken}.`,
    `${accessToken}.${signature}`,
    `${header}.${payload}`,
    `${header}..${signature}`,
    `${accessToken}=`,
    accessToken.slice(0, -1),
    'null',
    'undefined',
    '[object Object]',
    '.'.repeat(100),
    'a'.repeat(8_192),
  ]
  for (const token of odd) expect([token, await statusWith(token)]).toEqual([token, 401])
  expect(await statusWith(`${accessToken},${accessToken}`)).toBe(400)
})

test('access token: stays small, however many memberships its owner has', async () => {
  const shops = await Promise.all(Array.from({ length: 20 }, () => arrangeShop(server)))
  const { id, email } = await signedIn()
  for (const { id: shop } of shops)
    await server.owner.query(`insert into memberships (user_id, tenant_id, role) values ($1, $2, 'SELLER')`, [id, shop])
  const { data } = await server.client().POST('/auth/login', { body: { email, password: rightPassword } })
  expect(data?.user?.tenantMemberships).toHaveLength(21)
  expect(data?.accessToken?.length).toBeLessThan(500)
})

test('access token: refuses a changed payload', async () => {
  const { grant } = await signedIn()
  const [header, payload, signature] = grant.accessToken.split('.')
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())
  const changed = Buffer.from(JSON.stringify({ ...claims, sid: randomUUID() })).toString('base64url')
  expect(await statusWith(`${header}.${changed}.${signature}`)).toBe(401)
})

test('a refresh token is not accepted as an access token, nor an access token for a refresh', async () => {
  const { grant } = await signedIn()
  expect(await statusWith(grant.refreshToken)).toBe(401)
  const { error } = await server
    .client(grant.accessToken)
    .POST('/auth/refresh', { body: { refreshToken: grant.accessToken } })
  expect(error).toMatchObject({ status: 401, code: 'auth.refresh_invalid' })
})

test("[GAP-04] logout: ends the session's access and refresh tokens on the server", async () => {
  const { grant } = await signedIn()
  const client = server.client(grant.accessToken)
  expect((await client.POST('/auth/logout')).response.status).toBe(200)
  expect(await statusWith(grant.accessToken)).toBe(401)
  const { error } = await server
    .client(grant.refreshToken)
    .POST('/auth/refresh', { body: { refreshToken: grant.refreshToken } })
  expect(error?.code).toBe('auth.refresh_invalid')
})

test('[API-04] writes require the CSRF header, 64 hexadecimal characters', async () => {
  const { grant } = await signedIn()
  for (const token of ['', 'kurz', 'g'.repeat(64), 'c'.repeat(63)]) {
    const { error } = await server.client(grant.accessToken, { 'x-csrf-token': token }).POST('/auth/logout')
    expect(error).toMatchObject({ status: 403, code: 'request.csrf_missing' })
  }
  expect(await statusWith(grant.accessToken)).toBe(200)
})

test('[API-04] the CSRF header must match the session', async () => {
  const { grant } = await signedIn()
  const { error } = await server.client(grant.accessToken, { 'x-csrf-token': 'd'.repeat(64) }).POST('/auth/logout')
  expect(error).toMatchObject({ status: 403, code: 'request.csrf_mismatch' })
})

test("cross-site pages can't write, even with valid headers", async () => {
  const { grant } = await signedIn()
  const { error } = await server.client(grant.accessToken, { 'sec-fetch-site': 'cross-site' }).POST('/auth/logout')
  expect(error).toMatchObject({ status: 403, code: 'request.cross_site' })
})

test('[API-14] x-tenant-id: refuses tenants without a membership, for reads too', async () => {
  const { grant } = await signedIn()
  const { error } = await server.client(grant.accessToken, { 'x-tenant-id': randomUUID() }).GET('/auth/me')
  expect(error).toMatchObject({ status: 403, code: 'auth.tenant_forbidden' })
  const malformed = await server.client(grant.accessToken, { 'x-tenant-id': "' or 1=1" }).GET('/auth/me')
  expect(malformed.error).toMatchObject({ status: 400, code: 'request.malformed' })
})

test('tokens and passwords are never logged', async () => {
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
