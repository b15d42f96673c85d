import type { Routes } from '../../http/handlers.ts'
import { countReading } from './count-reading.ts'
import { readArticleAnalytics } from './read-article-analytics.ts'

export const articleAnalyticsRoutes = {
  getArticleAnalytics: (context, { path, query }) => readArticleAnalytics(context, path.id, query),
  async countArticleReading(context, { body }) {
    await countReading(context, body)
    return { success: true }
  },
} satisfies Routes
