import { and, eq, exists, lte, notExists, notInArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { files } from '../database/tables/platform.ts'
import { sellerVerifications } from '../database/tables/seller-verifications.ts'
import type { FileRow } from '../files/files.store.ts'

interface Since {
  decidedBefore: Date
  uploadedBefore: Date
}

/** Documents of verifications that were decided long ago, and old uploads that were never submitted. */
function areExpired(queries: Queries, { decidedBefore, uploadedBefore }: Since) {
  const submitted = queries
    .select({ id: sellerVerifications.id })
    .from(sellerVerifications)
    .where(eq(sellerVerifications.documentFileId, files.id))
  const decided = queries
    .select({ id: sellerVerifications.id })
    .from(sellerVerifications)
    .where(and(eq(sellerVerifications.documentFileId, files.id), lte(sellerVerifications.decidedAt, decidedBefore)))
  return and(
    eq(files.isIdentityDocument, true),
    lte(files.createdAt, uploadedBefore),
    or(notExists(submitted), exists(decided)),
  )
}

export async function findExpiredDocuments(queries: Queries, since: Since): Promise<string[]> {
  const rows = await queries
    .select({ id: files.id })
    .from(files)
    .where(areExpired(queries, since))
    .orderBy(files.createdAt)
  return rows.map(({ id }) => id)
}

/** Locks a document unless somebody has it or it went meanwhile. */
export async function lockExpiredDocument(queries: Queries, id: string, since: Since): Promise<FileRow | undefined> {
  const [file] = await queries
    .select()
    .from(files)
    .where(and(eq(files.id, id), areExpired(queries, since)))
    .for('update', { skipLocked: true })
  return file
}

/** Deletes the row of a locked document; its verification stays. */
export async function deleteDocument(queries: Queries, fileId: string): Promise<void> {
  await queries
    .update(sellerVerifications)
    .set({ documentFileId: null })
    .where(eq(sellerVerifications.documentFileId, fileId))
  await queries.delete(files).where(eq(files.id, fileId))
}

/** Locks the next identity document that isn't encrypted under this key. */
export async function lockDocumentUnderAnotherKey(
  queries: Queries,
  keyId: string,
  except: readonly string[],
): Promise<FileRow | undefined> {
  const [file] = await queries
    .select()
    .from(files)
    .where(
      and(
        eq(files.isIdentityDocument, true),
        sql`${files.encryptionKeyId} is distinct from ${keyId}`,
        notInArray(files.id, [...except]),
      ),
    )
    .orderBy(files.createdAt)
    .limit(1)
    .for('update', { skipLocked: true })
  return file
}

export async function noteDocumentKey(queries: Queries, id: string, encryptionKeyId: string): Promise<void> {
  await queries.update(files).set({ encryptionKeyId }).where(eq(files.id, id))
}
