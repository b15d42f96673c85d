import { BuyerPaymentsScreen } from '@chonoi/features/payments/buyer-payments-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/payments/')({
  loader: ({ context }) => loadWords(context, ['payments', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('payments:mine.title')),
  component: BuyerPaymentsScreen,
})
