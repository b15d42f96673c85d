import { AdminWithdrawalScreen } from '@chonoi/features/withdrawals/admin-withdrawal-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/withdrawals/$withdrawalId')({
  loader: ({ context }) => loadWords(context, ['withdrawals', 'transactions', 'wallet', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('withdrawals:detail.title')),
  component: AdminWithdrawal,
})

function AdminWithdrawal() {
  return <AdminWithdrawalScreen withdrawalId={Route.useParams().withdrawalId} />
}
