import { randomUUID } from 'node:crypto'

/**
 * Key of a file in the store. The first segment names who may read it, so serving a public file needs no query. The
 * rest is random; a file name given by a person never becomes part of a path.
 */
export function newFileKey(isPrivate: boolean, extension: string): string {
  const name = randomUUID()
  return `${isPrivate ? 'private' : 'public'}/${name.slice(0, 2)}/${name}.${extension}`
}

/** Public uploads and the images of the demo seed. */
const publicKey = /^(?:public|demo)\/[\w-]+(?:\/[\w-]+)*\.([a-z0-9]{2,5})$/

/** Returns the extension of a public key, null for any other text. */
export const extensionOfPublicKey = (key: string): string | null => publicKey.exec(key)?.[1] ?? null

/** The address of a public file on the site. */
export const publicFileUrl = (key: string): string => `/files/${key}`
