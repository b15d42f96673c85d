import { unwrap } from '@chonoi/api-client'
import type { PushDevice } from '@chonoi/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'
import { hasPush } from './enable-push.ts'

/** Queries of the caller's devices that get push messages. */
export const deviceQueries = queryGroup('pushDevices', (api) => ({
  active: () =>
    queryOptions({
      queryKey: ['pushDevices', 'active'],
      queryFn: ({ signal }) => unwrap(api.GET('/notifications/devices', { signal })),
    }),
  /** Whether this browser is subscribed. */
  here: () => queryOptions({ queryKey: ['pushDevices', 'here'], queryFn: hasPush }),
}))

/** Mutations of the caller's devices. */
export const deviceActions = {
  remove: ({ id }: PushDevice): Action<void, unknown> => ({
    send: (api) => unwrap(api.POST('/notifications/devices/{id}/remove', { params: { path: { id } } })),
    touches: [deviceQueries.all],
  }),
}
