import type { ProductStatus, QueryOf } from '@chonoi/contract'
import { productStatuses } from '@chonoi/domain'
import type { ListState } from '../lists/use-list-state.ts'

type SortBy = NonNullable<QueryOf<'listManagedProducts'>['sortBy']>

const sortColumns = ['name', 'price', 'createdAt', 'rating', 'sold', 'stock'] as const satisfies readonly SortBy[]

export const isProductStatus = (value: string): value is ProductStatus =>
  productStatuses.some((status) => status === value)
const isSortable = (by: string): by is SortBy => sortColumns.some((column) => column === by)

/** What the address asks for, as the API takes it. */
export function managedProductQueryOf(state: ListState): QueryOf<'listManagedProducts'> {
  const status = state.filter('status')
  const stock = state.filter('stock')
  return {
    page: state.page,
    limit: state.limit,
    ...(state.search && { search: state.search }),
    ...(isProductStatus(status) && { status }),
    ...(state.filter('categoryId') && { categoryId: state.filter('categoryId') }),
    ...((stock === 'in' || stock === 'out') && { inStock: stock === 'in' }),
    ...(isSortable(state.sort.by) && { sortBy: state.sort.by }),
    sortOrder: state.sort.order,
  }
}
