import { unwrap } from '@chonoi/api-client'
import type { BankAccount, BodyOf } from '@chonoi/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'
import { withdrawalQueries } from './withdrawals-queries.ts'

/** Queries of the caller's bank accounts. */
export const bankAccountQueries = queryGroup('bank-accounts', (api) => ({
  list: () =>
    queryOptions({
      queryKey: ['bank-accounts', 'list'],
      queryFn: ({ signal }) => unwrap(api.GET('/bank-accounts', { signal })),
    }),
}))

/** The terms name the accounts that are open to the shop's earnings. */
const touches = [bankAccountQueries.all, withdrawalQueries.all]

export const bankAccountActions = {
  create: (): Action<BodyOf<'createBankAccount'>, BankAccount> => ({
    send: (api, body) => unwrap(api.POST('/bank-accounts', { body })),
    touches,
  }),
  delete: ({ id }: Pick<BankAccount, 'id'>): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/bank-accounts/{id}', { params: { path: { id } } })),
    touches,
  }),
  openToShop: ({ id }: Pick<BankAccount, 'id'>): Action<BodyOf<'openBankAccountToShop'>, unknown> => ({
    send: (api, body) => unwrap(api.PUT('/bank-accounts/{id}/shop', { params: { path: { id } }, body })),
    touches,
  }),
  makeDefault: ({ id }: Pick<BankAccount, 'id'>): Action<void, unknown> => ({
    send: (api) => unwrap(api.PUT('/bank-accounts/{id}/default', { params: { path: { id } } })),
    touches,
  }),
}
