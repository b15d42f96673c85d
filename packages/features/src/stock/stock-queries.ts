import { unwrap } from '@chonoi/api-client'
import type { BodyOf, BulkAdjustStockResult, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import { ofTenant } from '../app/tenant-queries.ts'
import type { Action } from '../app/use-action.ts'
import { productQueries } from '../catalog/catalog-queries.ts'
import { managedProductQueries } from '../products/managed-products-queries.ts'

/** Queries of stock movements and their sums. */
export const stockQueries = queryGroup('stock', (api) => ({
  list: (query: QueryOf<'listStockMovements'>) =>
    queryOptions({
      queryKey: ['stock', 'list', query],
      placeholderData: keepPreviousData,
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/stock-movements', { params: { query }, signal })),
    }),
  summary: (id: string) =>
    queryOptions({
      queryKey: ['stock', 'summary', id],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/stock-movements/product/{id}/summary', { params: { path: { id } }, signal })),
    }),
}))

export const stockActions = {
  export: (): Action<QueryOf<'exportStockMovements'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/stock-movements/export', { params: { query }, parseAs: 'blob' })),
  }),
  bulk: (): Action<BodyOf<'bulkAdjustStock'>, BulkAdjustStockResult> => ({
    send: (api, body, key) =>
      unwrap(api.POST('/stock-movements/bulk-adjustment', { params: { header: { 'Idempotency-Key': key } }, body })),
    touches: [stockQueries.all, managedProductQueries.all, productQueries.all],
  }),
}
