import type { PageHref } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { DetailsOf } from '../lists/details-of.tsx'
import { InvoiceBadge } from './invoice-badge.tsx'
import { InvoiceCustomer, InvoiceFactsCard, InvoicePayments } from './invoice-facts.tsx'
import { InvoiceItems } from './invoice-items.tsx'
import { InvoiceSteps } from './invoice-steps.tsx'
import { invoiceQueries } from './invoices-queries.ts'

export interface InvoiceDetailsProps {
  invoiceId: string
  /** Returns the page of its order. */
  orderPath: (orderId: string) => PageHref
  onDeleted: () => void
}

/** An invoice beside the list: its items, payments and the next steps. */
export default function InvoiceDetails({ invoiceId, orderPath, onDeleted }: InvoiceDetailsProps) {
  const { t } = useTranslation('invoices')
  const result = useQuery(invoiceQueries(useApi()).detail(invoiceId))
  return (
    <DetailsOf result={result}>
      {(invoice) => (
        <Stack gap={4}>
          <Stack direction="row" gap={2} align="center" isWrapping>
            <InvoiceBadge status={invoice.status} isOverdue={invoice.isOverdue} />
            {invoice.issuedAt && (
              <Text tone="muted">{t('detail.issued', { time: formatDateTime(invoice.issuedAt) })}</Text>
            )}
          </Stack>
          <InvoiceSteps invoice={invoice} size="sm" onDeleted={onDeleted} />
          <Card title={t('items.title')}>
            <InvoiceItems invoice={invoice} />
          </Card>
          {invoice.notes && (
            <Card title={t('notes')}>
              <Text dir="auto">{invoice.notes}</Text>
            </Card>
          )}
          <InvoiceCustomer invoice={invoice} />
          <InvoiceFactsCard invoice={invoice} orderPath={orderPath} />
          <InvoicePayments invoice={invoice} />
        </Stack>
      )}
    </DetailsOf>
  )
}
