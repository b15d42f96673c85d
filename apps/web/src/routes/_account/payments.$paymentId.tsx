import { PaymentScreen } from '@chonoi/features/payments/payment-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/payments/$paymentId')({
  loader: ({ context }) => loadWords(context, ['payments', 'orders', 'wallet']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('payments:detail.title')),
  component: PaymentRoute,
})

function PaymentRoute() {
  return <PaymentScreen paymentId={Route.useParams().paymentId} />
}
