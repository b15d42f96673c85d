import { createHash, timingSafeEqual } from 'node:crypto'
import { Failure } from './failure.ts'

const safeMethods = new Set(['get', 'head', 'options'])
const csrfToken = /^[0-9a-f]{64}$/i

export const hashCsrfToken = (token: string): Buffer => createHash('sha256').update(token.toLowerCase()).digest()

/**
 * Keeps other sites' pages from changing anything: a state-changing call carries X-CSRF-Token (which makes a foreign
 * page ask first), and it is the token the session was made with. `expected` is that token's hash.
 */
export function refuseCrossSite(method: string, headers: Headers): void {
  if (safeMethods.has(method.toLowerCase())) return
  if (headers.get('sec-fetch-site') === 'cross-site') throw new Failure('request.cross_site')
  if (!csrfToken.test(headers.get('x-csrf-token') ?? '')) throw new Failure('request.csrf_missing')
}

export function refuseForeignCsrfToken(method: string, headers: Headers, expected: Buffer | null): void {
  if (safeMethods.has(method.toLowerCase()) || !expected) return
  if (!timingSafeEqual(hashCsrfToken(headers.get('x-csrf-token') ?? ''), expected))
    throw new Failure('request.csrf_mismatch')
}
