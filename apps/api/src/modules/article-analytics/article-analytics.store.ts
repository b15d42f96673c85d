import type { DayRange } from '@chonoi/domain'
import { and, between, count, eq, gt, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { articleReadings } from '../../database/tables/article-readings.ts'
import { listedArticleComments } from '../../database/tables/news-comments.ts'

type Reading = typeof articleReadings.$inferInsert

/**
 * Adds a reading to the sums of its day. No more readings are measured than were opened: whoever sends ends without
 * beginnings doesn't move the averages. Runs as the system.
 */
export async function addReading(queries: Queries, reading: Reading): Promise<void> {
  const added = (name: 'views' | 'new_readers' | 'measured' | 'seconds' | 'depth_percents') =>
    sql.raw(`article_readings.${name} + excluded.${name}`)
  await queries
    .insert(articleReadings)
    .values(reading)
    .onConflictDoUpdate({
      target: [articleReadings.articleId, articleReadings.day, articleReadings.source],
      set: {
        views: added('views'),
        newReaders: added('new_readers'),
        measured: added('measured'),
        seconds: added('seconds'),
        depthPercents: added('depth_percents'),
      },
      setWhere: sql`excluded.measured = 0 or article_readings.measured < article_readings.views`,
    })
}

const total = (column: (typeof articleReadings)['views' | 'newReaders' | 'measured' | 'seconds' | 'depthPercents']) =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
const within = (articleId: string, { first, last }: DayRange) =>
  and(eq(articleReadings.articleId, articleId), between(articleReadings.day, first, last))

export async function sumReadings(queries: Queries, articleId: string, days: DayRange) {
  const { measured, seconds, depthPercents } = articleReadings
  const [row] = await queries
    .select({ measured: total(measured), seconds: total(seconds), depthPercents: total(depthPercents) })
    .from(articleReadings)
    .where(within(articleId, days))
  return row ?? { measured: 0, seconds: 0, depthPercents: 0 }
}

export function sumByDay(queries: Queries, articleId: string, days: DayRange) {
  const { day, views, newReaders } = articleReadings
  return queries
    .select({ day, views: total(views), uniqueVisitors: total(newReaders) })
    .from(articleReadings)
    .where(within(articleId, days))
    .groupBy(day)
}

/** Views by source, the most first. */
export function sumBySource(queries: Queries, articleId: string, days: DayRange) {
  const { source, views } = articleReadings
  return queries
    .select({ source, views: total(views) })
    .from(articleReadings)
    .where(and(within(articleId, days), gt(views, 0)))
    .groupBy(source)
    .orderBy(sql`2 desc`, source)
}

/** Public comments by the day they were written. */
export function countCommentsByDay(queries: Queries, articleId: string, { first, last }: DayRange) {
  const day = sql<string>`vietnam_day(${listedArticleComments.createdAt})::text`
  return queries
    .select({ day: day.as('day'), comments: count() })
    .from(listedArticleComments)
    .where(
      and(
        eq(listedArticleComments.articleId, articleId),
        eq(listedArticleComments.isDeleted, false),
        sql`vietnam_day(${listedArticleComments.createdAt}) between ${first} and ${last}`,
      ),
    )
    .groupBy(sql`day`)
}

/** Bookmarks that readers still have, by the day they set them. */
export async function countBookmarksByDay(queries: Queries, articleId: string, { first, last }: DayRange) {
  const { rows } = await queries.execute<{ day: string; bookmarks: string }>(
    sql`select day::text, bookmarks from count_article_bookmarks(${articleId}, ${first}, ${last})`,
  )
  return rows.map(({ day, bookmarks }) => ({ day, bookmarks: Number(bookmarks) }))
}
