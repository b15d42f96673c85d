import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { findListedImages, findListedProductId } from './product-details.store.ts'

/** Lists the images of a listed product in order. */
export async function listProductImages(context: RequestContext, productId: string) {
  const images = await findListedImages(context.visitor, productId)
  if (images.length === 0) found(await findListedProductId(context.visitor, productId))
  return images
}

export async function readProductImage(context: RequestContext, productId: string, imageId: string) {
  const images = await findListedImages(context.visitor, productId)
  return found(images.find(({ id }) => id === imageId))
}
