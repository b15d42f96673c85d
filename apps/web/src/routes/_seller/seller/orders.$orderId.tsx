import { ManagedOrderScreen } from '@chonoi/features/orders/managed-order-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_seller/seller/orders/$orderId')({
  loader: ({ context }) =>
    loadWords(context, ['orders', 'returns', 'orderMessages', 'notifications', 'downloads', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('orders:managed.title.seller')),
  component: SellerOrder,
})

function SellerOrder() {
  return <ManagedOrderScreen audience="seller" orderId={Route.useParams().orderId} />
}
