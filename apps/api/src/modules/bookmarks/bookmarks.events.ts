import type { Event } from '../events/event.ts'
import type { BookmarkOfArticle } from './with-articles.ts'

/** Names the article and the reader. What the reader noted is not kept. */
export const bookmarkDeleted = ({ bookmark, article, user }: BookmarkOfArticle): Event => ({
  audit: {
    ...{ action: 'bookmark.delete', values: { title: article.title, customer: user.email } },
    ...{ entityType: 'bookmark', entityId: bookmark.id },
  },
})

export const bookmarksDeleted = (bookmarkIds: readonly string[]): Event => ({
  audit: {
    ...{ action: 'bookmark.bulk_delete', values: { total: bookmarkIds.length } },
    ...{ entityType: 'bookmark', entityId: null, changes: { bookmarkIds } },
  },
})
