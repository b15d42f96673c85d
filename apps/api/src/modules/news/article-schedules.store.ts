import { and, asc, eq, lte } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { articleSchedules } from '../../database/tables/article-schedules.ts'
import { articles } from '../../database/tables/news.ts'
import type { ArticleRow } from './articles.store.ts'

/** The articles whose minute has come, the earliest first. */
export async function findDueSchedules(queries: Queries, now: Date): Promise<string[]> {
  const rows = await queries
    .select({ id: articleSchedules.articleId })
    .from(articleSchedules)
    .where(lte(articleSchedules.dueAt, now))
    .orderBy(asc(articleSchedules.dueAt), asc(articleSchedules.articleId))
  return rows.map(({ id }) => id)
}

/** Takes an article whose minute has come. Of several processes one gets it. */
export async function takeDueArticle(queries: Queries, id: string, now: Date): Promise<ArticleRow | undefined> {
  const taken = await queries
    .delete(articleSchedules)
    .where(and(eq(articleSchedules.articleId, id), lte(articleSchedules.dueAt, now)))
    .returning({ id: articleSchedules.articleId })
  if (taken.length === 0) return undefined
  const [article] = await queries.select().from(articles).where(eq(articles.id, id))
  return article
}
