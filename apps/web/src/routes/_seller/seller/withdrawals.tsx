import { SellerWithdrawalsScreen } from '@chonoi/features/withdrawals/seller-withdrawals-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_seller/seller/withdrawals')({
  loader: ({ context }) => loadWords(context, ['withdrawals', 'transactions', 'wallet', 'seller', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('withdrawals:seller.title')),
  component: SellerWithdrawalsScreen,
})
