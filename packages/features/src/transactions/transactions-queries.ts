import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { BodyOf, QueryOf, TransactionLog, WalletAdjustment, WalletAdjustmentRequest } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import { ofTenant } from '../app/tenant-queries.ts'
import type { Action } from '../app/use-action.ts'
import type { Explained } from './explained.ts'

/** Queries of transaction logs and wallets, for platform administrators; a transaction's details for its owner too. */
export const transactionQueries = queryGroup('transactions', (api) => ({
  list: (query: QueryOf<'listAllTransactionLogs'>) =>
    queryOptions({
      queryKey: ['transactions', 'all', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/transaction-logs/admin/all', { params: { query }, signal })),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['transactions', 'detail', id],
      queryFn: ({ signal }) => unwrap(api.GET('/transaction-logs/{id}', { params: { path: { id } }, signal })),
    }),
  wallets: (query: QueryOf<'listAdminWalletTransactions'>) =>
    queryOptions({
      queryKey: ['transactions', 'wallets', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/wallet/admin/transactions', { params: { query }, signal })),
    }),
  adjustments: (query: QueryOf<'listWalletAdjustments'>) =>
    queryOptions({
      queryKey: ['transactions', 'adjustments', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/wallet/admin/adjustments', { params: { query }, signal })),
    }),
  wallet: (userId: string) =>
    queryOptions({
      queryKey: ['transactions', 'wallet', userId],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/wallet/admin/balance/{userId}', { params: { path: { userId } }, signal })),
    }),
}))

/** Queries of the ledger entries behind an amount, for whoever may see it. */
export const explanationQueries = queryGroup('explanations', (api) => ({
  entries: (of: Explained) =>
    queryOptions({
      queryKey: ['explanations', of],
      meta: ofTenant,
      queryFn: ({ signal }) => explain(api, of, signal),
    }),
}))

async function explain(api: ApiClient, of: Explained, signal: AbortSignal) {
  if ('withdrawalId' in of) {
    const path = { id: of.withdrawalId }
    return (await unwrap(api.GET('/withdrawals/{id}/transactions', { params: { path }, signal }))).data
  }
  if ('shopTransactionId' in of) {
    const path = { id: of.shopTransactionId }
    return [await unwrap(api.GET('/wallet/shop-transactions/{id}', { params: { path }, signal }))]
  }
  if ('ledgerTransactionId' in of) {
    const path = { id: of.ledgerTransactionId }
    return [await unwrap(api.GET('/ledger/transactions/{id}', { params: { path }, signal }))]
  }
  const path = { id: of.transactionId }
  const { transactionDate, ...log } = await unwrap(api.GET('/transaction-logs/{id}', { params: { path }, signal }))
  return [{ ...log, createdAt: transactionDate }]
}

/** Queries of the platform's books. */
export const ledgerQueries = queryGroup('ledger', (api) => ({
  balance: () =>
    queryOptions({
      queryKey: ['ledger', 'balance'],
      queryFn: ({ signal }) => unwrap(api.GET('/ledger/trial-balance', { signal })),
    }),
  accounts: (query: QueryOf<'listLedgerAccounts'>) =>
    queryOptions({
      queryKey: ['ledger', 'accounts', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/ledger/accounts', { params: { query }, signal })),
    }),
  entries: (id: string, page: number) =>
    queryOptions({
      queryKey: ['ledger', 'entries', id, page],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        unwrap(api.GET('/ledger/accounts/{id}/entries', { params: { path: { id }, query: { page } }, signal })),
    }),
  checks: () =>
    queryOptions({
      queryKey: ['ledger', 'checks'],
      queryFn: ({ signal }) => unwrap(api.GET('/ledger/checks', { params: { query: { limit: 30 } }, signal })),
    }),
}))

/** Files of the platform's books. */
export const ledgerActions = {
  exportAccounts: (): Action<QueryOf<'exportLedgerAccounts'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/ledger/accounts/export', { params: { query }, parseAs: 'blob' })),
  }),
}

export const walletAdminActions = {
  export: (): Action<QueryOf<'exportAdminWalletTransactions'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/wallet/admin/transactions/export', { params: { query }, parseAs: 'blob' })),
  }),
  adjust: (): Action<BodyOf<'adjustWallet'>, WalletAdjustment> => ({
    send: (api, body, key) =>
      unwrap(api.POST('/wallet/admin/adjust', { params: { header: { 'Idempotency-Key': key } }, body })),
    touches: [transactionQueries.all, ledgerQueries.all],
  }),
  approve: ({ id }: Pick<WalletAdjustmentRequest, 'id'>): Action<void, WalletAdjustmentRequest> => ({
    send: (api, _, key) =>
      unwrap(
        api.POST('/wallet/admin/adjustments/{id}/approve', {
          params: { path: { id }, header: { 'Idempotency-Key': key } },
        }),
      ),
    touches: [transactionQueries.all, ledgerQueries.all],
  }),
  refuse: ({
    id,
  }: Pick<WalletAdjustmentRequest, 'id'>): Action<BodyOf<'refuseWalletAdjustment'>, WalletAdjustmentRequest> => ({
    send: (api, body) => unwrap(api.POST('/wallet/admin/adjustments/{id}/refuse', { params: { path: { id } }, body })),
    touches: [transactionQueries.all],
  }),
}

const pageSize = 100
const maxPages = 100

/** Fetches every matching transaction for an export, page by page, up to 10,000. Later ones are left out. */
export async function fetchAllTransactions(
  api: ApiClient,
  filter: QueryOf<'listAllTransactionLogs'>,
): Promise<TransactionLog[]> {
  const endDate = filter.endDate ?? new Date().toISOString()
  const rows: TransactionLog[] = []
  for (let page = 1; page <= maxPages; page++) {
    const query = { ...filter, endDate, page, limit: pageSize }
    const answer = await unwrap(api.GET('/transaction-logs/admin/all', { params: { query } }))
    rows.push(...answer.data)
    if (!answer.pagination.hasNext) break
  }
  return rows
}
