import { apiPrefix } from '@chonoi/domain'

/** A path that could lead out of the API: never sent, because a proxy on the way might read it differently than we do. */
export class UnsafePathError extends Error {
  override readonly name = 'UnsafePathError'

  constructor() {
    super('The path of the call is not safe to send')
  }
}

const encodedSlash = /%2f|%5c|\\/i
const upwards = /(?:^|\/)(?:\.|%2e){1,2}(?:[/?#]|$)/i

/** Gives an address back whose path stays where it looks to be, or throws. */
export function refuseUnsafePath(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  if (encodedSlash.test(path) || upwards.test(path)) throw new UnsafePathError()
  return address
}

/**
 * The address of an API path: a leading /api/ becomes /api/v1/, and the call goes to the backend host. A path that is
 * already under /api/v1/ stays. An empty host means the page's own.
 */
export function toApiUrl(path: string, host: string): string {
  if (!path.startsWith('/api/')) throw new UnsafePathError()
  return host.replace(/\/+$/, '') + refuseUnsafePath(path).replace(/^\/api\/(?!v1(?:[/?#]|$))/, `${apiPrefix}/`)
}
