import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { articleSchedules } from '../../database/tables/article-schedules.ts'
import { articles } from '../../database/tables/news.ts'
import type { ArticleRow } from './articles.store.ts'

/** Takes articles whose minute has come, the earliest first. Of several processes one gets each. */
export async function takeDueArticles(queries: Queries, now: Date, limit: number): Promise<ArticleRow[]> {
  const due = sql`(select article_id from article_schedules where due_at <= ${now.toISOString()}::timestamptz
    order by due_at, article_id limit ${limit} for update skip locked)`
  const taken = await queries
    .delete(articleSchedules)
    .where(sql`${articleSchedules.articleId} in ${due}`)
    .returning({ id: articleSchedules.articleId })
  const rows: ArticleRow[] = []
  for (const { id } of taken) rows.push(...(await queries.select().from(articles).where(eq(articles.id, id))))
  return rows
}
