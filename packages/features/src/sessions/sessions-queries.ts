import { unwrap } from '@chonoi/api-client'
import type { OwnSession } from '@chonoi/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'

/** Where the caller's account is signed in. */
export const sessionQueries = queryGroup('sessions', (api) => ({
  list: () =>
    queryOptions({
      queryKey: ['sessions', 'list'],
      queryFn: ({ signal }) => unwrap(api.GET('/auth/sessions', { signal })),
    }),
}))

const touches = [sessionQueries.all]

export const sessionActions = {
  end: ({ id }: Pick<OwnSession, 'id'>): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/auth/sessions/{id}', { params: { path: { id } } })),
    touches,
  }),
  endOthers: (): Action<void, { affected: number }> => ({
    send: (api) => unwrap(api.DELETE('/auth/sessions')),
    touches,
  }),
}
