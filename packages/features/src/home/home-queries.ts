import type { ApiClient } from '@chonoi/api-client'
import { categoryQueries, productQueries } from '../catalog/catalog-queries.ts'
import { productListQueries } from '../catalog/product-list-queries.ts'
import { shopQueries } from '../shops/shop-queries.ts'

/** The queries of the home page, for both its loader and its screen. */
export const homeQueries = (api: ApiClient) => ({
  categories: () => categoryQueries(api).active(),
  featured: () => productQueries(api).featured(),
  /** What sells best and is in stock; those at a lower price than before are its deals. */
  popular: () => productListQueries(api).popular(),
  newest: () => productQueries(api).list({ limit: 12, sortBy: 'createdAt', sortOrder: 'desc' }),
  shops: () => shopQueries(api).list({ limit: 8, sortBy: 'rating', sortOrder: 'desc' }),
})
