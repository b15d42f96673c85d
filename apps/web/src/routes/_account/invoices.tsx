import { BuyerInvoicesScreen } from '@chonoi/features/invoices/buyer-invoices-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../page-head.ts'
import { loadWords } from '../../page-words.ts'

export const Route = createFileRoute('/_account/invoices')({
  loader: async ({ context }) => {
    await loadWords(context, ['invoices'])
    return { title: context.i18n.t('invoices:mine.title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: BuyerInvoicesScreen,
})
