import { PaymentMismatchesScreen } from '@chonoi/features/payments/payment-mismatches-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/payments/reconciliation')({
  loader: ({ context }) => loadWords(context, ['payments', 'orders', 'transactions', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('payments:mismatches.title')),
  component: PaymentMismatchesScreen,
})
