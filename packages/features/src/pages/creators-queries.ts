import type { ApiClient } from '@chonoi/api-client'
import { shopQueries } from '../shops/shop-queries.ts'

/** Lists all shops of the directory by name. */
export const creatorsQueries = (api: ApiClient) => ({
  directory: () => shopQueries(api).list({ limit: 100, sortBy: 'name', sortOrder: 'asc' }),
})
