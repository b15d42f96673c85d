import { and, asc, count, eq, gt, inArray, notInArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { holdsWords } from '../../database/holds-words.ts'
import { articleTags, listedArticleCounts, listedNewsTags, newsTags } from '../../database/tables/news.ts'
import { offsetOf } from '../../http/pagination.ts'
import { findListedTenantId } from './listed-articles.store.ts'

export type NewsTagRow = typeof newsTags.$inferSelect

interface PageQuery {
  page: number
  limit: number
  search?: string | undefined
  slug?: string | undefined
}

interface ListedTag extends Record<string, unknown> {
  id: string
  name: string
  slug: string
  articleCount: number
}

/** A page of the tags of a tenant's public articles, the most used first. */
export async function findListedTags(queries: Queries, tenantSlug: string, query: PageQuery) {
  const tenantId = await findListedTenantId(queries, tenantSlug)
  if (!tenantId) return { rows: [], total: 0 }
  const sought = await findSoughtTagIds(queries, tenantId, query)
  const { ofId, kind, articleCount } = listedArticleCounts
  const used = and(
    eq(listedArticleCounts.tenantId, tenantId),
    eq(kind, 'TAG'),
    gt(articleCount, 0),
    sought && inArray(ofId, sought),
  )
  // The articles of all tags are added up once. Names are read of the page alone, and of what is used as often as its last.
  const { rows } = await queries.execute<ListedTag & { total: string }>(sql`
    with used as materialized (select ${ofId}, ${articleCount} from ${listedArticleCounts} where ${used}),
      first as (select * from used order by article_count desc
        fetch first ${offsetOf(query) + query.limit} rows with ties)
    select n.id, n.name, n.slug, first.article_count::int as "articleCount", (select count(*) from used) as total
    from first join ${listedNewsTags} n on n.id = first.of_id
    order by first.article_count desc, n.name, n.id limit ${query.limit} offset ${offsetOf(query)}`)
  const [row] = rows
  const total = row || query.page === 1 ? Number(row?.total ?? 0) : await queries.$count(listedArticleCounts, used)
  return { rows: rows.map(({ total: _total, ...tag }) => tag), total }
}

/** What a search or a slug names, by id: their texts are read once, and only these are counted. Undefined: all. */
async function findSoughtTagIds(queries: Queries, tenantId: string, query: PageQuery): Promise<string[] | undefined> {
  const text = query.search?.trim()
  if (!text && !query.slug) return undefined
  const { id, name, slug } = listedNewsTags
  const found = await queries
    .select({ id })
    .from(listedNewsTags)
    .where(
      and(
        eq(listedNewsTags.tenantId, tenantId),
        text ? holdsWords(text, name) : undefined,
        query.slug ? eq(slug, query.slug) : undefined,
      ),
    )
  return found.map((tag) => tag.id)
}

/** A page of all tags of a tenant, by name, with how many public articles have them. */
export async function findTenantTags(queries: Queries, tenantId: string, query: PageQuery) {
  const text = query.search?.trim()
  const where = and(
    eq(newsTags.tenantId, tenantId),
    text ? holdsWords(text, newsTags.name) : undefined,
    query.slug ? eq(newsTags.slug, query.slug) : undefined,
  )
  const { id, name, slug } = newsTags
  const articleCount = sql<number>`coalesce((
    select l.article_count from ${listedArticleCounts} l where l.kind = 'TAG' and l.of_id = ${id}), 0)`.mapWith(Number)
  const rows = await queries
    .select({ id, name, slug, articleCount })
    .from(newsTags)
    .where(where)
    .orderBy(asc(name), asc(id))
    .limit(query.limit)
    .offset(offsetOf(query))
  const [counted] = await queries.select({ total: count() }).from(newsTags).where(where)
  return { rows, total: counted?.total ?? 0 }
}

export async function insertTag(queries: Queries, tag: typeof newsTags.$inferInsert): Promise<NewsTagRow> {
  const [row] = await queries.insert(newsTags).values(tag).returning()
  if (!row) throw new Error('the tag was not written')
  return row
}

/** Locks and returns the tags that are visible of these, in one order for everybody. */
export function findTagsForUpdate(queries: Queries, ids: readonly string[]): Promise<NewsTagRow[]> {
  return queries
    .select()
    .from(newsTags)
    .where(inArray(newsTags.id, [...ids]))
    .orderBy(asc(newsTags.id))
    .for('update')
}

export async function updateTagRow(
  queries: Queries,
  id: string,
  change: Partial<Pick<NewsTagRow, 'name' | 'slug'>>,
): Promise<void> {
  await queries.update(newsTags).set(change).where(eq(newsTags.id, id))
}

/** How many public articles have the tag. */
export async function countListedWith(queries: Queries, id: string): Promise<number> {
  const { articleCount, kind, ofId } = listedArticleCounts
  const [row] = await queries
    .select({ articleCount })
    .from(listedArticleCounts)
    .where(and(eq(kind, 'TAG'), eq(ofId, id)))
  return row?.articleCount ?? 0
}

/** Gives the articles of a tag another one in its place; those that have both keep the other where it stands. */
export async function replaceTagOfArticles(queries: Queries, id: string, into: string): Promise<void> {
  const had = queries.select({ articleId: articleTags.articleId }).from(articleTags).where(eq(articleTags.tagId, into))
  await queries
    .update(articleTags)
    .set({ tagId: into })
    .where(and(eq(articleTags.tagId, id), notInArray(articleTags.articleId, had)))
}

/** Removes a tag, also from its articles. */
export async function deleteTagRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(newsTags).where(eq(newsTags.id, id))
}

/** The tags of a tenant with these slugs; missing ones are added. In no order. */
export async function findOrAddTags(
  queries: Queries,
  tenantId: string,
  wanted: readonly { name: string; slug: string }[],
): Promise<NewsTagRow[]> {
  if (wanted.length === 0) return []
  // Inserted in one order, so that two articles with the same new tags never deadlock.
  const tags = wanted.map((tag) => ({ tenantId, ...tag })).toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
  await queries.insert(newsTags).values(tags).onConflictDoNothing()
  const slugs = tags.map(({ slug }) => slug)
  return queries
    .select()
    .from(newsTags)
    .where(and(eq(newsTags.tenantId, tenantId), inArray(newsTags.slug, slugs)))
}

export async function findTags(queries: Queries, tenantId: string, ids: readonly string[]): Promise<NewsTagRow[]> {
  if (ids.length === 0) return []
  return queries
    .select()
    .from(newsTags)
    .where(and(eq(newsTags.tenantId, tenantId), inArray(newsTags.id, [...ids])))
}

/** Replaces the tags of an article. */
export async function replaceTags(
  queries: Queries,
  article: { id: string; tenantId: string },
  tagIds: readonly string[],
): Promise<void> {
  await queries.delete(articleTags).where(eq(articleTags.articleId, article.id))
  if (tagIds.length === 0) return
  await queries
    .insert(articleTags)
    .values(tagIds.map((tagId, position) => ({ articleId: article.id, tenantId: article.tenantId, tagId, position })))
}
