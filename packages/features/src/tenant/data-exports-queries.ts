import { unwrap } from '@chonoi/api-client'
import type { BodyOf, DataExport, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import { ofTenant } from '../app/tenant-queries.ts'
import type { Action } from '../app/use-action.ts'

const isUnderWay = ({ status }: DataExport) => status === 'PENDING' || status === 'RUNNING'
const rhythm = 2_000

/** Queries of the current shop's data exports. While one is under way the list follows its progress. */
export const dataExportQueries = queryGroup('dataExports', (api) => ({
  list: (query: QueryOf<'listDataExports'>) =>
    queryOptions({
      queryKey: ['dataExports', 'list', query],
      placeholderData: keepPreviousData,
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/tenants/data-export', { params: { query }, signal })),
      refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? rhythm : false),
    }),
}))

const touches = [dataExportQueries.all]

export const dataExportActions = {
  /** Who asked for what and when, without the data. */
  exportList: (): Action<QueryOf<'exportDataExports'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/tenants/data-export/list', { params: { query }, parseAs: 'blob' })),
  }),
  create: (): Action<BodyOf<'createDataExport'>, DataExport> => ({
    send: (api, body) => unwrap(api.POST('/tenants/data-export', { body })),
    touches,
  }),
  delete: ({ id }: Pick<DataExport, 'id'>): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/tenants/data-export/{id}', { params: { path: { id } } })),
    touches,
  }),
  download: ({ id }: Pick<DataExport, 'id'>): Action<void, Blob> => ({
    send: async (api) =>
      (await unwrap(
        api.GET('/tenants/data-export/{id}/download', { params: { path: { id } }, parseAs: 'blob' }),
      )) as unknown as Blob,
  }),
}
