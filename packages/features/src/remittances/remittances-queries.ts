import { unwrap } from '@chonoi/api-client'
import type { BodyOf, Carrier, QueryOf, Remittance, RemittanceDetail } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'
import type { Changes } from '../forms/changes.ts'
import { managedOrderQueries } from '../orders/orders-queries.ts'
import { adminPaymentQueries } from '../payments/payments-queries.ts'
import { ledgerQueries } from '../transactions/transactions-queries.ts'

/** Queries of the platform's carriers with the cash that they owe, for platform administrators. */
export const adminCarrierQueries = queryGroup('admin-carriers', (api) => ({
  list: () =>
    queryOptions({
      queryKey: ['admin-carriers', 'list'],
      queryFn: async ({ signal }) => (await unwrap(api.GET('/admin/carriers', { signal }))).data,
    }),
}))

/** Queries of the cash that carriers transferred, for platform administrators. */
export const remittanceQueries = queryGroup('remittances', (api) => ({
  list: (query: QueryOf<'listRemittances'>) =>
    queryOptions({
      queryKey: ['remittances', 'list', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/admin/remittances', { params: { query }, signal })),
    }),
  statistics: (query: QueryOf<'getRemittanceStatistics'>) =>
    queryOptions({
      queryKey: ['remittances', 'statistics', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/admin/remittances/statistics', { params: { query }, signal })),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['remittances', 'detail', id],
      queryFn: ({ signal }) => unwrap(api.GET('/admin/remittances/{id}', { params: { path: { id } }, signal })),
    }),
}))

type Named = Pick<Carrier | Remittance, 'id'>
// Remittances name their carrier.
const touchedByCarrier = [adminCarrierQueries.all, remittanceQueries.all]

export const carrierActions = {
  create: (): Action<BodyOf<'createCarrier'>, Carrier> => ({
    send: (api, body) => unwrap(api.POST('/admin/carriers', { body })),
    touches: touchedByCarrier,
  }),
  update: ({ id }: Named): Action<Changes<BodyOf<'updateCarrier'>>, Carrier> => ({
    send: (api, body) => unwrap(api.PATCH('/admin/carriers/{id}', { params: { path: { id } }, body })),
    touches: touchedByCarrier,
  }),
  /** Switches a carrier off or on again, as it was shown. */
  toggle: ({ id, isActive, version }: Pick<Carrier, 'id' | 'isActive' | 'version'>): Action<void, Carrier> => ({
    send: (api) =>
      unwrap(api.PATCH('/admin/carriers/{id}', { params: { path: { id } }, body: { isActive: !isActive, version } })),
    touches: touchedByCarrier,
  }),
}

const store: Action<void, RemittanceDetail>['store'] = (client, api, remittance) =>
  client.setQueryData(remittanceQueries(api).detail(remittance.id).queryKey, remittance)

export const remittanceActions = {
  export: (): Action<QueryOf<'exportRemittances'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/admin/remittances/export', { params: { query }, parseAs: 'blob' })),
  }),
  import: (): Action<BodyOf<'createRemittance'>, RemittanceDetail> => ({
    send: (api, body, key) =>
      unwrap(api.POST('/admin/remittances', { params: { header: { 'Idempotency-Key': key } }, body })),
    touches: [remittanceQueries.all],
    store,
  }),
  /** Books what arrived, and pays the orders of its lines. */
  confirm: ({ id }: Named): Action<void, RemittanceDetail> => ({
    send: (api, _, key) =>
      unwrap(
        api.POST('/admin/remittances/{id}/confirm', {
          params: { path: { id }, header: { 'Idempotency-Key': key } },
        }),
      ),
    touches: [
      ...[remittanceQueries.all, adminCarrierQueries.all, adminPaymentQueries.all],
      ...[managedOrderQueries.all, ledgerQueries.all],
    ],
    store,
  }),
  cancel: ({ id }: Named): Action<void, RemittanceDetail> => ({
    send: (api) => unwrap(api.POST('/admin/remittances/{id}/cancel', { params: { path: { id } } })),
    touches: [remittanceQueries.all],
    store,
  }),
}
