import { Guard } from '@chonoi/features/app/guards'
import { UnauthorizedScreen } from '@chonoi/features/shell/unauthorized-screen'
import { WithdrawScreen } from '@chonoi/features/withdrawals/withdraw-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/wallet/withdraw')({
  loader: ({ context }) => loadWords(context, ['withdrawals', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('withdrawals:request.title')),
  component: () => (
    <Guard requirement={{ permissions: ['view:wallet'] }} fallback={<UnauthorizedScreen />}>
      <WithdrawScreen />
    </Guard>
  ),
})
