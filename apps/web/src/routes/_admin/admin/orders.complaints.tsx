import { OrderComplaintsScreen } from '@chonoi/features/orders/order-complaints-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/orders/complaints')({
  loader: ({ context }) => loadWords(context, ['orders', 'returns', 'payments', 'forms']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('orders:complaint.listTitle')),
  component: OrderComplaintsScreen,
})
