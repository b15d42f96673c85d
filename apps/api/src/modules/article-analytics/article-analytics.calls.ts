import type { Calls } from '../../../test/calls/call.ts'
import type { articleAnalyticsRoutes } from './article-analytics.routes.ts'

export const articleAnalyticsCalls = {
  getArticleAnalytics: {
    path: ({ article }) => ({ id: article }),
    row: 'run',
    unwatched: 'sums per day of one article, by its key',
  },
  countArticleReading: {
    body: ({ article }) => ({ articleId: article, event: 'OPENED', source: 'SEARCH', isNewReader: true }),
    names: { 'body.articleId': { others: 'yes' } },
    reachesNobody: { 'body.articleId': 'onTheSite' },
  },
} satisfies Calls<keyof typeof articleAnalyticsRoutes>
