import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { BodyOf, OrderStatus, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ofTenant } from '../app/tenant-queries.ts'

/** The buyer's orders. */
export const orderQueries = (api: ApiClient) => ({
  all: ['orders'] as const,
  mine: (query: QueryOf<'listMyOrders'>) =>
    queryOptions({
      queryKey: ['orders', 'mine', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/orders/my-orders', { params: { query }, signal })),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['orders', 'detail', id],
      queryFn: ({ signal }) => unwrap(api.GET('/orders/{id}', { params: { path: { id } }, signal })),
    }),
  group: (id: string) =>
    queryOptions({
      queryKey: ['orders', 'group', id],
      queryFn: ({ signal }) => unwrap(api.GET('/orders/groups/{id}', { params: { path: { id } }, signal })),
    }),
})

/** The orders that a shop, or the platform, manages. */
export const managedOrderQueries = (api: ApiClient) => ({
  all: ['managed-orders'] as const,
  list: (query: QueryOf<'listManagedOrders'>) =>
    queryOptions({
      queryKey: ['managed-orders', 'list', query],
      placeholderData: keepPreviousData,
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/orders/management/all', { params: { query }, signal })),
    }),
  /** For how many there are with a status: `pagination.total`. */
  withStatus: (status: OrderStatus) =>
    queryOptions({
      queryKey: ['managed-orders', 'with-status', status],
      meta: ofTenant,
      queryFn: ({ signal }) =>
        unwrap(api.GET('/orders/management/all', { params: { query: { status, page: 1, limit: 1 } }, signal })),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['managed-orders', 'detail', id],
      queryFn: ({ signal }) => unwrap(api.GET('/orders/management/{id}', { params: { path: { id } }, signal })),
    }),
})

/** What is done with orders. `key` is the Idempotency-Key of the intent: the same for a press that is repeated. */
export const orderMutations = (api: ApiClient) => ({
  create: (body: BodyOf<'createOrder'>, key: string) =>
    unwrap(api.POST('/orders', { params: { header: { 'Idempotency-Key': key } }, body })),
  cancel: (id: string, reason: string, key: string) =>
    unwrap(
      api.POST('/orders/{id}/cancel', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body: { reason },
      }),
    ),
  reorder: (id: string) => unwrap(api.POST('/orders/{id}/reorder', { params: { path: { id } } })),
  changeStatus: (id: string, body: BodyOf<'updateOrderStatus'>, key: string) =>
    unwrap(api.PUT('/orders/{id}/status', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body })),
})
