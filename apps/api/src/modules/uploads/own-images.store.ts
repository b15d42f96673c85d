import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { files } from '../../database/tables/platform.ts'

/** Whether a public file is an image that the person uploaded. It stays until the transaction ends. */
export async function isOwnImage(queries: Queries, ownerId: string, storageKey: string): Promise<boolean> {
  const [row] = await queries
    .select({ width: files.width })
    .from(files)
    .where(and(eq(files.storageKey, storageKey), eq(files.ownerId, ownerId), eq(files.isPrivate, false)))
    .for('share')
  return row?.width != null
}
