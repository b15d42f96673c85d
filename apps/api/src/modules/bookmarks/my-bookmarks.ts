import type { BodyOf, BookmarkTag } from '@chonoi/contract'
import { tidyBookmarkTags, validateBookmark } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm, Failure } from '../../http/failure.ts'
import {
  type BookmarkQuery,
  changeBookmark,
  deleteOwnBookmark,
  findBookmarkOf,
  findBookmarks,
  findBookmarkTags,
  insertBookmark,
  isArticleListed,
} from './bookmarks.store.ts'
import { type BookmarkOfArticle, readOne, withArticles } from './with-articles.ts'

const maxTagsListed = 100

/** Marks an article on the site. A second bookmark of it is refused by its unique key. */
export function addBookmark(
  context: RequestContext,
  articleId: string,
  input: NonNullable<BodyOf<'createBookmark'>>,
): Promise<BookmarkOfArticle> {
  enforceForm(validateBookmark, input)
  return context.transaction(async (queries) => {
    if (!(await isArticleListed(queries, articleId))) throw new Failure('article.not_found')
    const id = await insertBookmark(queries, { ...columnsOf(input), userId: context.person.id, articleId })
    return readOne(context, queries, id)
  })
}

/** Changes what the input names of one of the caller's bookmarks. */
export function updateBookmark(
  context: RequestContext,
  id: string,
  input: BodyOf<'updateBookmark'>,
): Promise<BookmarkOfArticle> {
  enforceForm(validateBookmark, input)
  return context.transaction(async (queries) =>
    readOne(context, queries, await changeBookmark(queries, context.person.id, id, columnsOf(input))),
  )
}

export function removeBookmark(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    if (!(await deleteOwnBookmark(queries, context.person.id, id))) throw new Failure('bookmark.not_found')
  })
}

export function listOwnBookmarks(context: RequestContext, query: Omit<BookmarkQuery, 'ownerId'>) {
  return context.transaction(async (queries) => {
    const { rows, total } = await findBookmarks(queries, { ...query, ownerId: context.person.id })
    return { rows: await withArticles(context, rows), total }
  })
}

export function listOwnTags(context: RequestContext): Promise<BookmarkTag[]> {
  return context.transaction((queries) => findBookmarkTags(queries, maxTagsListed, context.person.id))
}

export function findOwnBookmark(context: RequestContext, articleId: string): Promise<BookmarkOfArticle | undefined> {
  return context.transaction(async (queries) => {
    const row = await findBookmarkOf(queries, context.person.id, articleId)
    return row && (await withArticles(context, [row]))[0]
  })
}

function columnsOf({ notes, tags }: BodyOf<'updateBookmark'>) {
  return {
    ...(notes !== undefined && { notes: notes?.trim() || null }),
    ...(tags && { tags: tidyBookmarkTags(tags) }),
  }
}
