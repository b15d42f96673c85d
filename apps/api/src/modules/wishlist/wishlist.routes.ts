import type { WishlistItem } from '@chonoi/contract'
import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { toProductSummary } from '../products/product-views.ts'
import { addWishlistItem, removeWishlistProduct, updateWishlistItem } from './change-wishlist.ts'
import { checkWishlistProduct, listWishlist, summarizeWishlist, type WishedProduct } from './read-wishlist.ts'

function toWishlistItem({ item, product }: WishedProduct): WishlistItem {
  const { id, productId, notes, priority, priceWhenAddedInCents } = item
  return {
    ...{ id, productId, notes, priority, priceWhenAddedInCents },
    product: toProductSummary(product),
    isListed: product.isListed,
    createdAt: item.createdAt.toISOString(),
  }
}

export const wishlistRoutes = {
  async listWishlist(context, { query }) {
    const { items, total } = await listWishlist(context, query)
    return { data: items.map(toWishlistItem), pagination: paginationOf(query.page, query.limit, total) }
  },
  async addWishlistItem(context, { body }) {
    return toWishlistItem(await addWishlistItem(context, body))
  },
  async removeWishlistProduct(context, { path }) {
    await removeWishlistProduct(context, path.productId)
    return { success: true }
  },
  async updateWishlistItem(context, { path, body }) {
    return toWishlistItem(await updateWishlistItem(context, path.id, body))
  },
  async checkWishlistProduct(context, { path }) {
    const item = await checkWishlistProduct(context, path.productId)
    return { inWishlist: item !== undefined, ...(item && { wishlistItemId: item.id }) }
  },
  async getWishlistSummary(context) {
    const { productIds, recentItems, ...figures } = await summarizeWishlist(context)
    return { totalItems: productIds.length, productIds, ...figures, recentItems: recentItems.map(toWishlistItem) }
  },
} satisfies Routes
