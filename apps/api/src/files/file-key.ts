import { randomUUID } from 'node:crypto'

/**
 * Where a file lies in the store. The first part says who may read it, so that serving a public one needs no query; the
 * rest is ours and random: nothing a person named a file ever becomes part of a path.
 */
export function newFileKey(isPrivate: boolean, extension: string): string {
  const name = randomUUID()
  return `${isPrivate ? 'private' : 'public'}/${name.slice(0, 2)}/${name}.${extension}`
}

/** What people uploaded for everybody, and the pictures that the demo seed composes. */
const publicKey = /^(?:public|demo)\/[\w-]+(?:\/[\w-]+)*\.([a-z0-9]{2,5})$/

/** The extension of a key that everybody may read; null for every other text. */
export const extensionOfPublicKey = (key: string): string | null => publicKey.exec(key)?.[1] ?? null

/** The address of a public file on the site. */
export const publicFileUrl = (key: string): string => `/files/${key}`
