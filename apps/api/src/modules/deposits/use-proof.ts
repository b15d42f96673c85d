import { owns } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { findOwnFileForUpdate } from '../../files/files.store.ts'
import type { RequestContext } from '../../http/context.ts'
import { refuseFields } from '../../http/failure.ts'
import { isProofUsed } from './deposits.store.ts'

const proofUrl = /^\/deposit-proofs\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** What an uploaded proof is handed on by. It is no address to open: a proof is read through its deposit. */
export const proofUrlOf = (fileId: string): string => `/deposit-proofs/${fileId}`

/** The file that a proofUrl names: the caller's own, private and not used yet; a 422 for everything else. */
export async function usableProof(context: RequestContext, queries: Queries, url: string): Promise<string> {
  const id = proofUrl.exec(url)?.[1]
  const file = id === undefined ? undefined : await findOwnFileForUpdate(queries, id)
  const isDocument = file && owns(context.person, file.ownerId) && file.isPrivate && !file.isIdentityDocument
  return isDocument && !(await isProofUsed(queries, file.id))
    ? file.id
    : refuseFields([{ field: 'proofUrl', code: 'upload.unknown' }])
}
