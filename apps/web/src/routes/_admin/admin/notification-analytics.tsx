import { NotificationAnalyticsScreen } from '@chonoi/features/notification-analytics/notification-analytics-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/notification-analytics')({
  loader: async ({ context }) => {
    await loadWords(context, ['notificationAnalytics', 'notifications'])
    return { title: context.i18n.t('notificationAnalytics:title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: NotificationAnalyticsScreen,
})
