import { NewInvoiceScreen } from '@chonoi/features/invoices/new-invoice-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_seller/seller/invoices/new')({
  loader: async ({ context }) => {
    await loadWords(context, ['invoices', 'orders'])
    return { title: context.i18n.t('invoices:new.title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: NewInvoiceScreen,
})
