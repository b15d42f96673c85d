import { unwrap } from '@chonoi/api-client'
import type { BodyOf, NewsAuthor, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import { ofTenant } from '../app/tenant-queries.ts'
import type { Action } from '../app/use-action.ts'
import type { Changes } from '../forms/changes.ts'
import { newsQueries } from '../news/news-queries.ts'

/** Queries of the current tenant's authors, for its editors. */
export const authorQueries = queryGroup('news-authors', (api) => ({
  list: (query: QueryOf<'listAuthors'>) =>
    queryOptions({
      queryKey: ['news-authors', 'list', query],
      meta: ofTenant,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        unwrap(api.GET('/news/authors', { params: { query: { ...query, includeInactive: true } }, signal })),
    }),
  statistics: () =>
    queryOptions({
      queryKey: ['news-authors', 'statistics'],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/news/authors/statistics', { signal })),
    }),
  /** For a select. */
  options: () =>
    queryOptions({
      queryKey: ['news-authors', 'options'],
      meta: ofTenant,
      queryFn: async ({ signal }) => {
        const query = { includeInactive: true, limit: 100 }
        return (await unwrap(api.GET('/news/authors', { params: { query }, signal }))).data
      },
    }),
}))

type Named = { readonly id: string }
const touches = [authorQueries.all, newsQueries.all]

export const authorActions = {
  export: (): Action<QueryOf<'exportAuthors'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/news/authors/export', { params: { query }, parseAs: 'blob' })),
  }),
  create: (): Action<BodyOf<'createAuthor'>, NewsAuthor> => ({
    send: (api, body) => unwrap(api.POST('/news/authors', { body })),
    touches,
  }),
  update: ({ id }: Named): Action<Changes<BodyOf<'updateAuthor'>>, NewsAuthor> => ({
    send: (api, body) => unwrap(api.PUT('/news/authors/{id}', { params: { path: { id } }, body })),
    touches,
  }),
  remove: ({ id }: Named): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/news/authors/{id}', { params: { path: { id } } })),
    touches,
  }),
}
