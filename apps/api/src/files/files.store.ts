import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { files } from '../database/tables/platform.ts'

export type FileRow = typeof files.$inferSelect

/** One upload after the other for a person, until the transaction ends: so the quota holds for many at once. */
export async function lockUploads(queries: Queries, ownerId: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${ownerId}`}, 0))`)
}

export async function sumOfFiles(queries: Queries, ownerId: string): Promise<number> {
  const [row] = await queries
    .select({ bytes: sql`coalesce(sum(${files.sizeInBytes}), 0)`.mapWith(Number) })
    .from(files)
    .where(eq(files.ownerId, ownerId))
  return row?.bytes ?? 0
}

export async function insertFile(queries: Queries, file: typeof files.$inferInsert): Promise<FileRow> {
  const [row] = await queries.insert(files).values(file).returning()
  if (!row) throw new Error('the file was not written')
  return row
}

/** One file that the caller may see: their own, or any for a platform administrator. */
export async function findFile(queries: Queries, id: string): Promise<FileRow | undefined> {
  const [row] = await queries.select().from(files).where(eq(files.id, id))
  return row
}

/** One of the caller's own files, locked until the transaction ends: what uses it once is asked one after the other. */
export async function findOwnFileForUpdate(queries: Queries, id: string): Promise<FileRow | undefined> {
  const [row] = await queries.select().from(files).where(eq(files.id, id)).for('update')
  return row
}
