import { unwrap } from '@chonoi/api-client'
import type {
  BodyOf,
  BulkWithdrawalResult,
  QueryOf,
  ShopDebtPayment,
  Withdrawal,
  WithdrawalAccount,
} from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'
import { dashboardQueries } from '../dashboard/dashboard-queries.ts'
import { shopBalanceQueries } from '../seller/seller-queries.ts'
import { walletQueries } from '../wallet/wallet-queries.ts'

/** Queries of the withdrawals of a person, of a shop, and of all for the platform. */
export const withdrawalQueries = queryGroup('withdrawals', (api) => ({
  mine: (query: QueryOf<'listMyWithdrawals'>) =>
    queryOptions({
      queryKey: ['withdrawals', 'mine', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/withdrawals/my-requests', { params: { query }, signal })),
    }),
  ofShop: (query: QueryOf<'listWithdrawals'>) =>
    queryOptions({
      queryKey: ['withdrawals', 'shop', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/withdrawals', { params: { query }, signal })),
    }),
  terms: () =>
    queryOptions({
      queryKey: ['withdrawals', 'terms'],
      queryFn: ({ signal }) => unwrap(api.GET('/withdrawals/terms', { signal })),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['withdrawals', 'detail', id],
      queryFn: ({ signal }) => unwrap(api.GET('/withdrawals/{id}', { params: { path: { id } }, signal })),
    }),
  everybodys: (query: QueryOf<'listAdminWithdrawals'>) =>
    queryOptions({
      queryKey: ['withdrawals', 'all', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/admin/withdrawals', { params: { query }, signal })),
    }),
  stats: () =>
    queryOptions({
      queryKey: ['withdrawals', 'stats'],
      meta: { isHiddenOnFailure: true },
      queryFn: ({ signal }) => unwrap(api.GET('/admin/withdrawals/statistics', { signal })),
    }),
}))

const touches = [withdrawalQueries.all, walletQueries.all, shopBalanceQueries.all]

export const withdrawalActions = {
  create: (): Action<BodyOf<'createWithdrawal'>, Withdrawal> => ({
    send: (api, body, key) =>
      unwrap(api.POST('/withdrawals', { params: { header: { 'Idempotency-Key': key } }, body })),
    touches,
  }),
  export: (): Action<QueryOf<'exportWithdrawals'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/withdrawals/export', { params: { query }, parseAs: 'blob' })),
  }),
  cancel: ({ id }: Pick<Withdrawal, 'id'>): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/withdrawals/{id}', { params: { path: { id } } })),
    touches,
  }),
}

export const shopDebtActions = {
  pay: (): Action<void, ShopDebtPayment> => ({
    send: (api, _, key) =>
      unwrap(api.POST('/wallet/shop-debt/payments', { params: { header: { 'Idempotency-Key': key } } })),
    touches,
  }),
}

export const adminWithdrawalActions = {
  process: ({ id }: Pick<Withdrawal, 'id'>): Action<BodyOf<'processAdminWithdrawal'>, Withdrawal> => ({
    send: (api, body, key) =>
      unwrap(
        api.PUT('/admin/withdrawals/{id}/process', {
          params: { path: { id }, header: { 'Idempotency-Key': key } },
          body,
        }),
      ),
    touches: [withdrawalQueries.all, dashboardQueries.all],
  }),
  bulk: (): Action<BodyOf<'bulkProcessWithdrawals'>, BulkWithdrawalResult> => ({
    send: (api, body, key) =>
      unwrap(api.POST('/admin/withdrawals/bulk-process', { params: { header: { 'Idempotency-Key': key } }, body })),
    touches: [withdrawalQueries.all, dashboardQueries.all],
  }),
  /** Exports the filtered list for the bank. */
  export: (): Action<QueryOf<'exportAdminWithdrawals'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/admin/withdrawals/export', { params: { query }, parseAs: 'blob' })),
  }),
  reveal: ({ id }: Pick<Withdrawal, 'id'>): Action<void, WithdrawalAccount> => ({
    send: (api) => unwrap(api.GET('/admin/withdrawals/{id}/account', { params: { path: { id } } })),
  }),
}
