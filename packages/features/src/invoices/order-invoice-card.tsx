import { formatDate } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { invoiceQueries } from './invoices-queries.ts'
import { PrintInvoiceButton } from './print-invoice-button.tsx'

/** The invoice of a purchase, as PDF. Hidden until its shop has issued one. */
export function OrderInvoiceCard({ orderId }: { orderId: string }) {
  const { t } = useTranslation('invoices')
  const { data } = useQuery(invoiceQueries(useApi()).ofOrder(orderId))
  const [invoice] = data?.data ?? []
  if (!invoice) return null
  return (
    <Card title={t('detail.ofOrder')}>
      <Stack gap={3} align="start">
        <Text>
          {invoice.issuedAt
            ? t('detail.numbered', { number: invoice.invoiceNumber ?? '', date: formatDate(invoice.issuedAt) })
            : invoice.invoiceNumber}
        </Text>
        <PrintInvoiceButton invoice={invoice} />
      </Stack>
    </Card>
  )
}
