import type { UploadedDigitalFile } from '@chonoi/contract'
import { owns } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { findOwnFileForUpdate } from '../../files/files.store.ts'
import { readFormFile } from '../../files/form-file.ts'
import { keepDocument } from '../../files/keep-document.ts'
import type { RequestContext } from '../../http/context.ts'
import { refuseFields } from '../../http/failure.ts'

const fileUrl = /^\/digital-files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Keeps a file that a shop will deliver. Its url only names it in other calls. */
export async function uploadDigitalFile(context: RequestContext, form: FormData): Promise<UploadedDigitalFile> {
  const file = await keepDocument(context, await readFormFile(form))
  return { url: `/digital-files/${file.id}`, fileName: file.originalName, size: file.sizeInBytes }
}

/** The file that a downloadUrl names: the caller's own and private; a 422 for everything else. */
export async function usableFile(context: RequestContext, queries: Queries, url: string) {
  const id = fileUrl.exec(url)?.[1]
  const file = id === undefined ? undefined : await findOwnFileForUpdate(queries, id)
  const isUsable = file && owns(context.person, file.ownerId) && file.isPrivate && !file.isIdentityDocument
  return isUsable
    ? { fileId: file.id, fileOwnerId: file.ownerId }
    : refuseFields([{ field: 'downloadUrl', code: 'upload.unknown' }])
}
