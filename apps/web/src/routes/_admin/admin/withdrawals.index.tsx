import { AdminWithdrawalsScreen } from '@chonoi/features/withdrawals/admin-withdrawals-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/withdrawals/')({
  loader: ({ context }) => loadWords(context, ['withdrawals', 'transactions', 'wallet', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('withdrawals:admin.title')),
  component: AdminWithdrawalsScreen,
})
