import { unwrap } from '@chonoi/api-client'
import type { BodyOf, QueryOf, ReviewedSellerVerification, SellerVerificationState } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'
import { toForm } from '../app/to-form.ts'
import { tenantQueries } from '../tenants/tenants-queries.ts'

/** The caller's own verification. */
export const ownVerificationQueries = queryGroup('own-verification', (api) => ({
  state: () =>
    queryOptions({
      queryKey: ['own-verification', 'state'],
      queryFn: ({ signal }) => unwrap(api.GET('/auth/seller-verification', { signal })),
    }),
}))

/** Everybody's verifications, for platform administrators. */
export const verificationQueries = queryGroup('verifications', (api) => ({
  list: (query: QueryOf<'listSellerVerifications'>) =>
    queryOptions({
      queryKey: ['verifications', 'list', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/admin/seller-verifications', { params: { query }, signal })),
    }),
  statistics: () =>
    queryOptions({
      queryKey: ['verifications', 'statistics'],
      queryFn: ({ signal }) => unwrap(api.GET('/admin/seller-verifications/statistics', { signal })),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['verifications', 'detail', id],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/admin/seller-verifications/{id}', { params: { path: { id } }, signal })),
    }),
}))

export const ownVerificationActions = {
  submit: (): Action<BodyOf<'submitSellerVerification'>, SellerVerificationState> => ({
    send: (api, body, key) =>
      unwrap(api.POST('/auth/seller-verification', { params: { header: { 'Idempotency-Key': key } }, body })),
    touches: [ownVerificationQueries.all],
    store: (client, api, state) => client.setQueryData(ownVerificationQueries(api).state().queryKey, state),
  }),
  upload: (): Action<{ file: File; signal: AbortSignal }, { url: string }> => ({
    send: (api, { file, signal }) =>
      unwrap(api.POST('/auth/seller-verification/document', { body: { file }, bodySerializer: toForm, signal })),
  }),
}

type Named = Pick<ReviewedSellerVerification, 'id'>
const touches = [verificationQueries.all, tenantQueries.all]

export const verificationActions = {
  export: (): Action<QueryOf<'exportSellerVerifications'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/admin/seller-verifications/export', { params: { query }, parseAs: 'blob' })),
  }),
  openDocument: ({ id }: Named): Action<void, Blob> => ({
    send: (api) =>
      unwrap(api.POST('/admin/seller-verifications/{id}/document', { params: { path: { id } }, parseAs: 'blob' })),
  }),
  /** Accepts the shared tax code when the screen showed who else has it. */
  approve: ({
    id,
    sharedTaxCode,
  }: Pick<ReviewedSellerVerification, 'id' | 'sharedTaxCode'>): Action<void, ReviewedSellerVerification> => ({
    send: (api) =>
      unwrap(
        api.POST('/admin/seller-verifications/{id}/approve', {
          params: { path: { id } },
          body: { acceptsSharedTaxCode: sharedTaxCode.length > 0 },
        }),
      ),
    touches,
  }),
  reject: ({ id }: Named): Action<BodyOf<'rejectSellerVerification'>, ReviewedSellerVerification> => ({
    send: (api, body) =>
      unwrap(api.POST('/admin/seller-verifications/{id}/reject', { params: { path: { id } }, body })),
    touches,
  }),
}
