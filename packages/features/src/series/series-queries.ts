import { unwrap } from '@chonoi/api-client'
import type { BodyOf, QueryOf, SeriesDetail } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import { ofTenant } from '../app/tenant-queries.ts'
import type { Action } from '../app/use-action.ts'
import type { Changes } from '../forms/changes.ts'

type Named = { readonly id: string }

/** Queries of the current tenant's series, for their editors. */
export const seriesQueries = queryGroup('series', (api) => ({
  list: (query: QueryOf<'listSeries'>) =>
    queryOptions({
      queryKey: ['series', 'list', query],
      meta: ofTenant,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        unwrap(api.GET('/news/series', { params: { query: { ...query, includeAll: true } }, signal })),
    }),
  statistics: () =>
    queryOptions({
      queryKey: ['series', 'statistics'],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/news/series/statistics', { signal })),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['series', 'detail', id],
      queryFn: ({ signal }) => unwrap(api.GET('/news/series/{id}', { params: { path: { id } }, signal })),
    }),
}))

const touches = [seriesQueries.all]

/** Mutations of series and of their articles. */
export const seriesActions = {
  export: (): Action<QueryOf<'exportSeries'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/news/series/export', { params: { query }, parseAs: 'blob' })),
  }),
  create: (): Action<BodyOf<'createSeries'>, SeriesDetail> => ({
    send: (api, body) => unwrap(api.POST('/news/series', { body })),
    touches,
  }),
  update: ({ id }: Named): Action<Changes<BodyOf<'updateSeries'>>, SeriesDetail> => ({
    send: (api, body) => unwrap(api.PUT('/news/series/{id}', { params: { path: { id } }, body })),
    touches,
  }),
  remove: ({ id }: Named): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/news/series/{id}', { params: { path: { id } } })),
    touches,
  }),
  order: ({ id }: Named): Action<string[], SeriesDetail> => ({
    send: (api, articleIds) =>
      unwrap(api.PUT('/news/series/{id}/order', { params: { path: { id } }, body: { articleIds } })),
    touches,
  }),
  add: ({ id: seriesId }: Named): Action<string, SeriesDetail> => ({
    send: (api, articleId) =>
      unwrap(
        api.POST('/news/series/{seriesId}/articles/{articleId}', {
          params: { path: { seriesId, articleId } },
          body: {},
        }),
      ),
    touches,
  }),
  take: ({ id: seriesId }: Named): Action<string, SeriesDetail> => ({
    send: (api, articleId) =>
      unwrap(api.DELETE('/news/series/{seriesId}/articles/{articleId}', { params: { path: { seriesId, articleId } } })),
    touches,
  }),
}
