import { identityDocumentDays, unsentDocumentHours } from '@chonoi/domain'
import { inScope, systemScope } from '../database/scope.ts'
import { handleEach } from './handle-each.ts'
import type { JobTools } from './job.ts'
import { deleteDocument, findExpiredDocuments, lockExpiredDocument } from './identity-documents.store.ts'

const hour = 3_600_000

/**
 * Deletes identity documents some time after the decision, and those that were never submitted, each in its own
 * transaction; answers how many. The stored file goes before its row, so that a crash in between leaves a row to start from, never a file that nobody knows.
 */
export async function deleteIdentityDocuments(tools: JobTools): Promise<number> {
  const { database, ports } = tools
  const now = ports.now().getTime()
  const since = {
    decidedBefore: new Date(now - identityDocumentDays * 24 * hour),
    uploadedBefore: new Date(now - unsentDocumentHours * hour),
  }
  const due = await inScope(database, systemScope, ({ queries }) => findExpiredDocuments(queries, since))
  const deleted = await handleEach(tools, 'delete-identity-documents', due, (id) =>
    inScope(database, systemScope, async ({ queries }) => {
      const file = await lockExpiredDocument(queries, id, since)
      if (!file) return false
      await ports.files.remove(file.storageKey)
      await deleteDocument(queries, id)
      return true
    }),
  )
  return deleted.length
}
