import { unwrap } from '@chonoi/api-client'
import type { BodyOf, Deposit, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'
import { dashboardQueries } from '../dashboard/dashboard-queries.ts'
import { walletQueries } from '../wallet/wallet-queries.ts'

/** Queries of the caller's deposits. */
export const depositQueries = queryGroup('deposits', (api) => ({
  mine: (query: QueryOf<'listDeposits'>) =>
    queryOptions({
      queryKey: ['deposits', 'mine', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/deposits', { params: { query }, signal })),
    }),
  instructions: (amountInCents: number) =>
    queryOptions({
      queryKey: ['deposits', 'instructions', amountInCents],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/manual-deposits/instructions', { params: { query: { amountInCents } }, signal })),
      // Each answer has a new transfer content, so it is never refetched, not even after a tenant switch.
      staleTime: 'static',
    }),
}))

/** Mutations of the caller's deposits. */
export const depositActions = {
  create: (amountInCents: number): Action<BodyOf<'createManualDeposit'>, Deposit> => ({
    send: (api, body, key) =>
      unwrap(api.POST('/manual-deposits', { params: { header: { 'Idempotency-Key': key } }, body })),
    touches: [depositQueries.all, walletQueries.all],
    // The next deposit of this amount needs a new transfer content.
    store: (client, api) =>
      client.removeQueries({ queryKey: depositQueries(api).instructions(amountInCents).queryKey }),
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

function toForm(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value as Blob)
  return form
}

/** Queries of all deposits, for platform administrators. */
export const adminDepositQueries = queryGroup('admin-deposits', (api) => ({
  list: (query: QueryOf<'listAdminDeposits'>) =>
    queryOptions({
      queryKey: ['admin-deposits', 'list', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/admin/deposits', { params: { query }, signal })),
    }),
  stats: () =>
    queryOptions({
      queryKey: ['admin-deposits', 'stats'],
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
