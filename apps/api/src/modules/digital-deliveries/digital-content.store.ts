import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { productDigitalContents } from '../../database/tables/orders.ts'

export async function findContent(queries: Queries, productId: string) {
  const [row] = await queries
    .select()
    .from(productDigitalContents)
    .where(eq(productDigitalContents.productId, productId))
  return row
}

export async function putContent(queries: Queries, content: typeof productDigitalContents.$inferInsert): Promise<void> {
  const { fileId, fileOwnerId, maxDownloads, validDays } = content
  await queries
    .insert(productDigitalContents)
    .values(content)
    .onConflictDoUpdate({
      target: productDigitalContents.productId,
      set: { fileId, fileOwnerId, maxDownloads, validDays, updatedAt: sql`now()` },
    })
}

export async function deleteContent(queries: Queries, productId: string): Promise<void> {
  await queries.delete(productDigitalContents).where(eq(productDigitalContents.productId, productId))
}
