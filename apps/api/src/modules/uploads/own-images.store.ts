import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { files } from '../../database/tables/platform.ts'

/** Finds which of these public files are images that the person uploaded. They stay until the transaction ends. */
export async function findOwnImages(
  queries: Queries,
  ownerId: string,
  storageKeys: readonly string[],
): Promise<string[]> {
  const rows = await queries
    .select({ storageKey: files.storageKey })
    .from(files)
    .where(
      and(
        inArray(files.storageKey, [...storageKeys]),
        eq(files.ownerId, ownerId),
        eq(files.isPrivate, false),
        isNotNull(files.width),
      ),
    )
    .for('share')
  return rows.map(({ storageKey }) => storageKey)
}
