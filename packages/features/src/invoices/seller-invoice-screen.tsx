import { href } from '@chonoi/domain'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { InvoiceDetail } from './invoice-detail.tsx'
import { invoiceQueries } from './invoices-queries.ts'

/** One invoice of the shop: items, payments and the next steps (/seller/invoices/{id}). */
export function SellerInvoiceScreen({ invoiceId }: { invoiceId: string }) {
  const result = useQuery(invoiceQueries(useApi()).detail(invoiceId))
  return (
    <QueryScreen result={result} titleOf={({ invoiceNumber }) => invoiceNumber}>
      {(invoice) => (
        <InvoiceDetail
          invoice={invoice}
          list={href('/seller/invoices')}
          orderPath={(orderId) => href('/seller/orders/$orderId', { orderId })}
        />
      )}
    </QueryScreen>
  )
}
