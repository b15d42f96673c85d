import { AdminInvoiceScreen } from '@chonoi/features/invoices/admin-invoice-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_admin/admin/invoices/$invoiceId')({
  loader: ({ context }) => loadWords(context, ['invoices']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('invoices:title')),
  component: AdminInvoice,
})

function AdminInvoice() {
  return <AdminInvoiceScreen invoiceId={Route.useParams().invoiceId} />
}
