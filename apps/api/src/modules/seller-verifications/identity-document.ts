import type { UploadedIdentityDocument } from '@chonoi/contract'
import { mayOpenDocument, owns } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { findOwnFileForUpdate } from '../../files/files.store.ts'
import { readFormFile } from '../../files/form-file.ts'
import { documentExtension, keepDocument } from '../../files/keep-document.ts'
import { readWhole } from '../../files/sealed-file.ts'
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

const refuseDocument = () => refuseFields([{ field: 'documentUrl', code: 'upload.unknown' }])

/** The id of the caller's own document that an address names, read with the caller's rights; a 422 for everything else. */
export async function findOwnDocument(context: RequestContext, url: string): Promise<string> {
  const id = documentUrl.exec(url)?.[1]
  const file = id === undefined ? undefined : await context.transaction((own) => findOwnFileForUpdate(own, id))
  return file?.isIdentityDocument && owns(context.person, file.ownerId) ? file.id : refuseDocument()
}

/** Holds a document that wasn't submitted yet; a 422 for one that was, or is gone. */
export async function holdDocument(system: Queries, id: string): Promise<string> {
  const file = await findOwnFileForUpdate(system, id)
  return file && !(await isDocumentUsed(system, id)) ? id : refuseDocument()
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
  const bytes = found(await readWhole(context.ports, file))
  return new Download(bytes, file.contentType, `${id}.${documentExtension(file)}`)
}
