import { unwrap } from '@chonoi/api-client'
import type { BodyOf, ListedOrderComplaint, Order, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'
import { dashboardQueries } from '../dashboard/dashboard-queries.ts'
import { managedOrderQueries, orderQueries } from './orders-queries.ts'

/** Queries of all complaints, for platform administrators. */
export const complaintQueries = queryGroup('order-complaints', (api) => ({
  list: (query: QueryOf<'listOrderComplaints'>) =>
    queryOptions({
      queryKey: ['order-complaints', 'list', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/admin/order-complaints', { params: { query }, signal })),
    }),
}))

/** A buyer's complaint and its decision. */
export const complaintActions = {
  export: (): Action<QueryOf<'exportOrderComplaints'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/admin/order-complaints/export', { params: { query }, parseAs: 'blob' })),
  }),
  open: ({ id }: Pick<Order, 'id'>): Action<BodyOf<'openOrderComplaint'>, Order> => ({
    send: (api, body, key) =>
      unwrap(
        api.POST('/orders/{id}/complaint', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body }),
      ),
    touches: [orderQueries.all],
    store: (client, api, order) => client.setQueryData(orderQueries(api).detail(id).queryKey, order),
  }),
  decide: ({ id }: Pick<ListedOrderComplaint, 'id'>): Action<BodyOf<'decideOrderComplaint'>, ListedOrderComplaint> => ({
    send: (api, body, key) =>
      unwrap(
        api.POST('/admin/order-complaints/{id}/decide', {
          params: { path: { id }, header: { 'Idempotency-Key': key } },
          body,
        }),
      ),
    touches: [complaintQueries.all, managedOrderQueries.all, dashboardQueries.all],
  }),
}
