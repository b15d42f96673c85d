import { unwrap } from '@chonoi/api-client'
import type { BodyOf, ManagedOrder, Order, OrderGroup, OrderStatus, QueryOf } from '@chonoi/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ofTenant } from '../app/tenant-queries.ts'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'
import { cartQueries, cartSummaryKey } from '../cart/cart-queries.ts'
import { productQueries } from '../catalog/catalog-queries.ts'
import { dashboardQueries } from '../dashboard/dashboard-queries.ts'
import { notificationQueries } from '../notifications/notification-queries.ts'
import { managedProductQueries } from '../products/managed-products-queries.ts'
import { sellerQueries, shopBalanceQueries } from '../seller/seller-queries.ts'
import { walletQueries } from '../wallet/wallet-queries.ts'

/** Queries of the buyer's orders. */
export const orderQueries = queryGroup('orders', (api) => ({
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
      queryFn: ({ signal }) => unwrap(api.GET('/order-groups/{id}', { params: { path: { id } }, signal })),
    }),
}))

/** Queries of the orders that a shop or the platform manages. */
export const managedOrderQueries = queryGroup('managed-orders', (api) => ({
  list: (query: QueryOf<'listManagedOrders'>) =>
    queryOptions({
      queryKey: ['managed-orders', 'list', query],
      placeholderData: keepPreviousData,
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/orders/management/all', { params: { query }, signal })),
    }),
  /** The orders with a status, page after page. */
  column: (query: QueryOf<'listManagedOrders'>) =>
    infiniteQueryOptions({
      queryKey: ['managed-orders', 'column', query],
      meta: ofTenant,
      queryFn: ({ signal, pageParam }) =>
        unwrap(api.GET('/orders/management/all', { params: { query: { ...query, page: pageParam } }, signal })),
      initialPageParam: 1,
      getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : undefined),
    }),
  /** Counts the orders with a status: `pagination.total`. */
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
}))

/** The carriers of the platform that a shop can choose. */
export const carrierChoiceQueries = queryGroup('carrier-choices', (api) => ({
  list: () =>
    queryOptions({
      queryKey: ['carrier-choices', 'list'],
      queryFn: ({ signal }) => unwrap(api.GET('/carriers', { signal })),
    }),
}))

/** Queries that an order's next step invalidates: delivery holds the shop's money, cancelling returns goods and money. */
export const touchedByStep = () => [
  sellerQueries.all,
  orderQueries.all,
  managedOrderQueries.all,
  shopBalanceQueries.all,
  managedProductQueries.all,
  dashboardQueries.all,
]

/** Mutations of orders. */
export const orderActions = {
  export: (): Action<QueryOf<'exportManagedOrders'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/orders/management/all/export', { params: { query }, parseAs: 'blob' })),
  }),
  create: (): Action<BodyOf<'createOrder'>, OrderGroup> => ({
    send: (api, body, key) => unwrap(api.POST('/orders', { params: { header: { 'Idempotency-Key': key } }, body })),
    // Doesn't refetch the cart on the screen, which is being paid, until the next page has loaded.
    touches: [cartSummaryKey, walletQueries.all, orderQueries.all, notificationQueries.all, productQueries.all],
    store: (client, api, group) => client.setQueryData(orderQueries(api).group(group.id).queryKey, group),
  }),
  cancel: ({ id }: Pick<Order, 'id'>): Action<BodyOf<'cancelOrder'>, Order> => ({
    send: (api, body, key) =>
      unwrap(api.POST('/orders/{id}/cancel', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body })),
    touches: [orderQueries.all, walletQueries.all],
    store: (client, api, order) => client.setQueryData(orderQueries(api).detail(id).queryKey, order),
  }),
  confirmReceipt: ({ id }: Pick<Order, 'id'>): Action<void, Order> => ({
    send: (api, _, key) =>
      unwrap(
        api.POST('/orders/{id}/confirm-receipt', { params: { path: { id }, header: { 'Idempotency-Key': key } } }),
      ),
    touches: [orderQueries.all, notificationQueries.all],
    store: (client, api, order) => client.setQueryData(orderQueries(api).detail(id).queryKey, order),
  }),
  reorder: ({ id }: Pick<Order, 'id'>): Action<void, unknown> => ({
    send: (api) => unwrap(api.POST('/orders/{id}/reorder', { params: { path: { id } } })),
    touches: [cartQueries.all],
  }),
  refund: ({ id }: Pick<Order, 'id'>): Action<BodyOf<'refundOrder'>, ManagedOrder> => ({
    send: (api, body, key) =>
      unwrap(api.POST('/orders/{id}/refund', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body })),
    touches: touchedByStep(),
    store: (client, api, order) => client.setQueryData(managedOrderQueries(api).detail(id).queryKey, order),
  }),
  packingSlips: (): Action<BodyOf<'printPackingSlips'>, Blob> => ({
    send: (api, body) => unwrap(api.POST('/orders/management/packing-slips', { body, parseAs: 'blob' })),
  }),
  ship: ({ id }: Pick<Order, 'id'>): Action<BodyOf<'shipOrder'>, ManagedOrder> => ({
    send: (api, body, key) =>
      unwrap(api.POST('/orders/{id}/ship', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body })),
    touches: touchedByStep(),
    store: (client, api, order) => client.setQueryData(managedOrderQueries(api).detail(id).queryKey, order),
  }),
  reportFailedDelivery: ({ id }: Pick<Order, 'id'>): Action<BodyOf<'reportFailedDelivery'>, ManagedOrder> => ({
    send: (api, body, key) =>
      unwrap(
        api.POST('/orders/{id}/failed-delivery', {
          params: { path: { id }, header: { 'Idempotency-Key': key } },
          body,
        }),
      ),
    touches: touchedByStep(),
    store: (client, api, order) => client.setQueryData(managedOrderQueries(api).detail(id).queryKey, order),
  }),
  changeStatus: ({ id }: Pick<Order, 'id'>): Action<BodyOf<'updateOrderStatus'>, ManagedOrder> => ({
    send: (api, body, key) =>
      unwrap(api.PUT('/orders/{id}/status', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body })),
    touches: touchedByStep(),
    store: (client, api, order) => client.setQueryData(managedOrderQueries(api).detail(id).queryKey, order),
  }),
}
