import { Guard } from '@chonoi/features/app/guards'
import { BankAccountsScreen } from '@chonoi/features/withdrawals/bank-accounts-screen'
import { UnauthorizedScreen } from '@chonoi/features/shell/unauthorized-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/wallet/bank-accounts')({
  loader: ({ context }) => loadWords(context, ['withdrawals', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('withdrawals:accounts.title')),
  component: () => (
    <Guard requirement={{ permissions: ['view:wallet'] }} fallback={<UnauthorizedScreen />}>
      <BankAccountsScreen />
    </Guard>
  ),
})
