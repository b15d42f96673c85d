import { unwrap } from '@chonoi/api-client'
import type { BodyOf, ListView } from '@chonoi/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'
import type { ListOperation } from './list-parameters.ts'

/** Queries of the caller's saved views of lists. */
export const listViewQueries = queryGroup('list-views', (api) => ({
  ofList: (list: ListOperation) =>
    queryOptions({
      queryKey: ['list-views', list],
      queryFn: ({ signal }) => unwrap(api.GET('/list-views', { params: { query: { list } }, signal })),
    }),
}))

const touches = [listViewQueries.all]

export const listViewActions = {
  create: (): Action<BodyOf<'createListView'>, ListView> => ({
    send: (api, body) => unwrap(api.POST('/list-views', { body })),
    touches,
  }),
  update: (): Action<BodyOf<'updateListView'> & { id: string }, ListView> => ({
    send: (api, { id, ...body }) => unwrap(api.PUT('/list-views/{id}', { params: { path: { id } }, body })),
    touches,
  }),
  delete: (): Action<{ id: string }, unknown> => ({
    send: (api, { id }) => unwrap(api.DELETE('/list-views/{id}', { params: { path: { id } } })),
    touches,
  }),
}
