import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { productImages } from '../../database/tables/catalogue.ts'
import { orderLines } from '../../database/tables/orders.ts'
import { files } from '../../database/tables/platform.ts'

export type ImageRow = typeof productImages.$inferSelect
export type ImageChange = Partial<Pick<ImageRow, 'altText' | 'sortOrder' | 'isPrimary'>>

export async function insertImage(queries: Queries, image: typeof productImages.$inferInsert): Promise<ImageRow> {
  const [row] = await queries.insert(productImages).values(image).returning()
  if (!row) throw new Error('the picture was not written')
  return row
}

export async function updateImage(queries: Queries, imageId: string, change: ImageChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  await queries.update(productImages).set(change).where(eq(productImages.id, imageId))
}

/** Unmarks the primary image. The same transaction must mark another. */
export async function unmarkPrimaryImage(queries: Queries, productId: string): Promise<void> {
  await queries
    .update(productImages)
    .set({ isPrimary: false })
    .where(and(eq(productImages.productId, productId), productImages.isPrimary))
}

/** Numbers the images in the order of the ids. */
export async function orderImages(queries: Queries, productId: string, imageIds: readonly string[]): Promise<void> {
  await queries.execute(sql`
    update product_images i set sort_order = wanted.place - 1
    from unnest(${sql.param([...imageIds])}::uuid[]) with ordinality as wanted (id, place)
    where i.id = wanted.id and i.product_id = ${productId}::uuid`)
}

export async function deleteImageRow(queries: Queries, imageId: string): Promise<void> {
  await queries.delete(productImages).where(eq(productImages.id, imageId))
}

/** Finds the products of these images. */
export async function findProductsOfImages(queries: Queries, imageIds: readonly string[]): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ productId: productImages.productId })
    .from(productImages)
    .where(inArray(productImages.id, [...imageIds]))
  return rows.map((row) => row.productId)
}

/** Finds a public upload of the caller that no image uses. It stays until the transaction ends. */
export async function findFreeUpload(queries: Queries, ownerId: string, storageKey: string) {
  const taken = sql`exists (select from product_images i where i.own_file_id = ${files.id})`
  const [row] = await queries
    .select({ width: files.width, height: files.height })
    .from(files)
    .where(
      and(eq(files.ownerId, ownerId), eq(files.storageKey, storageKey), eq(files.isPrivate, false), sql`not ${taken}`),
    )
    .for('share')
  return row
}

/** Whether an order shows the image. Ordered items keep their image. */
export async function isPictureInOrders(queries: Queries, productId: string, url: string): Promise<boolean> {
  const [row] = await queries
    .select({ lines: count() })
    .from(orderLines)
    .where(and(eq(orderLines.productId, productId), eq(orderLines.imageUrl, url)))
  return (row?.lines ?? 0) > 0
}

/** Deletes an upload's row and returns its key in the store. */
export async function deleteFileRow(queries: Queries, fileId: string): Promise<string | undefined> {
  const [row] = await queries.delete(files).where(eq(files.id, fileId)).returning({ storageKey: files.storageKey })
  return row?.storageKey
}
