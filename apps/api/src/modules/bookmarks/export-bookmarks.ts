import type { OwnedBookmark, QueryOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, nameOf, timeOf } from '../spreadsheets/export-list.ts'
import { listBookmarks } from './admin-bookmarks.ts'
import { toOwnedBookmark } from './bookmark-views.ts'

const bookmarkFile: ListFile<OwnedBookmark> = {
  name: 'article-bookmarks',
  sheet: { vi: 'Đánh dấu bài viết', en: 'Article bookmarks' },
  ...{ action: 'bookmark.export', entityType: 'bookmark', narrowedBy: 'tags', namespaces: ['common'] },
  columns: [
    ['Bài viết', 'Article', ({ article }) => article.title],
    ['Trên trang', 'On the site', ({ article }, say) => say('common', article.isListed ? 'word.yes' : 'word.no')],
    ['Người đọc', 'Reader', ({ user }) => nameOf(user)],
    ['E-mail', 'E-mail', ({ user }) => user.email],
    ['Ghi chú', 'Notes', ({ notes }) => notes],
    ['Thẻ', 'Tags', ({ tags }) => tags.join(', ')],
    ['Ngày đánh dấu', 'Bookmarked', ({ createdAt }) => timeOf(createdAt)],
  ],
}

/** The filtered bookmarks of all readers as a file. */
export function exportAdminBookmarks(
  context: RequestContext,
  query: QueryOf<'exportAdminBookmarks'>,
): Promise<Download> {
  return exportList(context, bookmarkFile, query, async (found) =>
    (await listBookmarks(context, found)).rows.map(toOwnedBookmark),
  )
}
