import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { deleteFileRow, type ImageRow, isPictureInOrders } from './product-images.store.ts'

/** Deletes the uploaded file of a deleted image, unless orders still show it. */
export async function forgetPicture(context: RequestContext, queries: Queries, image: ImageRow): Promise<void> {
  const { ownFileId } = image
  if (!ownFileId || (await isPictureInOrders(queries, image.productId, image.url))) return
  // Another person of the shop may have uploaded it.
  const key = await context.asSystem((system) => deleteFileRow(system, ownFileId))
  if (key) context.afterCommit(() => context.ports.files.remove(key))
}
