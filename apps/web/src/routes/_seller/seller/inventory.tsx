import { StockMovementsScreen } from '@chonoi/features/stock/stock-movements-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_seller/seller/inventory')({
  loader: async ({ context }) => {
    await loadWords(context, ['stock'])
    return { title: context.i18n.t('stock:title.seller') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: () => <StockMovementsScreen audience="seller" />,
})
