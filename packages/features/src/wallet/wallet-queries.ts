import { unwrap } from '@chonoi/api-client'
import type { QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'

/** Queries of the caller's wallet. */
export const walletQueries = queryGroup('wallet', (api) => ({
  balance: () =>
    queryOptions({
      queryKey: ['wallet', 'balance'],
      queryFn: ({ signal }) => unwrap(api.GET('/wallet/balance', { signal })),
    }),
  months: () =>
    queryOptions({
      queryKey: ['wallet', 'months'],
      queryFn: ({ signal }) => unwrap(api.GET('/wallet/months', { signal })),
    }),
  transactions: (query: QueryOf<'listWalletTransactions'>) =>
    queryOptions({
      queryKey: ['wallet', 'transactions', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/wallet/transactions', { params: { query }, signal })),
    }),
}))
