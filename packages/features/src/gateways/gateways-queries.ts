import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { BodyOf, GatewayConfig, GatewayTestResult, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'
import type { Changes } from '../forms/changes.ts'
import type { GatewayOwner } from '../app/use-gateway-owner.ts'

type Options = { signal: AbortSignal }
type Named = Pick<GatewayConfig, 'id'>

/** The platform's gateways and a tenant's have the same calls at different addresses. */
const callsOf = (api: ApiClient) => ({
  platform: {
    list: (query: QueryOf<'listGatewayConfigs'>, options: Options) =>
      unwrap(api.GET('/admin/gateway-config', { params: { query }, ...options })),
    export: (query: QueryOf<'exportGatewayConfigs'>) =>
      unwrap(api.GET('/admin/gateway-config/export', { params: { query }, parseAs: 'blob' })),
    statistics: (options: Options) => unwrap(api.GET('/admin/gateway-config/statistics', options)),
    detail: (id: string, options: Options) =>
      unwrap(
        api.GET('/admin/gateway-config/{id}', { params: { path: { id }, query: { includeConfig: true } }, ...options }),
      ),
    create: (body: BodyOf<'createGatewayConfig'>) => unwrap(api.POST('/admin/gateway-config', { body })),
    update: (path: Named, body: BodyOf<'updateGatewayConfig'>) =>
      unwrap(api.PUT('/admin/gateway-config/{id}', { params: { path }, body })),
    remove: (path: Named) => unwrap(api.DELETE('/admin/gateway-config/{id}', { params: { path } })),
    test: (path: Named) => unwrap(api.POST('/admin/gateway-config/{id}/test', { params: { path } })),
  },
  tenant: {
    list: (query: QueryOf<'listGatewayConfigs'>, options: Options) =>
      unwrap(api.GET('/payment-gateway-configs', { params: { query }, ...options })),
    export: (query: QueryOf<'exportGatewayConfigs'>) =>
      unwrap(api.GET('/payment-gateway-configs/export', { params: { query }, parseAs: 'blob' })),
    statistics: (options: Options) => unwrap(api.GET('/payment-gateway-configs/statistics', options)),
    detail: (id: string, options: Options) =>
      unwrap(
        api.GET('/payment-gateway-configs/{id}', {
          params: { path: { id }, query: { includeConfig: true } },
          ...options,
        }),
      ),
    create: (body: BodyOf<'createGatewayConfig'>) => unwrap(api.POST('/payment-gateway-configs', { body })),
    update: (path: Named, body: BodyOf<'updateGatewayConfig'>) =>
      unwrap(api.PATCH('/payment-gateway-configs/{id}', { params: { path }, body })),
    remove: (path: Named) => unwrap(api.DELETE('/payment-gateway-configs/{id}', { params: { path } })),
    test: (path: Named) => unwrap(api.POST('/payment-gateway-configs/{id}/test-connection', { params: { path } })),
  },
})

/** Queries of payment gateways. The key names the owner, because a switch of tenant changes it. */
export const gatewayQueries = queryGroup('gateways', (api) => ({
  list: (owner: GatewayOwner, query: QueryOf<'listGatewayConfigs'>) =>
    queryOptions({
      queryKey: ['gateways', owner, 'list', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => callsOf(api)[owner].list(query, { signal }),
    }),
  statistics: (owner: GatewayOwner) =>
    queryOptions({
      queryKey: ['gateways', owner, 'statistics'],
      queryFn: ({ signal }) => callsOf(api)[owner].statistics({ signal }),
    }),
  /** With the masked credentials. */
  detail: (owner: GatewayOwner, id: string) =>
    queryOptions({
      queryKey: ['gateways', owner, 'detail', id],
      queryFn: ({ signal }) => callsOf(api)[owner].detail(id, { signal }),
      retry: false,
    }),
}))

/** Mutations of payment gateways. */
export const gatewayActions = {
  export: (owner: GatewayOwner): Action<QueryOf<'exportGatewayConfigs'>, Blob> => ({
    send: (api, query) => callsOf(api)[owner].export(query),
  }),
  create: (owner: GatewayOwner): Action<BodyOf<'createGatewayConfig'>, GatewayConfig> => ({
    send: (api, body) => callsOf(api)[owner].create(body),
    touches: [gatewayQueries.all],
  }),
  update: (owner: GatewayOwner, { id }: Named): Action<Changes<BodyOf<'updateGatewayConfig'>>, GatewayConfig> => ({
    send: (api, body) => callsOf(api)[owner].update({ id }, body),
    touches: [gatewayQueries.all],
  }),
  remove: (owner: GatewayOwner, { id }: Named): Action<void, unknown> => ({
    send: (api) => callsOf(api)[owner].remove({ id }),
    touches: [gatewayQueries.all],
  }),
  test: (owner: GatewayOwner): Action<GatewayConfig, GatewayTestResult> => ({
    send: (api, gateway) => callsOf(api)[owner].test({ id: gateway.id }),
  }),
}
