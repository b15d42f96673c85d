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
}

const issuer = 'chonoi'
const audience = 'chonoi-api'
const type = 'at+jwt'
/** Base64url without padding, so that a token has one spelling. */
const jwtForm = /^[\w-]+\.[\w-]+\.[\w-]+$/
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const accessTokenMinutes = 60

/** `secret` is at least 32 random bytes; each purpose has a key of its own derived from it. */
export function signedTokens(secret: Buffer, now: () => Date): Tokens {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const accessKey = keyFor('access-token')
  const rotationKey = keyFor('refresh-rotation')
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
      try {
        const { payload } = await jwtVerify(token, accessKey, {
          algorithms: ['HS256'],
          issuer,
          audience,
          typ: type,
          currentDate: now(),
          requiredClaims: ['exp', 'sub', 'sid'],
        })
        return typeof payload.sid === 'string' && uuid.test(payload.sid) ? payload.sid : null
      } catch {
        return null
      }
    },
    newSecret: () => randomBytes(32).toString('base64url'),
    hashSecret: (value) => createHash('sha256').update(value).digest(),
    successorOf: (tokenHash) => createHmac('sha256', rotationKey).update(tokenHash).digest('base64url'),
  }
}
