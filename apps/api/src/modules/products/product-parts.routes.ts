import type { Routes } from '../../http/handlers.ts'
import { addProductImage } from './add-product-image.ts'
import { deleteProductImage, reorderImages, reorderProductImages, updateProductImage } from './change-product-images.ts'
import { createProductVariant, deleteProductVariant, updateProductVariant } from './change-product-variants.ts'
import { toProduct, toProductImage, toProductVariant } from './product-views.ts'
import { readManagedProduct } from './read-product.ts'
import { listProductImages, readProductImage } from './read-product-images.ts'
import { setProductVariants } from './set-product-variants.ts'

/** Routes of a product's images and variants. */
export const productPartRoutes = {
  async listProductImages(context, { path }) {
    return { data: (await listProductImages(context, path.productId)).map(toProductImage) }
  },
  async addProductImage(context, { path, form }) {
    return toProductImage(await addProductImage(context, path.productId, form))
  },
  async getProductImage(context, { path }) {
    return toProductImage(await readProductImage(context, path.productId, path.imageId))
  },
  async updateProductImage(context, { path, body }) {
    return toProductImage(await updateProductImage(context, path.productId, path.imageId, body))
  },
  async deleteProductImage(context, { path }) {
    await deleteProductImage(context, path.productId, path.imageId)
    return { success: true }
  },
  async reorderProductImages(context, { path, body }) {
    return { data: (await reorderProductImages(context, path.productId, body.imageIds)).map(toProductImage) }
  },
  async reorderImages(context, { body }) {
    return { data: (await reorderImages(context, body.imageIds)).map(toProductImage) }
  },
  async createProductVariant(context, { path, body }) {
    return toProductVariant(await createProductVariant(context, path.productId, body))
  },
  async setProductVariants(context, { path, body }) {
    await setProductVariants(context, path.productId, body)
    return toProduct(await readManagedProduct(context, path.productId))
  },
  async updateProductVariant(context, { path, body }) {
    return toProductVariant(await updateProductVariant(context, path.productId, path.variantId, body))
  },
  async deleteProductVariant(context, { path }) {
    await deleteProductVariant(context, path.productId, path.variantId)
    return { success: true }
  },
} satisfies Routes
