import { type ApiClient, unwrap } from '@chonoi/api-client'
import { queryOptions } from '@tanstack/react-query'
import { categoryQueries, productQueries } from '../catalog/catalog-queries.ts'
import { shopQueries } from '../shops/shop-queries.ts'

/** The queries of the home page, for both its loader and its screen. */
export const homeQueries = (api: ApiClient) => ({
  categories: () => categoryQueries(api).active(),
  featured: () => productQueries(api).featured(),
  newest: () => productQueries(api).list({ limit: 12, sortBy: 'createdAt', sortOrder: 'desc' }),
  shops: () => shopQueries(api).list({ limit: 8, sortBy: 'rating', sortOrder: 'desc' }),
  figures: () =>
    queryOptions({
      queryKey: ['shops', 'figures'],
      queryFn: ({ signal }) => unwrap(api.GET('/tenants/public/stats', { signal })),
      staleTime: 300_000,
    }),
})
