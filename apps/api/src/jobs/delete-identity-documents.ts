import { identityDocumentDays, unsentDocumentHours } from '@chonoi/domain'
import { inScope, systemScope } from '../database/scope.ts'
import type { JobTools } from './job.ts'
import { deleteDocument, lockExpiredDocuments } from './identity-documents.store.ts'

const hour = 3_600_000
const atOnce = 100

/**
 * Deletes identity documents some time after the decision, and those that were never submitted; answers how many. The
 * stored file goes before its row, so that a crash in between leaves a row to start from, never a file that nobody knows.
 */
export async function deleteIdentityDocuments({ database, ports }: JobTools): Promise<number> {
  const now = ports.now().getTime()
  const due = {
    decidedBefore: new Date(now - identityDocumentDays * 24 * hour),
    uploadedBefore: new Date(now - unsentDocumentHours * hour),
    atOnce,
  }
  for (let deleted = 0; ; ) {
    const count = await inScope(database, systemScope, async ({ queries }) => {
      const files = await lockExpiredDocuments(queries, due)
      for (const { id, storageKey } of files) {
        await ports.files.remove(storageKey)
        await deleteDocument(queries, id)
      }
      return files.length
    })
    deleted += count
    if (count < atOnce) return deleted
  }
}
