import { StockMovementsScreen } from '@chonoi/features/stock/stock-movements-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/stock-movements')({
  loader: async ({ context }) => {
    await loadWords(context, ['stock'])
    return { title: context.i18n.t('stock:title.admin') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: () => <StockMovementsScreen audience="admin" />,
})
