import { findFile } from '../../files/files.store.ts'
import { documentExtension } from '../../files/keep-document.ts'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { Download } from '../../http/handlers.ts'
import { findDeposit } from './deposits.store.ts'

/** The proof of a deposit, to be saved: for its owner and the platform, a 404 for everybody else. */
export async function readProof(context: RequestContext, depositId: string): Promise<Download> {
  const { deposit, file } = await context.transaction(async (queries) => {
    const { deposit } = found(await findDeposit(queries, depositId))
    return { deposit, file: found(deposit.proofFileId ? await findFile(queries, deposit.proofFileId) : undefined) }
  })
  const { stream } = found(await context.ports.files.read(file.storageKey))
  return new Download(stream, file.contentType, `${deposit.depositReference}.${documentExtension(file)}`)
}
