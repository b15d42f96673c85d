import type { Bookmark, OwnedBookmark } from '@chonoi/contract'
import type { BookmarkOfArticle } from './with-articles.ts'

export function toBookmark({ bookmark, article }: BookmarkOfArticle): Bookmark {
  const { id, notes, tags, createdAt, updatedAt } = bookmark
  return { id, article, notes, tags, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

export const toOwnedBookmark = (row: BookmarkOfArticle): OwnedBookmark => ({ ...toBookmark(row), user: row.user })
