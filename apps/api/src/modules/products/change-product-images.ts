import type { BodyOf } from '@chonoi/contract'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { found, refuseFields } from '../../http/failure.ts'
import { changesBetween } from '../events/changes.ts'
import { record } from '../events/record.ts'
import { lockOwnProduct } from './managed-product.ts'
import type { ProductRow } from './managed-products.store.ts'
import { changesOfImage } from './part-changes.ts'
import { findImages } from './product-details.store.ts'
import {
  deleteImageRow,
  findProductsOfImages,
  type ImageRow,
  orderImages,
  unmarkPrimaryImage,
  updateImage,
} from './product-images.store.ts'
import { forgetPicture } from './product-pictures.ts'
import { productPartChanged } from './products.events.ts'

/** Changes an image's text or position, or makes it the only primary one. */
export function updateProductImage(
  context: RequestContext,
  productId: string,
  imageId: string,
  { isPrimary, altText, sortOrder }: BodyOf<'updateProductImage'>,
): Promise<ImageRow> {
  return context.transaction(async (queries) => {
    const { product, image } = await lockImage(context, queries, productId, imageId)
    // One image is always primary. Make another one primary instead of unsetting this one.
    if (isPrimary === false && image.isPrimary)
      refuseFields([{ field: 'isPrimary', code: 'product.primary_image_needed' }])
    if (isPrimary) await unmarkPrimaryImage(queries, productId)
    const change = {
      ...(isPrimary && { isPrimary }),
      ...(altText !== undefined && { altText: altText?.trim() || product.name }),
      ...(sortOrder !== undefined && { sortOrder }),
    }
    await updateImage(queries, imageId, change)
    const changes = changesBetween(image, change, ['altText', 'isPrimary', 'sortOrder'])
    await record(context, queries, productPartChanged(product, 'image_update', changes))
    return found((await findImages(queries, productId)).find(({ id }) => id === imageId))
  })
}

/** Removes an image. When it was primary, the first of the others becomes primary. */
export function deleteProductImage(context: RequestContext, productId: string, imageId: string): Promise<void> {
  return context.transaction(async (queries) => {
    const { product, image, others } = await lockImage(context, queries, productId, imageId)
    await deleteImageRow(queries, imageId)
    const [next] = others
    if (image.isPrimary && next) await updateImage(queries, next.id, { isPrimary: true })
    await forgetPicture(context, queries, image)
    await record(context, queries, productPartChanged(product, 'image_delete', changesOfImage(image, 'gone')))
  })
}

/** Reorders all images of a product. */
export function reorderProductImages(
  context: RequestContext,
  productId: string,
  imageIds: readonly string[],
): Promise<ImageRow[]> {
  return context.transaction(async (queries) => {
    const product = await lockOwnProduct(context, queries, productId)
    const before = await findImages(queries, productId)
    const own = new Set(before.map(({ id }) => id))
    const isWhole = own.size === imageIds.length && imageIds.every((id) => own.has(id))
    if (!isWhole) refuseFields([{ field: 'imageIds', code: 'not_in_list' }])
    await orderImages(queries, productId, imageIds)
    const after = await findImages(queries, productId)
    const changes = changesBetween({ images: urlsOf(before) }, { images: urlsOf(after) }, ['images'])
    await record(context, queries, productPartChanged(product, 'image_reorder', changes))
    return after
  })
}

/** Reorders images without naming the product. All must belong to one product. */
export function reorderImages(context: RequestContext, imageIds: readonly string[]): Promise<ImageRow[]> {
  return context.transaction(async (queries) => {
    const [productId, another] = await findProductsOfImages(queries, imageIds)
    if (another !== undefined) refuseFields([{ field: 'imageIds', code: 'not_in_list' }])
    return reorderProductImages(context, found(productId), imageIds)
  })
}

const urlsOf = (images: readonly ImageRow[]) => images.map(({ url }) => url)

async function lockImage(
  context: RequestContext,
  queries: Queries,
  productId: string,
  imageId: string,
): Promise<{ product: ProductRow; image: ImageRow; others: ImageRow[] }> {
  const product = await lockOwnProduct(context, queries, productId)
  const images = await findImages(queries, productId)
  const image = found(images.find(({ id }) => id === imageId))
  return { product, image, others: images.filter(({ id }) => id !== imageId) }
}
