import { inScope, systemScope } from '../database/scope.ts'
import { placeOfFile, readWhole } from '../files/sealed-file.ts'
import { lockDocumentUnderAnotherKey, noteDocumentKey } from './identity-documents.store.ts'
import type { JobTools } from './job.ts'

/**
 * Encrypts identity documents under the current key: those kept before documents were encrypted, and after a rotation
 * those under an old key; answers how many. Each takes the place of the one before at once, so that a crash leaves a
 * document that opens, and a backup finds it where it was.
 */
export async function encryptIdentityDocuments({ database, ports }: JobTools): Promise<number> {
  const { encryption, failedRows, files, log } = ports
  const failed: string[] = []
  for (let encrypted = 0; ; ) {
    const found = await inScope(database, systemScope, async ({ queries }) => {
      const file = await lockDocumentUnderAnotherKey(queries, encryption.keyId, failed)
      if (!file) return undefined
      try {
        const bytes = await readWhole(ports, file)
        if (!bytes) throw new Error('the file is missing')
        await files.write(file.storageKey, await encryption.seal(bytes, placeOfFile(file.storageKey)))
        await noteDocumentKey(queries, file.id, encryption.keyId)
        return true
      } catch (err) {
        failedRows.count('encrypt-identity-documents')
        log.error({ err, fileId: file.id }, 'an identity document was not encrypted')
        failed.push(file.id)
        return false
      }
    })
    if (found === undefined) return encrypted
    if (found) encrypted++
  }
}
