import { unwrap } from '@chonoi/api-client'
import type { BodyOf, BulkChangeResult, QueryOf, Tenant } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'
import { dashboardQueries } from '../dashboard/dashboard-queries.ts'

/** The shops of the platform. */
export const tenantQueries = queryGroup('tenants', (api) => ({
  list: (query: QueryOf<'listTenants'>) =>
    queryOptions({
      queryKey: ['tenants', 'list', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/tenants', { params: { query }, signal })),
    }),
  statistics: () =>
    queryOptions({
      queryKey: ['tenants', 'statistics'],
      queryFn: ({ signal }) => unwrap(api.GET('/tenants/statistics', { signal })),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['tenants', 'detail', id],
      queryFn: ({ signal }) => unwrap(api.GET('/tenants/{id}', { params: { path: { id } }, signal })),
    }),
  members: (id: string, query: QueryOf<'listMembersOfTenant'>) =>
    queryOptions({
      queryKey: ['tenants', 'members', id, query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/tenants/{id}/members', { params: { path: { id }, query }, signal })),
    }),
  history: (id: string) =>
    queryOptions({
      queryKey: ['tenants', 'history', id],
      queryFn: ({ signal }) => unwrap(api.GET('/tenants/{id}/history', { params: { path: { id } }, signal })),
    }),
}))

type Named = Pick<Tenant, 'id'>
const touches = [tenantQueries.all, dashboardQueries.all]

export const tenantActions = {
  export: (): Action<QueryOf<'exportTenants'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/tenants/export', { params: { query }, parseAs: 'blob' })),
  }),
  create: (): Action<BodyOf<'createTenant'>, Tenant> => ({
    send: (api, body) => unwrap(api.POST('/tenants', { body })),
    touches,
  }),
  update: ({ id }: Named): Action<NonNullable<BodyOf<'updateTenant'>['statusUpdate']>, Tenant> => ({
    send: (api, statusUpdate) => unwrap(api.PUT('/tenants/{id}', { params: { path: { id } }, body: { statusUpdate } })),
    touches,
  }),
  bulk: (): Action<BodyOf<'bulkUpdateTenants'>, BulkChangeResult> => ({
    send: (api, body) => unwrap(api.POST('/tenants/bulk', { body })),
    touches,
  }),
  remove: ({ id }: Named): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/tenants/{id}', { params: { path: { id } } })),
    touches,
  }),
}
