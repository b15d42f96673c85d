import { OrderConfirmationScreen } from '@chonoi/features/orders/order-confirmation-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/orders/$orderId/confirmation')({
  loader: ({ context }) => loadWords(context, ['orders', 'payments']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('orders:confirmation.title')),
  component: ConfirmationRoute,
})

function ConfirmationRoute() {
  return <OrderConfirmationScreen orderId={Route.useParams().orderId} />
}
