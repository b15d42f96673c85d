import { unwrap } from '@chonoi/api-client'
import type { BodyOf, Bookmark, BookmarkStatus, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'
import type { Changes } from '../forms/changes.ts'

type Named = { readonly id: string }

/** Queries of the caller's bookmarks, and of all for administrators. */
export const bookmarkQueries = queryGroup('bookmarks', (api) => ({
  status: (articleId: string) =>
    queryOptions({
      queryKey: ['bookmarks', 'status', articleId],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/news/{id}/bookmark-status', { params: { path: { id: articleId } }, signal })),
    }),
  mine: (query: QueryOf<'listMyBookmarks'>) =>
    queryOptions({
      queryKey: ['bookmarks', 'mine', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/news/bookmarks/me', { params: { query }, signal })),
    }),
  tags: () =>
    queryOptions({
      queryKey: ['bookmarks', 'tags'],
      queryFn: async ({ signal }) => (await unwrap(api.GET('/news/bookmarks/me/tags', { signal }))).data,
    }),
  all: (query: QueryOf<'listAdminBookmarks'>) =>
    queryOptions({
      queryKey: ['bookmarks', 'all', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/news/admin/bookmarks', { params: { query }, signal })),
    }),
  statistics: () =>
    queryOptions({
      queryKey: ['bookmarks', 'statistics'],
      queryFn: ({ signal }) => unwrap(api.GET('/news/admin/bookmarks/statistics', { signal })),
    }),
}))

/** Every change touches all lists; its refusals have the documented words of bookmarks (BOOK-01..07). */
const ofBookmarks = { touches: [bookmarkQueries.all], resource: 'bookmark' } as const

/** Mutations of bookmarks. */
export const bookmarkActions = {
  export: (): Action<QueryOf<'exportAdminBookmarks'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/news/admin/bookmarks/export', { params: { query }, parseAs: 'blob' })),
  }),
  add: (articleId: string): Action<void, Bookmark> => ({
    send: (api) => unwrap(api.POST('/news/{articleId}/bookmarks', { params: { path: { articleId } }, body: {} })),
    // The button shows the bookmark at once.
    store: (client, api, bookmark) =>
      client.setQueryData<BookmarkStatus>(bookmarkQueries(api).status(articleId).queryKey, {
        isBookmarked: true,
        bookmarkId: bookmark.id,
        bookmark,
      }),
    ...ofBookmarks,
  }),
  update: ({ id }: Named): Action<Changes<BodyOf<'updateBookmark'>>, Bookmark> => ({
    send: (api, body) => unwrap(api.PUT('/news/bookmarks/{id}', { params: { path: { id } }, body })),
    ...ofBookmarks,
  }),
  remove: ({ id }: Named): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/news/bookmarks/{id}', { params: { path: { id } } })),
    ...ofBookmarks,
  }),
  adminRemove: ({ id }: Named): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/news/admin/bookmarks/{id}', { params: { path: { id } } })),
    ...ofBookmarks,
  }),
  bulkRemove: (bookmarkIds: string[]): Action<void, unknown> => ({
    send: (api) => unwrap(api.POST('/news/admin/bookmarks/bulk-delete', { body: { bookmarkIds } })),
    ...ofBookmarks,
  }),
}
