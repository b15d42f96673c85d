import { apiPrefix } from '@chonoi/domain'

/** Thrown for a path that could leave the API. It is never sent, because a proxy might parse it differently. */
export class UnsafePathError extends Error {
  override readonly name = 'UnsafePathError'

  constructor() {
    super('The path of the call is not safe to send')
  }
}

const encodedSlash = /%2f|%5c|\\/i
const upwards = /(?:^|\/)(?:\.|%2e){1,2}(?:[/?#]|$)/i

/** Returns the address, or throws when its path doesn't resolve to itself. */
export function refuseUnsafePath(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  if (encodedSlash.test(path) || upwards.test(path)) throw new UnsafePathError()
  return address
}

/**
 * Returns the address of an API path: a leading /api/ becomes /api/v1/ on the backend host. A path already under
 * /api/v1/ is unchanged. An empty host means the page's own.
 */
export function toApiUrl(path: string, host: string): string {
  if (!path.startsWith('/api/')) throw new UnsafePathError()
  return host.replace(/\/+$/, '') + refuseUnsafePath(path).replace(/^\/api\/(?!v1(?:[/?#]|$))/, `${apiPrefix}/`)
}
