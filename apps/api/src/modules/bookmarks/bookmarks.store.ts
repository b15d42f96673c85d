import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { holdsWords } from '../../database/holds-words.ts'
import { articleBookmarks } from '../../database/tables/bookmarks.ts'
import { articles, listedArticles } from '../../database/tables/news.ts'
import { tenants, users } from '../../database/tables/people.ts'
import { offsetOf } from '../../http/pagination.ts'

export interface BookmarkQuery {
  page: number
  limit: number
  /** Whose list it is; left away in the administrators' list of all. */
  ownerId?: string
  search?: string | undefined
  tags?: readonly string[] | undefined
  userId?: string | undefined
  articleId?: string | undefined
  sortBy?: 'createdAt' | 'title' | undefined
  sortOrder?: 'asc' | 'desc' | undefined
}
type BookmarkChange = Partial<Pick<typeof articleBookmarks.$inferInsert, 'notes' | 'tags'>>

const selectBookmarks = (queries: Queries) =>
  queries
    .select({
      bookmark: articleBookmarks,
      user: { id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName },
    })
    .from(articleBookmarks)
    .innerJoin(users, eq(users.id, articleBookmarks.userId))
    .$dynamic()

export type BookmarkRow = Awaited<ReturnType<typeof selectBookmarks>>[number]

/** Readers see titles of articles on the site, administrators those of all. */
const titleFor = ({ ownerId }: BookmarkQuery): SQL =>
  sql`(select a.title from ${ownerId ? listedArticles : articles} a where a.id = ${articleBookmarks.articleId})`

/** A reader has few bookmarks; those of all readers are found by an index. */
function withTags(tags: readonly string[], ownerId: string | undefined): SQL {
  const wanted = sql`${sql.param([...tags])}::text[]`
  return ownerId
    ? sql`${articleBookmarks.tags} @> ${wanted}`
    : sql`${articleBookmarks.id} in (select find_bookmarks_with_tags(${wanted}))`
}

function matching(query: BookmarkQuery): SQL | undefined {
  const { ownerId, search, tags, userId, articleId } = query
  const text = search?.trim()
  const texts = [titleFor(query), articleBookmarks.notes, sql`array_to_string(${articleBookmarks.tags}, ' ')`]
  const email = sql`(select u.email from ${users} u where u.id = ${articleBookmarks.userId})`
  return and(
    ownerId ? eq(articleBookmarks.userId, ownerId) : undefined,
    userId ? eq(articleBookmarks.userId, userId) : undefined,
    articleId ? eq(articleBookmarks.articleId, articleId) : undefined,
    tags && tags.length > 0 ? withTags(tags, ownerId) : undefined,
    text ? holdsWords(text, ...texts, ...(ownerId ? [] : [email])) : undefined,
  )
}

/** A page of bookmarks and how many there are. */
export async function findBookmarks(queries: Queries, query: BookmarkQuery) {
  const where = matching(query)
  const direction = query.sortOrder === 'asc' ? asc : desc
  const rows = await selectBookmarks(queries)
    .where(where)
    .orderBy(
      ...(query.sortBy === 'title' ? [direction(titleFor(query))] : []),
      direction(articleBookmarks.createdAt),
      direction(articleBookmarks.id),
    )
    .limit(query.limit)
    .offset(offsetOf(query))
  const [counted] = await queries.select({ total: count() }).from(articleBookmarks).where(where)
  return { rows, total: counted?.total ?? 0 }
}

/** What bookmarks say of their articles. */
export function findBookmarkedArticles(queries: Queries, ids: readonly string[]) {
  const { id, title, slug } = articles
  const isListed = sql<boolean>`exists (select from ${listedArticles} l where l.id = ${id})`
  return queries
    .select({ id, title, slug, tenantSlug: tenants.slug, isListed })
    .from(articles)
    .innerJoin(tenants, eq(tenants.id, articles.tenantId))
    .where(inArray(id, [...ids]))
}

export function findBookmarksById(queries: Queries, ids: readonly string[]): Promise<BookmarkRow[]> {
  return selectBookmarks(queries).where(inArray(articleBookmarks.id, [...ids]))
}

/** A person's bookmark of an article. */
export async function findBookmarkOf(queries: Queries, userId: string, articleId: string) {
  const [row] = await selectBookmarks(queries).where(
    and(eq(articleBookmarks.userId, userId), eq(articleBookmarks.articleId, articleId)),
  )
  return row
}

export async function isArticleListed(queries: Queries, id: string): Promise<boolean> {
  const [row] = await queries.select({ id: listedArticles.id }).from(listedArticles).where(eq(listedArticles.id, id))
  return row !== undefined
}

export async function insertBookmark(
  queries: Queries,
  bookmark: typeof articleBookmarks.$inferInsert,
): Promise<string> {
  const [row] = await queries.insert(articleBookmarks).values(bookmark).returning({ id: articleBookmarks.id })
  if (!row) throw new Error('the bookmark was not written')
  return row.id
}

const ownOne = (userId: string, id: string) => and(eq(articleBookmarks.userId, userId), eq(articleBookmarks.id, id))

/** Changes a person's own bookmark; undefined when it isn't theirs. */
export async function changeBookmark(queries: Queries, userId: string, id: string, change: BookmarkChange) {
  const [row] = await queries
    .update(articleBookmarks)
    .set(change)
    .where(ownOne(userId, id))
    .returning({ id: articleBookmarks.id })
  return row?.id
}

/** Deletes a person's own bookmark; undefined when it isn't theirs. */
export async function deleteOwnBookmark(queries: Queries, userId: string, id: string) {
  const [row] = await queries.delete(articleBookmarks).where(ownOne(userId, id)).returning({ id: articleBookmarks.id })
  return row?.id
}

/** Deletes bookmarks of any readers that the caller sees. Returns the ids of those that there were. */
export async function deleteBookmarks(queries: Queries, ids: readonly string[]): Promise<string[]> {
  const rows = await queries
    .delete(articleBookmarks)
    .where(inArray(articleBookmarks.id, [...ids]))
    .returning({ id: articleBookmarks.id })
  return rows.map(({ id }) => id)
}

/** The most used tags, of one reader or of all. */
export async function findBookmarkTags(queries: Queries, limit: number, userId?: string) {
  const { rows } = await queries.execute<{ tag: string; count: number }>(sql`
    select tag, count(*)::integer as count from ${articleBookmarks}, unnest(tags) tag
    ${userId ? sql`where user_id = ${userId}` : sql``}
    group by tag order by count(*) desc, tag limit ${limit}`)
  return rows
}

/** Counts all bookmarks, and those of windows that end now. */
export async function sumBookmarks(queries: Queries, since: { week: Date; month: Date; monthBefore: Date }) {
  const from = (moment: Date) => sql`${articleBookmarks.createdAt} >= ${moment.toISOString()}::timestamptz`
  const where = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number)
  const [row] = await queries
    .select({
      total: count(),
      users: sql`count(distinct ${articleBookmarks.userId})`.mapWith(Number),
      articles: sql`count(distinct ${articleBookmarks.articleId})`.mapWith(Number),
      week: where(from(since.week)),
      month: where(from(since.month)),
      monthBefore: where(sql`${from(since.monthBefore)} and not (${from(since.month)})`),
    })
    .from(articleBookmarks)
  return row ?? { total: 0, users: 0, articles: 0, week: 0, month: 0, monthBefore: 0 }
}
