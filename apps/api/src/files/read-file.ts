import { readPictureWidth } from '@chonoi/domain'
import type { StoredFile } from '../ports/file-store.ts'
import type { Ports } from '../ports/ports.ts'
import { extensionOfPublicKey } from './file-key.ts'

/** Content types of public files. None is executed by a browser. */
const contentTypes: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
}

const forever = 'public, max-age=31536000, immutable'
/** For what stands in for a narrower picture until there is time to make it. */
const briefly = 'public, max-age=60'

/**
 * The answer for a public file, by the key that its address ends with (/files/<key>), in the width that it asks for (?w=320)
 * if the site makes that one. Keys are never used again, so it may be kept forever; private files and everything else are
 * a 404.
 */
export async function readPublicFile(
  { ports }: { ports: Pick<Ports, 'files' | 'resizedPictures'> },
  key: string,
  wanted?: string,
): Promise<Response> {
  const contentType = contentTypes[extensionOfPublicKey(key) ?? '']
  const width = readPictureWidth(wanted)
  const narrower = contentType === undefined || width === null ? null : await ports.resizedPictures.read(key, width)
  if (narrower) return fileAnswer(narrower, 'image/webp', forever)
  const found = contentType === undefined ? undefined : await ports.files.read(key)
  if (!found || contentType === undefined)
    return new Response(null, {
      status: 404,
      headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    })
  return fileAnswer(found, contentType, narrower === undefined ? briefly : forever)
}

function fileAnswer({ stream, size }: StoredFile, contentType: string, caching: string): Response {
  return new Response(stream, {
    headers: {
      'content-type': contentType,
      'content-length': String(size),
      'cache-control': caching,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}
