import { unwrap } from '@chonoi/api-client'
import type { AutomatedWithdrawal, AutomatedWithdrawalTest, BodyOf, Withdrawal } from '@chonoi/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'
import type { Changes } from '../forms/changes.ts'
import { bankAccountQueries } from './bank-accounts-queries.ts'
import { withdrawalQueries } from './withdrawals-queries.ts'

/** Queries of the caller's automated withdrawals and their runs. */
export const automatedWithdrawalQueries = queryGroup('automated-withdrawals', (api) => ({
  list: () =>
    queryOptions({
      queryKey: ['automated-withdrawals', 'list'],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/automated-withdrawals/config', { params: { query: { limit: 100 } }, signal })),
    }),
  history: () =>
    queryOptions({
      queryKey: ['automated-withdrawals', 'history'],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/automated-withdrawals/history', { params: { query: { limit: 10 } }, signal })),
    }),
  stats: () =>
    queryOptions({
      queryKey: ['automated-withdrawals', 'stats'],
      queryFn: ({ signal }) => unwrap(api.GET('/automated-withdrawals/stats', { signal })),
    }),
}))

type Config = Pick<AutomatedWithdrawal, 'id'>

const touches = [automatedWithdrawalQueries.all, bankAccountQueries.all]

export const automatedWithdrawalActions = {
  create: (): Action<BodyOf<'createAutomatedWithdrawalConfig'>, unknown> => ({
    send: (api, body) => unwrap(api.POST('/automated-withdrawals/config', { body })),
    touches,
  }),
  update: ({ id }: Config): Action<Changes<BodyOf<'updateAutomatedWithdrawalConfig'>>, AutomatedWithdrawal> => ({
    send: (api, body) => unwrap(api.PUT('/automated-withdrawals/config/{id}', { params: { path: { id } }, body })),
    touches,
  }),
  delete: ({ id }: Config): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/automated-withdrawals/config/{id}', { params: { path: { id } } })),
    touches,
  }),
  toggle: ({ id }: Config): Action<void, unknown> => ({
    send: (api) => unwrap(api.POST('/automated-withdrawals/config/{id}/toggle', { params: { path: { id } } })),
    touches,
  }),
  /** Moves no money. */
  test: ({ id }: Config): Action<void, AutomatedWithdrawalTest> => ({
    send: (api) => unwrap(api.POST('/automated-withdrawals/config/{id}/test', { params: { path: { id } } })),
  }),
  trigger: ({ id }: Config): Action<BodyOf<'triggerAutomatedWithdrawal'>, { withdrawal: Withdrawal }> => ({
    send: (api, body, key) =>
      unwrap(
        api.POST('/automated-withdrawals/config/{id}/trigger', {
          params: { path: { id }, header: { 'Idempotency-Key': key } },
          body,
        }),
      ),
    touches: [...touches, withdrawalQueries.all],
  }),
}
