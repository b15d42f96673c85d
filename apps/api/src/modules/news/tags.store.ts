import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { holdsWords } from '../../database/holds-words.ts'
import { articleTags, listedArticleTags, newsTags } from '../../database/tables/news.ts'
import { offsetOf } from '../../http/pagination.ts'

export type NewsTagRow = typeof newsTags.$inferSelect

interface PageQuery {
  page: number
  limit: number
  search?: string | undefined
}

/** A page of the tags of a tenant's public articles, the most used first. */
export async function findListedTags(queries: Queries, tenantSlug: string, query: PageQuery) {
  const text = query.search?.trim()
  const where = and(
    eq(listedArticleTags.tenantSlug, tenantSlug),
    text ? holdsWords(text, listedArticleTags.name) : undefined,
  )
  const { tagId: id, name, slug } = listedArticleTags
  const rows = await queries
    .select({ id, name, slug, articleCount: count() })
    .from(listedArticleTags)
    .where(where)
    .groupBy(id, name, slug)
    .orderBy(desc(count()), asc(name), asc(id))
    .limit(query.limit)
    .offset(offsetOf(query))
  const [counted] = await queries
    .select({ total: sql<number>`count(distinct ${id})`.mapWith(Number) })
    .from(listedArticleTags)
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}

/** A page of all tags of a tenant, by name, with how many public articles have them. */
export async function findTenantTags(queries: Queries, tenantId: string, query: PageQuery) {
  const text = query.search?.trim()
  const where = and(eq(newsTags.tenantId, tenantId), text ? holdsWords(text, newsTags.name) : undefined)
  const { id, name, slug } = newsTags
  const articleCount = sql<number>`(select count(*) from ${listedArticleTags} l where l.tag_id = ${id})`.mapWith(Number)
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
