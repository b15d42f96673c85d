import { unwrap } from '@chonoi/api-client'
import type { BodyOf, OrderNotification, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import { ofTenant } from '../app/tenant-queries.ts'
import type { Action } from '../app/use-action.ts'
import type { Changes } from '../forms/changes.ts'

/** Queries of what buyers were told about orders. */
export const orderMessageQueries = queryGroup('order-messages', (api) => ({
  list: (query: QueryOf<'listOrderNotifications'>) =>
    queryOptions({
      queryKey: ['order-messages', 'list', query],
      placeholderData: keepPreviousData,
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/order-notifications', { params: { query }, signal })),
    }),
  statistics: () =>
    queryOptions({
      queryKey: ['order-messages', 'statistics'],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/order-notifications/statistics', { signal })),
    }),
}))

type Message = Pick<OrderNotification, 'id'>

export const orderMessageActions = {
  export: (): Action<QueryOf<'exportOrderNotifications'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/order-notifications/export', { params: { query }, parseAs: 'blob' })),
  }),
  write: (): Action<BodyOf<'createOrderNotification'>, OrderNotification> => ({
    send: (api, body, key) =>
      unwrap(api.POST('/order-notifications', { params: { header: { 'Idempotency-Key': key } }, body })),
    touches: [orderMessageQueries.all],
  }),
  correct: ({ id }: Message): Action<Changes<BodyOf<'updateOrderNotification'>>, OrderNotification> => ({
    send: (api, body) => unwrap(api.PUT('/order-notifications/{id}', { params: { path: { id } }, body })),
    touches: [orderMessageQueries.all],
  }),
  withdraw: ({ id }: Message): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/order-notifications/{id}', { params: { path: { id } } })),
    touches: [orderMessageQueries.all],
  }),
  retry: (): Action<Message, OrderNotification> => ({
    send: (api, { id }) => unwrap(api.POST('/order-notifications/{id}/retry', { params: { path: { id } } })),
    touches: [orderMessageQueries.all],
  }),
}
