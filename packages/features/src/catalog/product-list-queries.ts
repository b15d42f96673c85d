import type { ApiClient } from '@chonoi/api-client'
import type { QueryOf } from '@chonoi/contract'
import { defaultPageSize } from '@chonoi/domain'
import { productQueries } from './catalog-queries.ts'
import { pageOf, readProductFilters, sortColumnOf } from './product-filters.ts'

/** Maps a URL to the API query of the product list, for both the loader and the screen. */
export function productListQuery(params: URLSearchParams, tenantId?: string): QueryOf<'listProducts'> {
  const filters = readProductFilters(params)
  const { search, categoryId, priceMin, priceMax, condition, inStock, featured, tags, sortOrder } = filters
  return {
    page: pageOf(params),
    limit: defaultPageSize,
    ...(search && { search }),
    ...(categoryId && { categoryId }),
    ...(priceMin !== null && { priceMin }),
    ...(priceMax !== null && { priceMax }),
    ...(condition && { condition }),
    ...(inStock && { inStock }),
    ...(featured && { featured }),
    ...(tags.length > 0 && { tags: tags.slice(0, 20) }),
    ...(tenantId && { tenantId }),
    sortBy: sortColumnOf(filters),
    sortOrder,
    includeFacets: true,
  }
}

/** The page of the list that a URL selects. */
export const productListQueries = (api: ApiClient) => ({
  page: (params: URLSearchParams, tenantId?: string) => productQueries(api).list(productListQuery(params, tenantId)),
  /** What sells best and is in stock. */
  popular: () => productQueries(api).list({ limit: 36, inStock: true, sortBy: 'sold', sortOrder: 'desc' }),
  /** The best-selling products of a category: one more than is shown, as the current product may be among them. */
  related: (categoryId: string | null, tenantId?: string) =>
    productQueries(api).list({
      ...(categoryId && { categoryId }),
      ...(tenantId && { tenantId }),
      limit: 6,
      sortBy: 'sold',
      sortOrder: 'desc',
    }),
})
