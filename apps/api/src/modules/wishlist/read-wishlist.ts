import type { RequestContext } from '../../http/context.ts'
import { findProductSummaries } from '../products/managed-products.store.ts'
import {
  findWishedProductIds,
  findWishlist,
  findWishlistProduct,
  type WishlistQuery,
  type WishlistRow,
} from './wishlist.store.ts'

type Summary = Awaited<ReturnType<typeof findProductSummaries>>[number]
export interface WishedProduct {
  item: WishlistRow
  product: Summary
}

const recentCount = 5

/** Adds the products to items. As the system: a product that left the site is still shown to those who saved it. */
export async function withProducts(context: RequestContext, rows: readonly WishlistRow[]): Promise<WishedProduct[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ productId }) => productId)
  const products = new Map(
    (await context.asSystem((system) => findProductSummaries(system, ids))).map((product) => [product.id, product]),
  )
  return rows.flatMap((item) => {
    const product = products.get(item.productId)
    return product ? [{ item, product }] : []
  })
}

export function listWishlist(context: RequestContext, query: WishlistQuery) {
  return context.transaction(async (queries) => {
    const { rows, total } = await findWishlist(queries, context.person.id, query)
    return { items: await withProducts(context, rows), total }
  })
}

export function checkWishlistProduct(context: RequestContext, productId: string): Promise<WishlistRow | undefined> {
  return context.transaction((queries) => findWishlistProduct(queries, context.person.id, productId))
}

/** Sums up the caller's wishlist. What left the site counts as saved, but has no value and no stock. */
export function summarizeWishlist(context: RequestContext) {
  const userId = context.person.id
  return context.transaction(async (queries) => {
    const productIds = await findWishedProductIds(queries, userId)
    const recent = await findWishlist(queries, userId, { page: 1, limit: recentCount })
    const products = await context.asSystem((system) => findProductSummaries(system, productIds))
    const listed = products.filter(({ isListed }) => isListed)
    return {
      productIds,
      totalValueInCents: listed.reduce((sum, { priceInCents }) => sum + priceInCents, 0),
      inStockCount: listed.filter(({ availableStock }) => availableStock > 0).length,
      recentItems: await withProducts(context, recent.rows),
    }
  })
}
