import { unwrap } from '@chonoi/api-client'
import type { BodyOf, BulkChangeResult, BulkCommentsResult, ModeratedComment, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import { ofTenant } from '../app/tenant-queries.ts'
import type { Action } from '../app/use-action.ts'
import { commentQueries } from '../news-comments/comments-queries.ts'

/** Queries of the comments on the current tenant's articles, for their moderators. */
export const moderationQueries = queryGroup('comment-moderation', (api) => ({
  list: (query: QueryOf<'listAdminComments'>) =>
    queryOptions({
      queryKey: ['comment-moderation', 'list', query],
      meta: ofTenant,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/news/admin/comments', { params: { query }, signal })),
    }),
  /** A comment as it was decided here last: the decision may have taken it out of the list. */
  decided: (id: string) =>
    queryOptions<ModeratedComment>({ queryKey: ['comment-moderation', 'decided', id], queryFn: skipToken }),
  statistics: () =>
    queryOptions({
      queryKey: ['comment-moderation', 'statistics'],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/news/admin/comments/statistics', { signal })),
    }),
}))

type Named = { readonly id: string }
const touches = [moderationQueries.all, commentQueries.all]

export const moderationActions = {
  export: (): Action<QueryOf<'exportAdminComments'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/news/admin/comments/export', { params: { query }, parseAs: 'blob' })),
  }),
  moderate: ({ id }: Named): Action<BodyOf<'moderateComment'>, ModeratedComment> => ({
    send: (api, body) => unwrap(api.PATCH('/news/admin/comments/{id}/moderate', { params: { path: { id } }, body })),
    store: (client, api, comment) => client.setQueryData(moderationQueries(api).decided(id).queryKey, comment),
    touches,
  }),
  bulk: (): Action<BodyOf<'bulkModerateComments'>, BulkCommentsResult> => ({
    send: (api, body) => unwrap(api.POST('/news/admin/comments/bulk-action', { body })),
    touches,
  }),
  reopen: (): Action<BodyOf<'bulkReopenComments'>, BulkChangeResult> => ({
    send: (api, body) => unwrap(api.POST('/news/admin/comments/bulk-reopen', { body })),
    touches,
  }),
  remove: ({ id }: Named): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/news/admin/comments/{id}', { params: { path: { id } } })),
    touches,
  }),
}
