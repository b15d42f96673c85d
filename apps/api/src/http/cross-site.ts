import { createHash, timingSafeEqual } from 'node:crypto'
import { Failure } from './failure.ts'

const safeMethods = new Set(['get', 'head', 'options'])
const csrfToken = /^[0-9a-f]{64}$/i

export const hashCsrfToken = (token: string): Buffer => createHash('sha256').update(token.toLowerCase()).digest()

/**
 * Keeps other sites' pages from changing anything: a state-changing call comes from a page of ours, and carries
 * X-CSRF-Token, which makes a foreign page ask first. A browser says where the page is from in Sec-Fetch-Site, one that
 * doesn't (an old one, or a site without TLS) in Origin; what is no browser says neither.
 */
export function refuseCrossSite({ method, headers, url }: Request, publicUrl: string): void {
  if (safeMethods.has(method.toLowerCase())) return
  const site = headers.get('sec-fetch-site')
  if (site === null ? isForeignOrigin(headers.get('origin'), [url, publicUrl]) : site === 'cross-site')
    throw new Failure('request.cross_site')
  if (!csrfToken.test(headers.get('x-csrf-token') ?? '')) throw new Failure('request.csrf_missing')
}

/** By host: a proxy may speak TLS for us. An opaque origin ("null": a sandboxed frame, a local file) is foreign too. */
function isForeignOrigin(origin: string | null, ours: readonly string[]): boolean {
  if (origin === null) return false
  const host = URL.canParse(origin) ? new URL(origin).host : ''
  return host === '' || !ours.some((address) => new URL(address).host === host)
}

/** The token must be the one that the session was made with; `expected` is its hash. */
export function refuseForeignCsrfToken(method: string, headers: Headers, expected: Buffer | null): void {
  if (safeMethods.has(method.toLowerCase()) || !expected) return
  if (!timingSafeEqual(hashCsrfToken(headers.get('x-csrf-token') ?? ''), expected))
    throw new Failure('request.csrf_mismatch')
}
