import { unwrap } from '@chonoi/api-client'
import type { BodyOf, OwnedPushDevice, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'
import type { Changes } from '../forms/changes.ts'

type Named = { readonly id: string }

/** Queries of everybody's devices, for administrators of the platform. */
export const managedDeviceQueries = queryGroup('managed-devices', (api) => ({
  list: (query: QueryOf<'listAdminPushDevices'>) =>
    queryOptions({
      queryKey: ['managed-devices', 'list', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/push-devices/admin/all', { params: { query }, signal })),
    }),
  stats: () =>
    queryOptions({
      queryKey: ['managed-devices', 'stats'],
      queryFn: ({ signal }) => unwrap(api.GET('/push-devices/admin/stats', { signal })),
    }),
  health: () =>
    queryOptions({
      queryKey: ['managed-devices', 'health'],
      queryFn: ({ signal }) => unwrap(api.GET('/push-devices/health', { signal })),
    }),
}))

const touches = [managedDeviceQueries.all]

/** Mutations of everybody's devices. */
export const managedDeviceActions = {
  export: (): Action<QueryOf<'exportAdminPushDevices'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/push-devices/admin/export', { params: { query }, parseAs: 'blob' })),
  }),
  update: ({ id }: Named): Action<Changes<BodyOf<'updateAdminPushDevice'>>, OwnedPushDevice> => ({
    send: (api, body) => unwrap(api.PUT('/push-devices/admin/device/{id}', { params: { path: { id } }, body })),
    touches,
  }),
  remove: ({ id }: Named): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/push-devices/admin/device/{id}/hard-delete', { params: { path: { id } } })),
    touches,
  }),
  cleanUp: (): Action<number, { removed: number }> => ({
    send: (api, daysInactive) =>
      unwrap(api.POST('/push-devices/admin/cleanup/inactive-devices', { params: { query: { daysInactive } } })),
    touches,
  }),
}
