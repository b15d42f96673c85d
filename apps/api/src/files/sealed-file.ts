import { isSealed } from '../encryption/encryption.ts'
import type { Ports } from '../ports/ports.ts'
import type { FileRow } from './files.store.ts'

/** The place to which the ciphertext of a file is bound: a file that was put under another name doesn't open. */
export const placeOfFile = (storageKey: string): string => `files:${storageKey}`

/**
 * The bytes of a stored file, decrypted where it lies encrypted; undefined when it doesn't exist. Its own beginning says
 * whether it does, not its row, so that one which is encrypted at this moment opens as well.
 */
export async function readWhole(
  { files, encryption }: Pick<Ports, 'files' | 'encryption'>,
  { storageKey }: Pick<FileRow, 'storageKey'>,
): Promise<Uint8Array | undefined> {
  const found = await files.read(storageKey)
  if (!found) return undefined
  const bytes = new Uint8Array(await new Response(found.stream).arrayBuffer())
  return isSealed(bytes) ? encryption.open(bytes, placeOfFile(storageKey)) : bytes
}
