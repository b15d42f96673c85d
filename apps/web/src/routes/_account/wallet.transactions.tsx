import { Guard } from '@chonoi/features/app/guards'
import { UnauthorizedScreen } from '@chonoi/features/shell/unauthorized-screen'
import { TransactionsScreen } from '@chonoi/features/wallet/transactions-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/wallet/transactions')({
  loader: ({ context }) => loadWords(context, ['wallet', 'transactions']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('wallet:transactions.title')),
  component: () => (
    <Guard requirement={{ permissions: ['view:wallet'] }} fallback={<UnauthorizedScreen />}>
      <TransactionsScreen />
    </Guard>
  ),
})
