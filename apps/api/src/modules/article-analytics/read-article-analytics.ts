import type { ArticleAnalytics, QueryOf } from '@chonoi/contract'
import { daysOf } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { findArticle } from '../news/articles.store.ts'
import { analysedDays } from '../seller/read-analytics.ts'
import {
  countBookmarksByDay,
  countCommentsByDay,
  sumByDay,
  sumBySource,
  sumReadings,
} from './article-analytics.store.ts'

/** How an article was read over some days (ROUTE-77). */
export function readArticleAnalytics(
  context: RequestContext,
  id: string,
  query: QueryOf<'getArticleAnalytics'>,
): Promise<ArticleAnalytics> {
  const days = analysedDays(context, query)
  return context.transaction(async (queries) => {
    const { article } = found(await findArticle(queries, id))
    const sums = await sumReadings(queries, id, days)
    const readings = new Map((await sumByDay(queries, id, days)).map((row) => [row.day, row]))
    const comments = new Map((await countCommentsByDay(queries, id, days)).map((row) => [row.day, row.comments]))
    const bookmarks = new Map((await countBookmarksByDay(queries, id, days)).map((row) => [row.day, row.bookmarks]))
    const viewsByDay = daysOf(days).map((date) => {
      const { views = 0, uniqueVisitors = 0 } = readings.get(date) ?? {}
      return { date, views, uniqueVisitors, comments: comments.get(date) ?? 0, bookmarks: bookmarks.get(date) ?? 0 }
    })
    const sumOf = (name: 'views' | 'uniqueVisitors' | 'comments' | 'bookmarks') =>
      viewsByDay.reduce((sum, day) => sum + day[name], 0)
    const average = (sum: number) => (sums.measured > 0 ? Math.round(sum / sums.measured) : null)
    return {
      ...{ articleId: id, title: article.title, startDate: days.first, endDate: days.last },
      ...{ views: sumOf('views'), uniqueVisitors: sumOf('uniqueVisitors'), comments: sumOf('comments') },
      bookmarks: sumOf('bookmarks'),
      averageSeconds: average(sums.seconds),
      averageDepthPercent: average(sums.depthPercents),
      viewsByDay,
      referrers: await sumBySource(queries, id, days),
    }
  })
}
