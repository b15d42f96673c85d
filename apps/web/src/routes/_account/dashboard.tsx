import { DashboardScreen } from '@chonoi/features/account/dashboard-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/dashboard')({
  loader: ({ context }) => loadWords(context, ['account', 'wallet', 'orders', 'notifications']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('account:dashboard.title')),
  component: DashboardScreen,
})
