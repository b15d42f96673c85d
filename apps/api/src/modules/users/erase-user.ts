import type { Queries } from '../../database/database.ts'
import { deleteDocumentsOf } from '../../files/files.store.ts'
import { findPersonalExport } from '../personal-data/personal-exports.store.ts'
import { forgetUser } from './users.store.ts'

/**
 * Removes everything that tells who somebody was, as the system: their dossier as a seller goes with the account, their
 * identity documents behind it. Returns the files that are to be removed once that is committed, or undefined, with
 * nothing changed, while they have money.
 */
export async function eraseUser(system: Queries, id: string): Promise<string[] | undefined> {
  const key = (await findPersonalExport(system, id))?.storageKey
  if (!(await forgetUser(system, id))) return undefined
  const documents = await deleteDocumentsOf(system, id)
  return key ? [key, ...documents] : documents
}
