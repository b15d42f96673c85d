import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { newsAuthors } from '../database/tables/news-authors.ts'
import { files } from '../database/tables/platform.ts'

export type FileRow = typeof files.$inferSelect

/** Serializes a person's uploads until the transaction ends, so that the quota holds under concurrency. */
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

/** Finds a file that the caller may see: their own, or any for a platform administrator. */
export async function findFile(queries: Queries, id: string): Promise<FileRow | undefined> {
  const [row] = await queries.select().from(files).where(eq(files.id, id))
  return row
}

/** Finds one of the caller's own files and locks it until the transaction ends, so that it is used once. */
export async function findOwnFileForUpdate(queries: Queries, id: string): Promise<FileRow | undefined> {
  const [row] = await queries.select().from(files).where(eq(files.id, id)).for('update')
  return row
}

/** Deletes the rows of a person's identity documents, and returns where their files lie. */
export async function deleteDocumentsOf(queries: Queries, ownerId: string): Promise<string[]> {
  const gone = await queries
    .delete(files)
    .where(and(eq(files.ownerId, ownerId), eq(files.isIdentityDocument, true)))
    .returning({ storageKey: files.storageKey })
  return gone.map(({ storageKey }) => storageKey)
}

/** The author's pages on which a person is pictured. */
export async function findPortraitsOf(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries
    .select({ id: newsAuthors.id })
    .from(newsAuthors)
    .where(and(eq(newsAuthors.userId, userId), isNotNull(newsAuthors.avatarUrl)))
    .for('update')
  return rows.map(({ id }) => id)
}

/** Takes the pictures off author's pages. Their files go with remove-unused-uploads once nothing else shows them. */
export async function removePortraits(queries: Queries, authorIds: readonly string[]): Promise<void> {
  await queries
    .update(newsAuthors)
    .set({ avatarUrl: null })
    .where(inArray(newsAuthors.id, [...authorIds]))
}
