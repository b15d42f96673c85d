import type { RequestContext } from '../../http/context.ts'
import { record } from '../events/record.ts'
import { lockOwnProduct } from './managed-product.ts'
import { deleteProductRow, updateProducts, wasOrdered } from './managed-products.store.ts'
import { findImages } from './product-details.store.ts'
import { forgetPicture } from './product-pictures.ts'
import { productDeleted, productsRemoved } from './products.events.ts'

/** Removes a product: archives it when orders refer to it, otherwise deletes it with its images. */
export function deleteProduct(context: RequestContext, productId: string): Promise<void> {
  return context.transaction(async (queries) => {
    const product = await lockOwnProduct(context, queries, productId, 'delete:product')
    // The lock keeps checkouts out, so that no order line can appear between this check and the deletion.
    const isKept = await wasOrdered(queries, { productId })
    if (isKept) {
      await updateProducts(queries, [productId], { status: 'ARCHIVED' })
    } else {
      const images = await findImages(queries, productId)
      await deleteProductRow(queries, productId)
      for (const image of images) await forgetPicture(context, queries, image)
    }
    await record(context, queries, productDeleted(product, isKept))
    if (product.sellerId !== context.person.id)
      await context.asSystem((system) => record(context, system, productsRemoved([product])))
  })
}
