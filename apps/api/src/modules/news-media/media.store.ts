import { and, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { holdsWords } from '../../database/holds-words.ts'
import { articleMedia, newsMedia } from '../../database/tables/news-media.ts'
import { articles } from '../../database/tables/news.ts'
import { files } from '../../database/tables/platform.ts'
import { offsetOf } from '../../http/pagination.ts'

export type MediaRow = typeof newsMedia.$inferSelect & { articleCount: number }

const articleCount = sql<number>`(select count(*) from article_media u where u.media_id = ${newsMedia.id})`.mapWith(
  Number,
)
const columns = { ...getTableColumns(newsMedia), articleCount }
const maxListedUses = 100

/** A page of a tenant's pictures, the newest first, and how many match. */
export async function findMediaPage(
  queries: Queries,
  tenantId: string,
  query: { page: number; limit: number; search?: string | undefined },
) {
  const where = matching(tenantId, query.search?.trim())
  const rows = await queries
    .select(columns)
    .from(newsMedia)
    .where(where)
    .orderBy(desc(newsMedia.createdAt), desc(newsMedia.id))
    .limit(query.limit)
    .offset(offsetOf(query))
  const [counted] = await queries.select({ total: count() }).from(newsMedia).where(where)
  return { rows, total: counted?.total ?? 0 }
}

const matching = (tenantId: string, text: string | undefined): SQL | undefined =>
  and(eq(newsMedia.tenantId, tenantId), text ? holdsWords(text, newsMedia.name, newsMedia.altText) : undefined)

export async function findMedia(queries: Queries, id: string): Promise<MediaRow | undefined> {
  const [row] = await queries.select(columns).from(newsMedia).where(eq(newsMedia.id, id))
  return row
}

/** The articles that show a picture, the newest first. */
export function findUses(queries: Queries, mediaId: string) {
  return queries
    .select({ id: articles.id, title: articles.title })
    .from(articleMedia)
    .innerJoin(articles, eq(articles.id, articleMedia.articleId))
    .where(eq(articleMedia.mediaId, mediaId))
    .orderBy(desc(articles.createdAt), desc(articles.id))
    .limit(maxListedUses)
}

export async function insertMedia(queries: Queries, media: typeof newsMedia.$inferInsert): Promise<MediaRow> {
  const [row] = await queries.insert(newsMedia).values(media).returning()
  if (!row) throw new Error('the picture was not written')
  return { ...row, articleCount: 0 }
}

export async function updateMediaRow(
  queries: Queries,
  id: string,
  change: Partial<Pick<MediaRow, 'name' | 'altText'>>,
): Promise<void> {
  await queries.update(newsMedia).set(change).where(eq(newsMedia.id, id))
}

/** Finds which of these pictures a tenant's library has. They stay until the transaction ends. */
export async function findPicturesOf(queries: Queries, tenantId: string, urls: readonly string[]): Promise<string[]> {
  const where = and(inArray(newsMedia.url, [...urls]), eq(newsMedia.tenantId, tenantId))
  const rows = await queries.select({ url: newsMedia.url }).from(newsMedia).where(where).for('key share')
  return rows.map(({ url }) => url)
}

/** Deletes a picture's row. The database refuses it while an article or a category shows the picture. */
export async function deleteMediaRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(newsMedia).where(eq(newsMedia.id, id))
}

/** Deletes the row of an upload, whoever made it. */
export async function deleteUploadRow(queries: Queries, storageKey: string): Promise<void> {
  await queries.delete(files).where(eq(files.storageKey, storageKey))
}

/** Sets which pictures of its tenant's library an article shows. One that is deleted at the same time isn't among them. */
export async function setUses(
  queries: Queries,
  { id, tenantId }: { id: string; tenantId: string },
  urls: readonly string[],
): Promise<void> {
  await queries.delete(articleMedia).where(eq(articleMedia.articleId, id))
  if (urls.length === 0) return
  const shown = queries
    .select({ articleId: sql`${id}::uuid`.as('article_id'), mediaId: newsMedia.id, tenantId: newsMedia.tenantId })
    .from(newsMedia)
    .where(and(eq(newsMedia.tenantId, tenantId), inArray(newsMedia.url, [...urls])))
    .for('key share')
  await queries.insert(articleMedia).select(shown)
}
