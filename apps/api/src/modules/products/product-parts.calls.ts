import type { Calls } from '../../../test/calls/call.ts'
import type { productPartRoutes } from './product-parts.routes.ts'

export const productPartCalls = {
  listProductImages: {
    path: ({ product }) => ({ productId: product.id }),
    row: 'listed',
    reachesNobody: 'onTheSite',
    watched: [{ name: 'the pictures of a product', index: 'product_images_product' }],
  },
  addProductImage: {
    path: ({ product }) => ({ productId: product.id }),
    body: ({ upload }) => ({ url: upload }),
    row: 'edited',
    names: { 'body.url': { platformAdmin: 403, others: 422 } },
    fixed: { url: undefined },
  },
  getProductImage: {
    path: ({ product, image }) => ({ productId: product.id, imageId: image }),
    row: 'listed',
    reachesNobody: 'onTheSite',
    unwatched: 'oneRow',
  },
  updateProductImage: {
    path: ({ product, image }) => ({ productId: product.id, imageId: image }),
    body: { altText: 'Men lam' },
    row: 'edited',
  },
  deleteProductImage: { path: ({ product, image }) => ({ productId: product.id, imageId: image }), row: 'edited' },
  reorderProductImages: {
    path: ({ product }) => ({ productId: product.id }),
    body: ({ image }) => ({ imageIds: [image] }),
    row: 'edited',
    names: { 'body.imageIds.[]': { platformAdmin: 403, others: 422 } },
    reachesNobody: { 'body.imageIds.[]': 'ofTheSame' },
  },
  reorderImages: {
    body: ({ image }) => ({ imageIds: [image] }),
    own: { platformAdmin: 403, others: 'yes' },
    names: { 'body.imageIds.[]': { platformAdmin: 403, superAdmin: 'yes', others: 404 } },
  },
  createProductVariant: {
    path: ({ product }) => ({ productId: product.id }),
    body: { name: 'Cỡ lớn', priceInCents: 5_000_000 },
    row: 'edited',
  },
  setProductVariants: {
    path: ({ product }) => ({ productId: product.id }),
    body: ({ product }) => ({
      variants: [{ id: product.variantId, name: 'Cỡ vừa', priceInCents: 5_000_000, stockChange: 1 }],
    }),
    // Only a draft's variants may lack a price, as generated ones do: few calls would succeed.
    fixed: ['variants'],
    row: 'edited',
    names: { 'body.variants.[].id': { platformAdmin: 403, others: 404 } },
    reachesNobody: { 'body.variants.[].id': 'ofTheSame' },
  },
  updateProductVariant: {
    path: ({ product, spareVariant }) => ({ productId: product.id, variantId: spareVariant }),
    body: { priceInCents: 6_000_000 },
    row: 'edited',
  },
  deleteProductVariant: {
    path: ({ product, spareVariant }) => ({ productId: product.id, variantId: spareVariant }),
    row: 'edited',
  },
} satisfies Calls<keyof typeof productPartRoutes>
