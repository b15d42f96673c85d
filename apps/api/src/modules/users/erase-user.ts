import type { Queries } from '../../database/database.ts'
import { deleteDocumentsOf, deletePortraits, findPortraitsOf } from '../../files/files.store.ts'
import { findPersonalExport } from '../personal-data/personal-exports.store.ts'
import { forgetUser } from './users.store.ts'

/**
 * Removes everything that tells who somebody was, as the system: their dossier as a seller goes with the account, their
 * identity documents and their portrait as an author behind it. Returns the files that are to be removed once that is committed, or undefined, with
 * nothing changed, while they have money.
 */
export async function eraseUser(system: Queries, id: string): Promise<string[] | undefined> {
  const key = (await findPersonalExport(system, id))?.storageKey
  // Found before: forgetting somebody cuts the tie to their author's page.
  const portraits = await findPortraitsOf(system, id)
  if (!(await forgetUser(system, id))) return undefined
  const pictures = [...(await deleteDocumentsOf(system, id)), ...(await deletePortraits(system, portraits))]
  return key ? [key, ...pictures] : pictures
}
