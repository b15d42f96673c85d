import { PlatformAnalyticsScreen } from '@chonoi/features/platform-analytics/platform-analytics-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../page-head.ts'
import { loadWords } from '../page-words.ts'

/** Outside of the back office's layout, whose guard sends others elsewhere than this screen does (ROLE-30). */
export const Route = createFileRoute('/admin/analytics')({
  ssr: false,
  staticData: { audience: 'admin' },
  async loader({ context }) {
    await loadWords(context, ['platformAnalytics'])
    return { title: context.i18n.t('platformAnalytics:title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: PlatformAnalyticsScreen,
})
