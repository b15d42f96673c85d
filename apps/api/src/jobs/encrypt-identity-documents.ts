import { inScope, systemScope } from '../database/scope.ts'
import { newFileKey } from '../files/file-key.ts'
import { placeOfFile, readWhole } from '../files/sealed-file.ts'
import { documentExtension } from '../files/keep-document.ts'
import { changeStoredFile, lockDocumentUnderAnotherKey } from './identity-documents.store.ts'
import type { JobTools } from './job.ts'

/**
 * Encrypts identity documents under the current key: those kept before documents were encrypted, and after a rotation
 * those under an old key; answers how many. Each is written under a new name before its row points there and the old one
 * goes, so that a crash in between leaves a file that opens.
 */
export async function encryptIdentityDocuments({ database, ports }: JobTools): Promise<number> {
  const { encryption, files, log } = ports
  const seen: string[] = []
  for (let encrypted = 0; ; ) {
    const outcome = await inScope(database, systemScope, async ({ queries }) => {
      const file = await lockDocumentUnderAnotherKey(queries, encryption.keyId, seen)
      if (!file) return 'done'
      seen.push(file.id)
      try {
        const bytes = await readWhole(ports, file)
        if (!bytes) throw new Error('the file is missing')
        const storageKey = newFileKey(true, documentExtension(file))
        await files.write(storageKey, await encryption.seal(bytes, placeOfFile(storageKey)))
        await changeStoredFile(queries, file.id, { storageKey, encryptionKeyId: encryption.keyId })
        return { old: file.storageKey }
      } catch (err) {
        log.error({ err, fileId: file.id }, 'an identity document was not encrypted')
        return 'left'
      }
    })
    if (outcome === 'done') return encrypted
    if (outcome === 'left') continue
    encrypted++
    await files.remove(outcome.old)
  }
}
