import { AdminInvoicesScreen } from '@chonoi/features/invoices/admin-invoices-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/invoices/')({
  loader: async ({ context }) => {
    await loadWords(context, ['invoices'])
    return { title: context.i18n.t('invoices:title') }
  },
  head: ({ loaderData }) => privateHead(loaderData?.title ?? ''),
  component: AdminInvoicesScreen,
})
