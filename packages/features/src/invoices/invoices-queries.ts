import { unwrap } from '@chonoi/api-client'
import type { BodyOf, BulkInvoiceStatus, Invoice, InvoicePrint, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import { ofTenant } from '../app/tenant-queries.ts'
import type { Action } from '../app/use-action.ts'
import type { Changes } from '../forms/changes.ts'

const isUnderWay = (status: InvoicePrint['status'] | undefined) => status === 'PENDING' || status === 'RUNNING'
const rhythm = 1_500

/** Queries of invoices: those of the shop, and those that the caller received. */
export const invoiceQueries = queryGroup('invoices', (api) => ({
  list: (query: QueryOf<'listInvoices'>) =>
    queryOptions({
      queryKey: ['invoices', 'list', query],
      placeholderData: keepPreviousData,
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/invoices', { params: { query }, signal })),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['invoices', 'detail', id],
      queryFn: ({ signal }) => unwrap(api.GET('/invoices/{id}', { params: { path: { id } }, signal })),
    }),
  statistics: () =>
    queryOptions({
      queryKey: ['invoices', 'statistics'],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/invoices/statistics/summary', { signal })),
    }),
  /** Several invoices that are printed in the background; followed until they are. */
  print: (id: string) =>
    queryOptions({
      queryKey: ['invoices', 'print', id],
      queryFn: ({ signal }) => unwrap(api.GET('/invoices/prints/{id}', { params: { path: { id } }, signal })),
      refetchInterval: ({ state }) => (isUnderWay(state.data?.status) ? rhythm : false),
    }),
  /** The invoice of a purchase: at most one. */
  ofOrder: (orderId: string) =>
    queryOptions({
      queryKey: ['invoices', 'of-order', orderId],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/invoices', { params: { query: { orderId, side: 'purchases', limit: 1 } }, signal })),
    }),
}))

type Id = Pick<Invoice, 'id'>

/** Mutations, downloads and exports of invoices. */
export const invoiceActions = {
  create: (): Action<BodyOf<'createInvoice'>, Invoice> => ({
    send: (api, body, key) => unwrap(api.POST('/invoices', { params: { header: { 'Idempotency-Key': key } }, body })),
    touches: [invoiceQueries.all],
  }),
  createFromOrder: (): Action<BodyOf<'createInvoiceFromOrder'>, Invoice> => ({
    send: (api, body, key) =>
      unwrap(api.POST('/invoices/from-order', { params: { header: { 'Idempotency-Key': key } }, body })),
    touches: [invoiceQueries.all],
  }),
  update: ({ id }: Id): Action<Changes<BodyOf<'updateInvoice'>>, Invoice> => ({
    send: (api, body) => unwrap(api.PATCH('/invoices/{id}', { params: { path: { id } }, body })),
    touches: [invoiceQueries.all],
  }),
  cancel: ({ id }: Id): Action<void, unknown> => ({
    send: (api) => unwrap(api.PATCH('/invoices/{id}', { params: { path: { id } }, body: { status: 'CANCELLED' } })),
    touches: [invoiceQueries.all],
  }),
  remove: ({ id }: Id): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/invoices/{id}', { params: { path: { id } } })),
  }),
  pay: ({ id }: Id): Action<BodyOf<'addInvoicePayment'>, Invoice> => ({
    send: (api, body, key) =>
      unwrap(
        api.POST('/invoices/{id}/payments', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body }),
      ),
    touches: [invoiceQueries.all],
  }),
  send: ({ id }: Id): Action<BodyOf<'sendInvoiceEmail'>, unknown> => ({
    send: (api, body) => unwrap(api.POST('/invoices/{id}/send-email', { params: { path: { id } }, body })),
  }),
  print: ({ id }: Id): Action<void, Blob> => ({
    send: (api) => unwrap(api.POST('/invoices/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' })),
  }),
  printSeveral: (): Action<BodyOf<'createInvoicePrint'>, InvoicePrint> => ({
    send: (api, body) => unwrap(api.POST('/invoices/prints', { body })),
    store: (client, api, print) => client.setQueryData(invoiceQueries(api).print(print.id).queryKey, print),
  }),
  downloadPrint: ({ id }: Id): Action<void, Blob> => ({
    send: (api) => unwrap(api.GET('/invoices/prints/{id}/download', { params: { path: { id } }, parseAs: 'blob' })),
  }),
  decide: (): Action<BodyOf<'bulkUpdateInvoiceStatus'>, BulkInvoiceStatus> => ({
    send: (api, body) => unwrap(api.PATCH('/invoices/bulk/status', { body })),
    touches: [invoiceQueries.all],
  }),
  export: (): Action<QueryOf<'exportInvoicesCsv'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/invoices/export/csv', { params: { query }, parseAs: 'blob' })),
  }),
}
