import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

export interface Tokens {
  /** A signed access token for a session. */
  issueAccessToken(sessionId: string, userId: string): Promise<string>
  /** Returns the session id of a valid access token, else null. */
  readAccessToken(token: string): Promise<string | null>
  newSecret(): string
  /** Returns the hash of a secret, as the database stores it. */
  hashSecret(secret: string): Buffer
  /**
   * The refresh token after the one whose hash is kept: always the same, so that a repeated rotation gets the same
   * answer. Made from the hash, so that the server can also rotate without being sent the token (a tenant switch).
   */
  successorOf(tokenHash: Buffer): string
  /** What it may have been under any key, the current one's first: whoever replaced the token may have had a former key. */
  successorsOf(tokenHash: Buffer): readonly string[]
}

const issuer = 'chonoi'
const audience = 'chonoi-api'
const type = 'at+jwt'
/** Base64url without padding, so that a token has one spelling. */
const jwtForm = /^[\w-]+\.[\w-]+\.[\w-]+$/
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const accessTokenMinutes = 60

/**
 * `secret` is at least 32 random bytes; each purpose has a key of its own derived from it. Former ones sign nothing any
 * more: what they signed is accepted until it expires.
 */
export function signedTokens(secret: Buffer, now: () => Date, former: readonly Buffer[] = []): Tokens {
  const keysFor = (purpose: string) =>
    [secret, ...former].map((one) => Buffer.from(hkdfSync('sha256', one, '', purpose, 32)))
  const accessKeys = keysFor('access-token')
  const rotationKeys = keysFor('refresh-rotation')
  const [accessKey = Buffer.alloc(0)] = accessKeys
  const successorsOf = (tokenHash: Buffer) =>
    rotationKeys.map((key) => createHmac('sha256', key).update(tokenHash).digest('base64url'))
  return {
    issueAccessToken(sessionId, userId) {
      const issuedAt = Math.floor(now().getTime() / 1000)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: type })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessTokenMinutes * 60)
        .setJti(randomBytes(12).toString('base64url'))
        .sign(accessKey)
    },
    async readAccessToken(token) {
      if (!jwtForm.test(token)) return null
      for (const key of accessKeys) {
        const sessionId = await sessionOf(token, key, now())
        if (sessionId) return sessionId
      }
      return null
    },
    newSecret: () => randomBytes(32).toString('base64url'),
    hashSecret: (value) => createHash('sha256').update(value).digest(),
    successorOf: (tokenHash) => successorsOf(tokenHash)[0] ?? '',
    successorsOf,
  }
}

async function sessionOf(token: string, key: Buffer, currentDate: Date): Promise<string | null> {
  const requiredClaims = ['exp', 'sub', 'sid']
  const options = { algorithms: ['HS256'], issuer, audience, typ: type, currentDate, requiredClaims }
  try {
    const { payload } = await jwtVerify(token, key, options)
    return typeof payload.sid === 'string' && uuid.test(payload.sid) ? payload.sid : null
  } catch {
    return null
  }
}
