import { PlatformAnalyticsScreen } from '@chonoi/features/platform-analytics/platform-analytics-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/analytics')({
  async loader({ context }) {
    await loadWords(context, ['platformAnalytics'])
    return { title: context.i18n.t('platformAnalytics:title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: PlatformAnalyticsScreen,
})
