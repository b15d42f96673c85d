import { BuyerOrdersScreen } from '@chonoi/features/orders/buyer-orders-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/orders/')({
  loader: ({ context }) => loadWords(context, ['orders']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('orders:mine.title')),
  component: BuyerOrdersScreen,
})
