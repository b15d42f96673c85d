import { unwrap } from '@chonoi/api-client'
import type { BodyOf, BulkCommentsResult, ModeratedComment, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
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
  moderate: ({ id }: Named): Action<BodyOf<'moderateComment'>, ModeratedComment> => ({
    send: (api, body) => unwrap(api.PATCH('/news/admin/comments/{id}/moderate', { params: { path: { id } }, body })),
    touches,
  }),
  bulk: (): Action<BodyOf<'bulkModerateComments'>, BulkCommentsResult> => ({
    send: (api, body) => unwrap(api.POST('/news/admin/comments/bulk-action', { body })),
    touches,
  }),
  remove: ({ id }: Named): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/news/admin/comments/{id}', { params: { path: { id } } })),
    touches,
  }),
}
