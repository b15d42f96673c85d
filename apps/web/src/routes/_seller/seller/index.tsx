import { SellerOverviewScreen } from '@chonoi/features/seller/seller-overview-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_seller/seller/')({
  loader: ({ context }) => loadWords(context, ['orders']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('seller:overview.title')),
  component: SellerOverviewScreen,
})
