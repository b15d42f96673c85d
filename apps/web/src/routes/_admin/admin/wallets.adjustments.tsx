import { WalletAdjustmentsScreen } from '@chonoi/features/transactions/wallet-adjustments-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/wallets/adjustments')({
  loader: ({ context }) => loadWords(context, ['transactions', 'wallet', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('transactions:adjustments.title')),
  component: WalletAdjustmentsScreen,
})
