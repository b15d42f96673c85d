import type { RequestContext } from '../http/context.ts'
import { Failure } from '../http/failure.ts'
import { isTransient } from '../http/unavailable.ts'
import { newFileKey } from './file-key.ts'
import { placeOfFile } from './sealed-file.ts'
import { type FileRow, insertFile, lockUploads, sumOfFiles } from './files.store.ts'

export const maxFileBytes = 10_000_000
/** Quota per person in bytes. */
export const uploadQuotaBytes = 500_000_000

export interface CheckedFile {
  bytes: Uint8Array
  /** Type detected from the content, never the one that the client named. */
  contentType: string
  extension: string
  width?: number
  height?: number
  isPrivate: boolean
  isIdentityDocument?: boolean
  originalName: string
}

/** Stores a file whose content was checked. Fails with upload.quota_exceeded when the caller's quota is used up. */
export async function storeFile(context: RequestContext, file: CheckedFile): Promise<FileRow> {
  const ownerId = context.person.id
  const storageKey = newFileKey(file.isPrivate, file.extension)
  const { encryption, files } = context.ports
  const isSealed = file.isIdentityDocument ?? false
  await files.write(storageKey, isSealed ? await encryption.seal(file.bytes, placeOfFile(storageKey)) : file.bytes)
  try {
    return await context.transaction(async (queries) => {
      await lockUploads(queries, ownerId)
      if ((await sumOfFiles(queries, ownerId)) + file.bytes.length > uploadQuotaBytes)
        throw new Failure('upload.quota_exceeded')
      return insertFile(queries, {
        ownerId,
        storageKey,
        contentType: file.contentType,
        sizeInBytes: file.bytes.length,
        width: file.width ?? null,
        height: file.height ?? null,
        isPrivate: file.isPrivate,
        isIdentityDocument: file.isIdentityDocument ?? false,
        originalName: plainName(file.originalName),
        encryptionKeyId: isSealed ? encryption.keyId : null,
      })
    })
  } catch (thrown) {
    // If the connection is lost at commit, it is unknown whether the row exists. An orphaned file is better than a row
    // without its file.
    if (!isTransient(thrown)) await files.remove(storageKey)
    throw thrown
  }
}

/** Returns a safe display name: no folders, no control characters. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last.replaceAll(/\p{C}/gu, '').trim().slice(0, 200) || 'file'
}
