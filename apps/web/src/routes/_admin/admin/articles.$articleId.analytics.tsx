import { ArticleAnalyticsScreen } from '@chonoi/features/article-analytics/article-analytics-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/articles/$articleId/analytics')({
  loader: async ({ context }) => {
    await loadWords(context, ['articleAnalytics'])
    return { title: context.i18n.t('articleAnalytics:title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: AnalyticsRoute,
})

function AnalyticsRoute() {
  return <ArticleAnalyticsScreen articleId={Route.useParams().articleId} />
}
