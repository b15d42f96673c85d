import { SellerInvoiceScreen } from '@chonoi/features/invoices/seller-invoice-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '../../../page-head.ts'
import { loadWords } from '../../../page-words.ts'

export const Route = createFileRoute('/_seller/seller/invoices/$invoiceId')({
  loader: ({ context }) => loadWords(context, ['invoices']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('invoices:title')),
  component: SellerInvoice,
})

function SellerInvoice() {
  return <SellerInvoiceScreen invoiceId={Route.useParams().invoiceId} />
}
