import type { BookmarkStatistics } from '@chonoi/contract'
import { bookmarkWindows, growthOf, topBookmarkTags } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { record } from '../events/record.ts'
import { bookmarkDeleted, bookmarksDeleted } from './bookmarks.events.ts'
import {
  type BookmarkQuery,
  deleteBookmarks,
  findBookmarks,
  findBookmarkTags,
  sumBookmarks,
} from './bookmarks.store.ts'
import { type BookmarkOfArticle, readOne, withArticles } from './with-articles.ts'

const day = 86_400_000

export function listBookmarks(context: RequestContext, query: BookmarkQuery) {
  return context.transaction(async (queries) => {
    const { rows, total } = await findBookmarks(queries, query)
    return { rows: await withArticles(context, rows), total }
  })
}

export function readBookmark(context: RequestContext, id: string): Promise<BookmarkOfArticle> {
  return context.transaction((queries) => readOne(context, queries, id))
}

export function deleteBookmark(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    const bookmark = await readOne(context, queries, id)
    // Of two deletions at the same time, the second finds nothing more to record.
    const [deleted] = await deleteBookmarks(queries, [id])
    if (deleted) await record(context, queries, bookmarkDeleted(bookmark))
  })
}

/** Deletes those bookmarks that there are. Returns how many. */
export function bulkDeleteBookmarks(context: RequestContext, ids: readonly string[]): Promise<number> {
  return context.transaction(async (queries) => {
    const deleted = await deleteBookmarks(queries, ids)
    if (deleted.length > 0) await record(context, queries, bookmarksDeleted(deleted))
    return deleted.length
  })
}

/** Sums up all bookmarks (BOOK-14). */
export function readBookmarkStatistics(context: RequestContext): Promise<BookmarkStatistics> {
  const before = (days: number) => new Date(context.ports.now().getTime() - days * day)
  const { week, month } = bookmarkWindows
  const since = { week: before(week), month: before(month), monthBefore: before(2 * month) }
  return context.transaction(async (queries) => {
    const sums = await sumBookmarks(queries, since)
    return {
      totalBookmarks: sums.total,
      uniqueUsers: sums.users,
      uniqueArticles: sums.articles,
      last7Days: sums.week,
      last30Days: sums.month,
      growthPercent: growthOf(sums.month, sums.monthBefore).changePercent,
      topTags: await findBookmarkTags(queries, topBookmarkTags),
    }
  })
}
