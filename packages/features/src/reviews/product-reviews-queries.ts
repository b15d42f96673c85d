import type { QueryOf } from '@chonoi/contract'

/** The first page of a product's reviews, for both the loader and the page. */
export const firstProductReviews = (productId: string): QueryOf<'listReviews'> => ({ productId, page: 1, limit: 10 })
