import { AdminDashboardScreen } from '@chonoi/features/dashboard/admin-dashboard-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/')({
  loader: async ({ context }) => {
    await loadWords(context, ['dashboard'])
    return { title: context.i18n.t('dashboard:title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: AdminDashboardScreen,
})
