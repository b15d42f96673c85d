import { TenantAnalyticsScreen } from '@chonoi/features/tenant/tenant-analytics-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/tenant/analytics')({
  loader: async ({ context }) => {
    await loadWords(context, ['tenant'])
    return { title: context.i18n.t('tenant:analytics.title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: TenantAnalyticsScreen,
})
