import type { Queries } from '../../database/database.ts'
import { findPersonalExport } from '../personal-data/personal-exports.store.ts'
import { forgetUser } from './users.store.ts'

/**
 * Removes everything that tells who somebody was, as the system. Returns the files that are to be removed once that is
 * committed, or undefined, with nothing changed, while they have money.
 */
export async function eraseUser(system: Queries, id: string): Promise<string[] | undefined> {
  const key = (await findPersonalExport(system, id))?.storageKey
  if (!(await forgetUser(system, id))) return undefined
  return key ? [key] : []
}
