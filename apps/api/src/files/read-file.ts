import type { Ports } from '../ports/ports.ts'
import { extensionOfPublicKey } from './file-key.ts'

/** Content types of public files. None is executed by a browser. */
const contentTypes: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
}

/**
 * The answer for a public file, by the key that its address ends with (/files/<key>). Keys are never used again, so it
 * may be kept forever; private files and everything else are a 404.
 */
export async function readPublicFile(api: { ports: Pick<Ports, 'files'> }, key: string): Promise<Response> {
  const contentType = contentTypes[extensionOfPublicKey(key) ?? '']
  const found = contentType === undefined ? undefined : await api.ports.files.read(key)
  if (!found || contentType === undefined)
    return new Response(null, {
      status: 404,
      headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    })
  return new Response(found.stream, {
    headers: {
      'content-type': contentType,
      'content-length': String(found.size),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}
