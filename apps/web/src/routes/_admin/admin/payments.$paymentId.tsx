import { AdminPaymentScreen } from '@chonoi/features/payments/admin-payment-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/payments/$paymentId')({
  loader: ({ context }) => loadWords(context, ['payments', 'orders', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('payments:detail.title')),
  component: AdminPaymentRoute,
})

function AdminPaymentRoute() {
  return <AdminPaymentScreen paymentId={Route.useParams().paymentId} />
}
