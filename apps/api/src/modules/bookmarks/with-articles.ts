import type { BookmarkedArticle } from '@chonoi/contract'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { type BookmarkRow, findBookmarkedArticles, findBookmarksById } from './bookmarks.store.ts'

export type BookmarkOfArticle = BookmarkRow & { article: BookmarkedArticle }

/** Adds the articles to bookmarks. As the system: one that left the site is still shown to those who marked it. */
export async function withArticles(
  context: RequestContext,
  rows: readonly BookmarkRow[],
): Promise<BookmarkOfArticle[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ bookmark }) => bookmark.articleId)
  const articles = await context.asSystem((system) => findBookmarkedArticles(system, ids))
  return rows.flatMap((row) => {
    const article = articles.find(({ id }) => id === row.bookmark.articleId)
    return article ? [{ ...row, article }] : []
  })
}

/** Reads one bookmark. Fails with bookmark.not_found (BOOK-01). */
export async function readOne(context: RequestContext, queries: Queries, id: string | undefined) {
  const rows = id === undefined ? [] : await findBookmarksById(queries, [id])
  const [row] = await withArticles(context, rows)
  if (!row) throw new Failure('bookmark.not_found')
  return row
}
