import { unwrap } from '@chonoi/api-client'
import type { BodyOf, ProductImport } from '@chonoi/contract'
import type { ImportMapping } from '@chonoi/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import { ofTenant } from '../app/tenant-queries.ts'
import type { Action } from '../app/use-action.ts'
import { toForm } from '../app/to-form.ts'
import { managedProductQueries } from '../products/managed-products-queries.ts'

const isUnderWay = (status: ProductImport['status'] | undefined) => status === 'PENDING' || status === 'RUNNING'
const rhythm = 1_500

/** Queries of an import. While it is under way it is followed. */
export const productImportQueries = queryGroup('product-imports', (api) => ({
  detail: (id: string) =>
    queryOptions({
      queryKey: ['product-imports', 'detail', id],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/products/imports/{id}', { params: { path: { id } }, signal })),
      refetchInterval: ({ state }) => (isUnderWay(state.data?.status) ? rhythm : false),
    }),
  problems: (id: string, page: number, count: number) =>
    queryOptions({
      queryKey: ['product-imports', 'problems', id, page, count],
      meta: ofTenant,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/products/imports/{id}/problems', { params: { path: { id }, query: { page, limit: 20 } }, signal }),
        ),
    }),
}))

export const productImportActions = {
  check: (): Action<{ file: File; mapping: ImportMapping }, ProductImport> => ({
    send: (api, { file, mapping }) =>
      unwrap(
        api.POST('/products/imports', {
          body: { file, mapping: JSON.stringify(mapping) },
          bodySerializer: toForm,
        }),
      ),
    store: (client, api, one) => client.setQueryData(productImportQueries(api).detail(one.id).queryKey, one),
  }),
  start: ({ id }: Pick<ProductImport, 'id'>): Action<BodyOf<'startProductImport'>, ProductImport> => ({
    send: (api, body) => unwrap(api.POST('/products/imports/{id}/start', { params: { path: { id } }, body })),
    touches: [managedProductQueries.all],
    store: (client, api, one) => client.setQueryData(productImportQueries(api).detail(one.id).queryKey, one),
  }),
}
