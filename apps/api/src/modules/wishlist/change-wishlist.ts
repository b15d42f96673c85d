import type { BodyOf } from '@chonoi/contract'
import { maxWishlistItems } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { Failure, found } from '../../http/failure.ts'
import { type WishedProduct, withProducts } from './read-wishlist.ts'
import {
  changeWishlistItem,
  deleteWishlistProduct,
  findListedPrice,
  insertWishlistItem,
  lockWishlist,
} from './wishlist.store.ts'

const tidy = (notes: string | null) => notes?.trim() || null

/** Saves a product on the site. Fails with product.not_available, wishlist.exists, wishlist.full. */
export function addWishlistItem(context: RequestContext, input: BodyOf<'addWishlistItem'>): Promise<WishedProduct> {
  const { productId, notes = null, priority } = input
  const userId = context.person.id
  return context.transaction(async (queries) => {
    const price = await findListedPrice(queries, productId)
    if (price === undefined) throw new Failure('product.not_available')
    if ((await lockWishlist(queries, userId)) >= maxWishlistItems) throw new Failure('wishlist.full')
    // A second item of the product is refused by its unique key.
    const row = await insertWishlistItem(queries, {
      ...{ userId, productId, notes: tidy(notes), priceWhenAddedInCents: price, toldPriceInCents: price },
      ...(priority && { priority }),
    })
    return found((await withProducts(context, [row]))[0])
  })
}

/** Changes the note or the priority of one of the caller's items. */
export function updateWishlistItem(
  context: RequestContext,
  id: string,
  { notes, priority }: BodyOf<'updateWishlistItem'>,
): Promise<WishedProduct> {
  const change = { ...(notes !== undefined && { notes: tidy(notes) }), ...(priority && { priority }) }
  return context.transaction(async (queries) => {
    const row = found(await changeWishlistItem(queries, id, change))
    return found((await withProducts(context, [row]))[0])
  })
}

export function removeWishlistProduct(context: RequestContext, productId: string): Promise<void> {
  return context.transaction(async (queries) => {
    found(await deleteWishlistProduct(queries, context.person.id, productId))
  })
}
