import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { BodyOf, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** The caller's own deposits. */
export const depositQueries = (api: ApiClient) => ({
  all: ['deposits'] as const,
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
      // Each answer has another content to write: not even a switch of the tenant asks again.
      staleTime: 'static',
    }),
})

export const depositMutations = (api: ApiClient) => ({
  create: (body: BodyOf<'createManualDeposit'>, key: string) =>
    unwrap(api.POST('/manual-deposits', { params: { header: { 'Idempotency-Key': key } }, body })),
  cancel: (id: string) => unwrap(api.DELETE('/deposits/{id}', { params: { path: { id } } })),
  /** Keeps the picture or PDF that shows a transfer; its address goes along with the deposit. */
  uploadProof: (file: File, signal: AbortSignal) =>
    unwrap(
      api.POST('/manual-deposits/upload-proof', {
        body: { file },
        bodySerializer: toForm,
        signal,
      }),
    ),
})

function toForm(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value as Blob)
  return form
}

/** Everybody's deposits, for platform administrators. */
export const adminDepositQueries = (api: ApiClient) => ({
  all: ['admin-deposits'] as const,
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
})

export const adminDepositMutations = (api: ApiClient) => ({
  process: (id: string, body: BodyOf<'processAdminDeposit'>, key: string) =>
    unwrap(
      api.PUT('/admin/deposits/{id}/process', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body }),
    ),
  /** The filtered list as a file that Excel opens. */
  export: (query: QueryOf<'exportAdminDeposits'>) =>
    unwrap(api.GET('/admin/deposits/export', { params: { query }, parseAs: 'blob' })),
  proof: (id: string) => unwrap(api.GET('/deposits/{id}/proof', { params: { path: { id } }, parseAs: 'blob' })),
})
