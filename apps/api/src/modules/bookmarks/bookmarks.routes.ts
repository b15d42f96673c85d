import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import {
  bulkDeleteBookmarks,
  deleteBookmark,
  listBookmarks,
  readBookmark,
  readBookmarkStatistics,
} from './admin-bookmarks.ts'
import { toBookmark, toOwnedBookmark } from './bookmark-views.ts'
import { exportAdminBookmarks } from './export-bookmarks.ts'
import {
  addBookmark,
  findOwnBookmark,
  listOwnBookmarks,
  listOwnTags,
  removeBookmark,
  updateBookmark,
} from './my-bookmarks.ts'

export const bookmarkRoutes = {
  async createBookmark(context, { path, body }) {
    return toBookmark(await addBookmark(context, path.articleId, body ?? {}))
  },
  async getBookmarkStatus(context, { path }) {
    const row = await findOwnBookmark(context, path.id)
    return { isBookmarked: row !== undefined, ...(row && { bookmarkId: row.bookmark.id, bookmark: toBookmark(row) }) }
  },
  async listMyBookmarks(context, { query }) {
    const { rows, total } = await listOwnBookmarks(context, query)
    return { data: rows.map(toBookmark), pagination: paginationOf(query.page, query.limit, total) }
  },
  async listMyBookmarkTags(context) {
    return { data: await listOwnTags(context) }
  },
  async updateBookmark(context, { path, body }) {
    return toBookmark(await updateBookmark(context, path.id, body))
  },
  async deleteBookmark(context, { path }) {
    await removeBookmark(context, path.id)
    return { success: true }
  },
  async listAdminBookmarks(context, { query }) {
    const { rows, total } = await listBookmarks(context, query)
    return { data: rows.map(toOwnedBookmark), pagination: paginationOf(query.page, query.limit, total) }
  },
  exportAdminBookmarks: (context, { query }) => exportAdminBookmarks(context, query),
  getAdminBookmarkStatistics: (context) => readBookmarkStatistics(context),
  async bulkDeleteAdminBookmarks(context, { body }) {
    return { affected: await bulkDeleteBookmarks(context, body.bookmarkIds) }
  },
  async getAdminBookmark(context, { path }) {
    return toOwnedBookmark(await readBookmark(context, path.id))
  },
  async deleteAdminBookmark(context, { path }) {
    await deleteBookmark(context, path.id)
    return { success: true }
  },
} satisfies Routes
