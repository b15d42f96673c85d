import type { UploadedIdentityDocument } from '@chonoi/contract'
import { mayOpenDocument, owns } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { findOwnFileForUpdate } from '../../files/files.store.ts'
import { readFormFile } from '../../files/form-file.ts'
import { documentExtension, keepDocument } from '../../files/keep-document.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, found, refuseFields } from '../../http/failure.ts'
import { Download } from '../../http/handlers.ts'
import { record } from '../events/record.ts'
import { documentOpened } from './seller-verifications.events.ts'
import { findVerification, isDocumentUsed } from './seller-verifications.store.ts'

const documentUrl = /^\/identity-documents\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Keeps a document for the platform's administrators. Its url only names it when it is submitted. */
export async function uploadIdentityDocument(
  context: RequestContext,
  form: FormData,
): Promise<UploadedIdentityDocument> {
  const file = await keepDocument(context, await readFormFile(form), { isIdentityDocument: true })
  return { url: `/identity-documents/${file.id}`, fileName: file.originalName, size: file.sizeInBytes }
}

/** The file that a documentUrl names: the caller's own document, not submitted yet; a 422 for everything else. */
export async function usableDocument(context: RequestContext, queries: Queries, url: string): Promise<string> {
  const id = documentUrl.exec(url)?.[1]
  const file = id === undefined ? undefined : await findOwnFileForUpdate(queries, id)
  const isDocument = file && owns(context.person, file.ownerId) && file.isIdentityDocument
  return isDocument && !(await isDocumentUsed(queries, file.id))
    ? file.id
    : refuseFields([{ field: 'documentUrl', code: 'upload.unknown' }])
}

/** The document of somebody else's verification. The opening is in the audit log before the first byte is sent. */
export async function openIdentityDocument(context: RequestContext, id: string): Promise<Download> {
  const file = await context.transaction(async (queries) => {
    const { verification, file } = found(await findVerification(queries, id))
    enforce(mayOpenDocument(verification, context.person))
    const document = found(file)
    await record(context, queries, documentOpened(verification))
    return document
  })
  const { stream } = found(await context.ports.files.read(file.storageKey))
  return new Download(stream, file.contentType, `${id}.${documentExtension(file)}`)
}
