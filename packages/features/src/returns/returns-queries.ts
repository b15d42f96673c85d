import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { BodyOf, QueryOf, Return } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import { ofTenant } from '../app/tenant-queries.ts'
import type { Action } from '../app/use-action.ts'
import { dashboardQueries } from '../dashboard/dashboard-queries.ts'
import { managedOrderQueries, orderQueries } from '../orders/orders-queries.ts'
import { managedProductQueries } from '../products/managed-products-queries.ts'
import { sellerQueries, shopBalanceQueries } from '../seller/seller-queries.ts'
import { walletQueries } from '../wallet/wallet-queries.ts'

/** Queries of returns: the caller's, the current shop's, and those of all shops. */
export const returnQueries = queryGroup('returns', (api) => ({
  mine: (query: QueryOf<'listMyReturns'>) =>
    queryOptions({
      queryKey: ['returns', 'mine', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/returns', { params: { query }, signal })),
    }),
  ofShop: (query: QueryOf<'listShopReturns'>) =>
    queryOptions({
      queryKey: ['returns', 'shop', query],
      placeholderData: keepPreviousData,
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/returns/management/all', { params: { query }, signal })),
    }),
  ofAll: (query: QueryOf<'listAllReturns'>) =>
    queryOptions({
      queryKey: ['returns', 'all', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/admin/returns', { params: { query }, signal })),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['returns', 'detail', id],
      queryFn: ({ signal }) => unwrap(api.GET('/returns/{id}', { params: { path: { id } }, signal })),
    }),
  ofOrder: (id: string) =>
    queryOptions({
      queryKey: ['returns', 'order', id],
      queryFn: ({ signal }) => unwrap(api.GET('/orders/{id}/returns', { params: { path: { id } }, signal })),
    }),
}))

const touched = [returnQueries.all, orderQueries.all, managedOrderQueries.all]
const keyed = (id: string, key: string) => ({ path: { id }, header: { 'Idempotency-Key': key } })

/** An action on a return whose answer is the return. */
const onReturn = <Variables>(id: string, send: Action<Variables, Return>['send']): Action<Variables, Return> => ({
  send,
  touches: touched,
  store: (client, api, answer) => client.setQueryData(returnQueries(api).detail(id).queryKey, answer),
})

type Named = Pick<Return, 'id'>

/** The steps of a return. */
export const returnActions = {
  exportOfShop: (): Action<QueryOf<'exportShopReturns'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/returns/management/all/export', { params: { query }, parseAs: 'blob' })),
  }),
  export: (): Action<QueryOf<'exportAllReturns'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/returns/management/export', { params: { query }, parseAs: 'blob' })),
  }),
  create: (orderId: string): Action<BodyOf<'createReturn'>, Return> => ({
    send: (api, body, key) => unwrap(api.POST('/orders/{id}/returns', { params: keyed(orderId, key), body })),
    touches: touched,
    store: (client, api, answer) => client.setQueryData(returnQueries(api).detail(answer.id).queryKey, answer),
  }),
  cancel: ({ id }: Named) =>
    onReturn<void>(id, (api, _, key) => unwrap(api.POST('/returns/{id}/cancel', { params: keyed(id, key) }))),
  escalate: ({ id }: Named) =>
    onReturn<BodyOf<'escalateReturn'>>(id, (api, body, key) =>
      unwrap(api.POST('/returns/{id}/escalate', { params: keyed(id, key), body })),
    ),
  send: ({ id }: Named) =>
    onReturn<BodyOf<'markReturnSent'>>(id, (api, body, key) =>
      unwrap(api.POST('/returns/{id}/send', { params: keyed(id, key), body })),
    ),
  approve: ({ id }: Named) =>
    onReturn<BodyOf<'approveReturn'>>(id, (api, body, key) =>
      unwrap(api.POST('/returns/{id}/approve', { params: keyed(id, key), body })),
    ),
  reject: ({ id }: Named) =>
    onReturn<BodyOf<'rejectReturn'>>(id, (api, body, key) =>
      unwrap(api.POST('/returns/{id}/reject', { params: keyed(id, key), body })),
    ),
  receive: ({ id }: Named): Action<BodyOf<'receiveReturn'>, Return> => ({
    ...onReturn<BodyOf<'receiveReturn'>>(id, (api: ApiClient, body, key) =>
      unwrap(api.POST('/returns/{id}/receive', { params: keyed(id, key), body })),
    ),
    touches: [...touched, ...[managedProductQueries.all, shopBalanceQueries.all, sellerQueries.all, walletQueries.all]],
  }),
  decide: ({ id }: Named): Action<BodyOf<'decideReturn'>, Return> => ({
    ...onReturn<BodyOf<'decideReturn'>>(id, (api: ApiClient, body, key) =>
      unwrap(api.POST('/admin/returns/{id}/decide', { params: keyed(id, key), body })),
    ),
    touches: [...touched, dashboardQueries.all],
  }),
}
