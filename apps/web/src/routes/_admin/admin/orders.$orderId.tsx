import { ManagedOrderScreen } from '@chonoi/features/orders/managed-order-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/orders/$orderId')({
  loader: ({ context }) =>
    loadWords(context, ['orders', 'returns', 'orderMessages', 'notifications', 'downloads', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('orders:managed.title.admin')),
  component: AdminOrder,
})

function AdminOrder() {
  return <ManagedOrderScreen audience="admin" orderId={Route.useParams().orderId} />
}
