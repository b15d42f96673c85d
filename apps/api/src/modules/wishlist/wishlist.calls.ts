import type { Calls } from '../../../test/calls/call.ts'
import type { wishlistRoutes } from './wishlist.routes.ts'

export const wishlistCalls = {
  listWishlist: { unwatched: 'few' },
  addWishlistItem: {
    body: ({ reviewed }) => ({ productId: reviewed, notes: 'Quà cho mẹ', priority: 'HIGH' }),
    names: { 'body.productId': { others: 'yes' } },
    reachesNobody: { 'body.productId': 'onTheSite' },
  },
  removeWishlistProduct: { path: ({ product }) => ({ productId: product.id }), row: 'personal' },
  updateWishlistItem: {
    path: ({ wishlistItem }) => ({ id: wishlistItem }),
    body: { priority: 'LOW' },
    row: 'personal',
  },
  checkWishlistProduct: {
    path: ({ product }) => ({ productId: product.id }),
    row: 'anybody',
    unwatched: 'oneRow',
  },
  getWishlistSummary: { unwatched: 'few' },
} satisfies Calls<keyof typeof wishlistRoutes>
