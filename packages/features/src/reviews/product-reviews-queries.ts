import type { QueryOf } from '@chonoi/contract'

/** The first page of a product's reviews; a loader and the page ask the same. */
export const firstProductReviews = (productId: string): QueryOf<'listReviews'> => ({ productId, page: 1, limit: 10 })
