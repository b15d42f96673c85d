import type { Queries } from '../../database/database.ts'
import { deleteDocumentsOf, findPortraitsOf, removePortraits } from '../../files/files.store.ts'
import { findPersonalExport } from '../personal-data/personal-exports.store.ts'
import { forgetUser } from './users.store.ts'

/**
 * Removes everything that tells who somebody was, as the system. Deletes the files of their own that only they could
 * read; their portrait leaves the pages of authors. Returns the files to remove after the commit, or undefined, with
 * nothing changed, while they have money.
 */
export async function eraseUser(system: Queries, id: string): Promise<string[] | undefined> {
  const key = (await findPersonalExport(system, id))?.storageKey
  // Found before: forgetting somebody cuts the tie to their author's page.
  const portraits = await findPortraitsOf(system, id)
  if (!(await forgetUser(system, id))) return undefined
  await removePortraits(system, portraits)
  const documents = await deleteDocumentsOf(system, id)
  return key ? [key, ...documents] : documents
}
