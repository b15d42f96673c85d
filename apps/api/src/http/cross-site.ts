import { createHash, timingSafeEqual } from 'node:crypto'
import { Failure } from './failure.ts'

const safeMethods = new Set(['get', 'head', 'options'])
const csrfToken = /^[0-9a-f]{64}$/i

export const hashCsrfToken = (token: string): Buffer => createHash('sha256').update(token.toLowerCase()).digest()

/**
 * Refuses cross-site writes. A state-changing call must come from a page of this site and carry X-CSRF-Token, which
 * forces a foreign page into a preflight. Browsers send Sec-Fetch-Site; old ones, and sites without TLS, send Origin;
 * other clients send neither.
 */
export function refuseCrossSite({ method, headers, url }: Request, publicUrl: string): void {
  if (safeMethods.has(method.toLowerCase())) return
  const site = headers.get('sec-fetch-site')
  if (site === null ? isForeignOrigin(headers.get('origin'), [url, publicUrl]) : site === 'cross-site')
    throw new Failure('request.cross_site')
  if (!csrfToken.test(headers.get('x-csrf-token') ?? '')) throw new Failure('request.csrf_missing')
}

/**
 * Compares hosts only, because a proxy may terminate TLS. An opaque origin ("null": a sandboxed frame, a local file) is
 * foreign.
 */
function isForeignOrigin(origin: string | null, ours: readonly string[]): boolean {
  if (origin === null) return false
  const host = URL.canParse(origin) ? new URL(origin).host : ''
  return host === '' || !ours.some((address) => new URL(address).host === host)
}

/** The token must be the one of the session. `expected` is its hash. */
export function refuseForeignCsrfToken(method: string, headers: Headers, expected: Buffer | null): void {
  if (safeMethods.has(method.toLowerCase()) || !expected) return
  if (!timingSafeEqual(hashCsrfToken(headers.get('x-csrf-token') ?? ''), expected))
    throw new Failure('request.csrf_mismatch')
}
