import { Guard } from '@chonoi/features/app/guards'
import { UnauthorizedScreen } from '@chonoi/features/shell/unauthorized-screen'
import { OwnWithdrawalsScreen } from '@chonoi/features/withdrawals/own-withdrawals-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/wallet/withdrawals')({
  loader: ({ context }) => loadWords(context, ['withdrawals', 'transactions', 'wallet', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('withdrawals:mine.title')),
  component: () => (
    <Guard requirement={{ permissions: ['view:wallet'] }} fallback={<UnauthorizedScreen />}>
      <OwnWithdrawalsScreen />
    </Guard>
  ),
})
