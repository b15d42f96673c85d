import { unwrap } from '@chonoi/api-client'
import type { ArticleComment, BodyOf, QueryOf } from '@chonoi/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'

type CommentQuery = QueryOf<'listComments'>
/** Signed-in people also get their own comments that wait, so what the server rendered for visitors isn't theirs. */
export type CommentReader = 'visitor' | 'person'

/** The first page under an article, for both the loader and the page. */
export const firstComments: CommentQuery = { page: 1, limit: 10 }
const repliesAtOnce = 20

/** Queries of the comments on an article. */
export const commentQueries = queryGroup('comments', (api) => ({
  list: (articleId: string, query: CommentQuery, reader: CommentReader = 'visitor') =>
    queryOptions({
      queryKey: ['comments', articleId, 'list', query, reader],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        unwrap(api.GET('/news/{articleId}/comments', { params: { path: { articleId }, query }, signal })),
    }),
  /** All replies to a comment, page by page. */
  replies: (articleId: string, parentId: string, reader: CommentReader) =>
    infiniteQueryOptions({
      queryKey: ['comments', articleId, 'replies', parentId, reader],
      initialPageParam: 1,
      queryFn: ({ pageParam, signal }) => {
        const query = { parentId, page: pageParam, limit: repliesAtOnce }
        return unwrap(api.GET('/news/{articleId}/comments', { params: { path: { articleId }, query }, signal }))
      },
      getNextPageParam: ({ pagination }) => (pagination.hasNext ? pagination.page + 1 : undefined),
    }),
}))

type Named = { readonly id: string }
const touches = [commentQueries.all]

/** Mutations of the caller's comments. */
export const commentActions = {
  create: (articleId: string): Action<BodyOf<'createComment'>, ArticleComment> => ({
    send: (api, body) => unwrap(api.POST('/news/{articleId}/comments', { params: { path: { articleId } }, body })),
    touches,
  }),
  update: ({ id }: Named): Action<BodyOf<'updateComment'>, ArticleComment> => ({
    send: (api, body) => unwrap(api.PUT('/news/comments/{id}', { params: { path: { id } }, body })),
    touches,
  }),
  remove: ({ id }: Named): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/news/comments/{id}', { params: { path: { id } } })),
    touches,
  }),
}
