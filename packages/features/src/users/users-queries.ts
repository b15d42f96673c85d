import { unwrap } from '@chonoi/api-client'
import type { BodyOf, BulkChangeResult, QueryOf, User } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ofTenant } from '../app/tenant-queries.ts'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'
import type { Changes } from '../forms/changes.ts'
import { dashboardQueries } from '../dashboard/dashboard-queries.ts'

/** The accounts that an administrator manages. */
export const userQueries = queryGroup('users', (api) => ({
  list: (query: QueryOf<'listUsers'>) =>
    queryOptions({
      queryKey: ['users', 'list', query],
      meta: ofTenant,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/users', { params: { query }, signal })),
    }),
  statistics: () =>
    queryOptions({
      queryKey: ['users', 'statistics'],
      queryFn: ({ signal }) => unwrap(api.GET('/users/statistics', { signal })),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['users', 'detail', id],
      queryFn: ({ signal }) => unwrap(api.GET('/users/{id}', { params: { path: { id } }, signal })),
    }),
  sessions: (id: string) =>
    queryOptions({
      queryKey: ['users', 'sessions', id],
      queryFn: ({ signal }) => unwrap(api.GET('/users/{id}/sessions', { params: { path: { id } }, signal })),
    }),
}))

type Named = Pick<User, 'id'>
const touches = [userQueries.all, dashboardQueries.all]

export const userActions = {
  export: (): Action<QueryOf<'exportUsers'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/users/export', { params: { query }, parseAs: 'blob' })),
  }),
  create: (): Action<BodyOf<'createUser'>, User> => ({
    send: (api, body) => unwrap(api.POST('/users', { body })),
    touches,
  }),
  update: ({ id }: Named): Action<Changes<BodyOf<'updateUser'>>, User> => ({
    send: (api, body) => unwrap(api.PUT('/users/{id}', { params: { path: { id } }, body })),
    touches,
  }),
  remove: ({ id }: Named): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/users/{id}', { params: { path: { id } } })),
    touches,
  }),
  bulk: (): Action<BodyOf<'bulkUpdateUsers'>, BulkChangeResult> => ({
    send: (api, body) => unwrap(api.POST('/users/bulk', { body })),
    touches,
  }),
  resetTwoFactor: ({ id }: Named): Action<BodyOf<'resetUserTwoFactor'>, { affected: number }> => ({
    send: (api, body) => unwrap(api.POST('/users/{id}/two-factor/reset', { params: { path: { id } }, body })),
    touches,
  }),
  endSessions: ({ id }: Named): Action<void, { affected: number }> => ({
    send: (api) => unwrap(api.DELETE('/users/{id}/sessions', { params: { path: { id } } })),
    touches,
  }),
}
