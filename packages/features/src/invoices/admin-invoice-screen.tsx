import { href } from '@chonoi/domain'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { InvoiceDetail } from './invoice-detail.tsx'
import { invoiceQueries } from './invoices-queries.ts'

/** One invoice of any shop, for the platform: items, payments and the next steps (/admin/invoices/{id}). */
export function AdminInvoiceScreen({ invoiceId }: { invoiceId: string }) {
  const result = useQuery(invoiceQueries(useApi()).detail(invoiceId))
  return (
    <QueryScreen result={result} titleOf={({ invoiceNumber }) => invoiceNumber}>
      {(invoice) => (
        <InvoiceDetail
          invoice={invoice}
          list={href('/admin/invoices')}
          orderPath={(orderId) => href('/admin/orders/$orderId', { orderId })}
        />
      )}
    </QueryScreen>
  )
}
