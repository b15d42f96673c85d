import { unwrap } from '@chonoi/api-client'
import type { BodyOf, Deposit, PaymentDetail, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'
import { toForm } from '../app/to-form.ts'
import { dashboardQueries } from '../dashboard/dashboard-queries.ts'
import { walletQueries } from '../wallet/wallet-queries.ts'

/** How often a deposit on its way is looked at, in milliseconds. */
const followPauseMs = 10_000

/** Queries of the caller's deposits. */
export const depositQueries = queryGroup('deposits', (api) => ({
  mine: (query: QueryOf<'listDeposits'>) =>
    queryOptions({
      queryKey: ['deposits', 'mine', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/deposits', { params: { query }, signal })),
    }),
  /** One deposit, looked at again while its money is on the way. */
  followed: (id: string) =>
    queryOptions({
      queryKey: ['deposits', 'followed', id],
      queryFn: ({ signal }) => unwrap(api.GET('/deposits/{id}', { params: { path: { id } }, signal })),
      refetchInterval: ({ state }) => (state.data?.status === 'PENDING' ? followPauseMs : false),
    }),
  /** The gateways for an amount, with their fees. */
  methods: (amountInCents: number) =>
    queryOptions({
      queryKey: ['deposits', 'methods', amountInCents],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/deposits/methods', { params: { query: { amountInCents } }, signal })),
    }),
  instructions: (id: string) =>
    queryOptions({
      queryKey: ['deposits', 'instructions', id],
      queryFn: ({ signal }) => unwrap(api.GET('/deposits/{id}/instructions', { params: { path: { id } }, signal })),
      // The code of a deposit never changes.
      staleTime: 'static',
    }),
}))

/** Mutations of the caller's deposits. */
export const depositActions = {
  open: (): Action<BodyOf<'openDepositTransfer'>, Deposit> => ({
    send: (api, body, key) =>
      unwrap(api.POST('/deposit-transfers', { params: { header: { 'Idempotency-Key': key } }, body })),
    touches: [depositQueries.all],
  }),
  /** Opens a deposit and its payment at a gateway. */
  pay: (): Action<BodyOf<'createDepositPayment'>, PaymentDetail> => ({
    send: (api, body, key) =>
      unwrap(api.POST('/deposits/payments', { params: { header: { 'Idempotency-Key': key } }, body })),
    touches: [depositQueries.all],
  }),
  report: ({ id }: Pick<Deposit, 'id'>): Action<BodyOf<'reportDepositTransfer'>, Deposit> => ({
    send: (api, body) => unwrap(api.PUT('/deposits/{id}/transfer', { params: { path: { id } }, body })),
    touches: [depositQueries.all, walletQueries.all],
    store: (client, api, deposit) => client.setQueryData(depositQueries(api).followed(id).queryKey, deposit),
  }),
  cancel: ({ id }: Pick<Deposit, 'id'>): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/deposits/{id}', { params: { path: { id } } })),
    touches: [depositQueries.all, walletQueries.all],
  }),
  /** Uploads an image or PDF as proof of a transfer; its URL is sent with the deposit. */
  uploadProof: (): Action<{ file: File; signal: AbortSignal }, { url: string }> => ({
    send: (api, { file, signal }) =>
      unwrap(api.POST('/manual-deposits/upload-proof', { body: { file }, bodySerializer: toForm, signal })),
  }),
}

/** Queries of all deposits, for platform administrators. */
export const adminDepositQueries = queryGroup('admin-deposits', (api) => ({
  list: (query: QueryOf<'listAdminDeposits'>) =>
    queryOptions({
      queryKey: ['admin-deposits', 'list', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/admin/deposits', { params: { query }, signal })),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['admin-deposits', 'detail', id],
      queryFn: ({ signal }) => unwrap(api.GET('/deposits/{id}', { params: { path: { id } }, signal })),
    }),
  stats: () =>
    queryOptions({
      queryKey: ['admin-deposits', 'stats'],
      meta: { isHiddenOnFailure: true },
      queryFn: ({ signal }) => unwrap(api.GET('/admin/deposits/statistics', { signal })),
    }),
}))

/** Mutations and exports of all deposits. */
export const adminDepositActions = {
  process: ({ id }: Pick<Deposit, 'id'>): Action<BodyOf<'processAdminDeposit'>, unknown> => ({
    send: (api, body, key) =>
      unwrap(
        api.PUT('/admin/deposits/{id}/process', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body }),
      ),
    touches: [adminDepositQueries.all, dashboardQueries.all],
  }),
  /** Exports the filtered list for Excel. */
  export: (): Action<QueryOf<'exportAdminDeposits'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/admin/deposits/export', { params: { query }, parseAs: 'blob' })),
  }),
  proof: ({ id }: Pick<Deposit, 'id'>): Action<void, Blob> => ({
    send: (api) => unwrap(api.GET('/deposits/{id}/proof', { params: { path: { id } }, parseAs: 'blob' })),
  }),
}
