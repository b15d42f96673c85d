import { unwrap } from '@chonoi/api-client'
import type { BodyOf, NewsTag, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import { ofTenant } from '../app/tenant-queries.ts'
import type { Action } from '../app/use-action.ts'
import type { Changes } from '../forms/changes.ts'
import { newsQueries } from '../news/news-queries.ts'

/** Queries of the current tenant's tags, for its editors. */
export const newsTagQueries = queryGroup('news-tags', (api) => ({
  list: (query: QueryOf<'listNewsTags'>) =>
    queryOptions({
      queryKey: ['news-tags', 'list', query],
      meta: ofTenant,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        unwrap(api.GET('/news/tags', { params: { query: { ...query, includeUnused: true } }, signal })),
    }),
  /** For a select. */
  options: (search: string) =>
    queryOptions({
      queryKey: ['news-tags', 'options', search],
      meta: ofTenant,
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) => {
        const query = { includeUnused: true, limit: 20, ...(search !== '' && { search }) }
        return (await unwrap(api.GET('/news/tags', { params: { query }, signal }))).data
      },
    }),
}))

type Named = { readonly id: string }
// Articles name their tags.
const touches = [newsTagQueries.all, newsQueries.all, ['articles']]

export const newsTagActions = {
  export: (): Action<QueryOf<'exportNewsTags'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/news/tags/export', { params: { query }, parseAs: 'blob' })),
  }),
  create: (): Action<BodyOf<'createNewsTag'>, NewsTag> => ({
    send: (api, body) => unwrap(api.POST('/news/tags', { body })),
    touches,
  }),
  update: ({ id }: Named): Action<Changes<BodyOf<'updateNewsTag'>>, NewsTag> => ({
    send: (api, body) => unwrap(api.PUT('/news/tags/{id}', { params: { path: { id } }, body })),
    touches,
  }),
  remove: ({ id }: Named): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/news/tags/{id}', { params: { path: { id } } })),
    touches,
  }),
  merge: ({ id }: Named): Action<string, unknown> => ({
    send: (api, into) => unwrap(api.DELETE('/news/tags/{id}', { params: { path: { id }, query: { into } } })),
    touches,
  }),
}
