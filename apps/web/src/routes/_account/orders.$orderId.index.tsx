import { BuyerOrderScreen } from '@chonoi/features/orders/buyer-order-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/orders/$orderId/')({
  loader: ({ context }) => loadWords(context, ['orders', 'returns', 'downloads', 'forms', 'invoices']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('orders:mine.title')),
  component: OrderRoute,
})

function OrderRoute() {
  return <BuyerOrderScreen orderId={Route.useParams().orderId} />
}
