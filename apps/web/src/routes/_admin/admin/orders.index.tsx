import { ManagedOrdersScreen } from '@chonoi/features/orders/managed-orders-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/orders/')({
  loader: ({ context }) => loadWords(context, ['orders', 'returns', 'payments', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('orders:managed.title.admin')),
  component: AdminOrders,
})

function AdminOrders() {
  return <ManagedOrdersScreen audience="admin" />
}
