import { unwrap } from '@chonoi/api-client'
import type { BodyOf, NewsMedia, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import { ofTenant } from '../app/tenant-queries.ts'
import type { Action } from '../app/use-action.ts'
import type { Changes } from '../forms/changes.ts'
import { toForm } from '../app/to-form.ts'

type Named = { readonly id: string }

/** Queries of the current tenant's pictures. */
export const mediaQueries = queryGroup('news-media', (api) => ({
  list: (query: QueryOf<'listNewsMedia'>) =>
    queryOptions({
      queryKey: ['news-media', 'list', query],
      meta: ofTenant,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/news/media', { params: { query }, signal })),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['news-media', 'detail', id],
      queryFn: ({ signal }) => unwrap(api.GET('/news/media/{id}', { params: { path: { id } }, signal })),
    }),
}))

const touches = [mediaQueries.all]

/** Mutations of pictures. */
export const mediaActions = {
  export: (): Action<QueryOf<'exportNewsMedia'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/news/media/export', { params: { query }, parseAs: 'blob' })),
  }),
  upload: (): Action<{ file: File; signal?: AbortSignal | undefined }, NewsMedia> => ({
    send: (api, { file, signal }) =>
      unwrap(
        api.POST('/news/media', {
          body: { file },
          bodySerializer: toForm,
          ...(signal && { signal }),
        }),
      ),
    touches,
  }),
  update: ({ id }: Named): Action<Changes<BodyOf<'updateNewsMedia'>>, NewsMedia> => ({
    send: (api, body) => unwrap(api.PUT('/news/media/{id}', { params: { path: { id } }, body })),
    touches,
  }),
  remove: ({ id }: Named): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/news/media/{id}', { params: { path: { id } } })),
    touches,
  }),
}
