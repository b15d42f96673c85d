import type { Calls } from '../../../test/calls/call.ts'
import type { bookmarkRoutes } from './bookmarks.routes.ts'

const own = { path: ({ bookmark }: { bookmark: string }) => ({ id: bookmark }), row: 'personal' } as const
const any = { path: ({ bookmark }: { bookmark: string }) => ({ id: bookmark }), row: 'anybody' } as const
const noted = { notes: 'Đọc lại khi về quê', tags: ['miền Tây'] }

export const bookmarkCalls = {
  createBookmark: {
    path: ({ publicArticleId }) => ({ articleId: publicArticleId }),
    body: noted,
    row: 'anybody',
    reachesNobody: 'onTheSite',
    fixed: ['tags'],
  },
  getBookmarkStatus: { path: ({ article }) => ({ id: article }), row: 'anybody', unwatched: 'oneRow' },
  listMyBookmarks: { unwatched: 'few' },
  listMyBookmarkTags: { unwatched: 'few' },
  updateBookmark: { ...own, body: noted, fixed: ['tags'] },
  deleteBookmark: own,
  listAdminBookmarks: {
    names: { 'query.userId': { others: 'yes' }, 'query.articleId': { others: 'yes' } },
    watched: [
      { name: 'all bookmarks', index: 'article_bookmarks_created', isInOrder: true, countsAll: true },
      { name: 'bookmarks with a tag', query: { tags: ['dau-77'] }, index: 'article_bookmarks_pkey' },
    ],
  },
  exportAdminBookmarks: {
    names: { 'query.userId': { others: 'yes' }, 'query.articleId': { others: 'yes' } },
    unwatched: 'writes all that it lists into a file, now and then',
  },
  getAdminBookmarkStatistics: { unwatched: 'sums' },
  bulkDeleteAdminBookmarks: {
    body: ({ bookmark }) => ({ bookmarkIds: [bookmark] }),
    names: { 'body.bookmarkIds.[]': { others: 'yes' } },
  },
  getAdminBookmark: { ...any, unwatched: 'oneRow' },
  deleteAdminBookmark: any,
} satisfies Calls<keyof typeof bookmarkRoutes>
