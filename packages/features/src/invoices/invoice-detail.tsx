import type { Invoice } from '@chonoi/contract'
import type { PageHref } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Card } from '@chonoi/ui/card'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useNavigation } from '../app/navigation.tsx'
import { InvoiceBadge } from './invoice-badge.tsx'
import { invoiceLabel } from './invoice-columns.tsx'
import { InvoiceCustomer, InvoiceFactsCard, InvoicePayments } from './invoice-facts.tsx'
import { InvoiceItems } from './invoice-items.tsx'
import { InvoiceSteps } from './invoice-steps.tsx'

export interface InvoiceDetailProps {
  invoice: Invoice
  /** The list that the breadcrumb and a deleted draft lead back to. */
  list: PageHref
  /** Returns the page of its order. */
  orderPath: (orderId: string) => PageHref
}

/** One invoice with its items, payments and the next steps, below the list that it came from. */
export function InvoiceDetail({ invoice, list, orderPath }: InvoiceDetailProps) {
  const { t } = useTranslation(['invoices', 'common'])
  const { navigate } = useNavigation()
  return (
    <Stack gap={5}>
      <Breadcrumbs items={[{ label: t('invoices:title'), href: list }, { label: invoiceLabel(t, invoice) }]} />
      <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
        <Stack gap={2}>
          <Heading level={1}>{t('invoices:detail.title', { number: invoiceLabel(t, invoice) })}</Heading>
          <Stack direction="row" gap={2} align="center" isWrapping>
            <InvoiceBadge status={invoice.status} isOverdue={invoice.isOverdue} />
            {invoice.issuedAt && (
              <Text tone="muted">{t('invoices:detail.issued', { time: formatDateTime(invoice.issuedAt) })}</Text>
            )}
          </Stack>
        </Stack>
        <InvoiceSteps invoice={invoice} onDeleted={() => navigate(list)} />
      </Stack>
      <div className="cn:grid cn:gap-5 cn:lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Stack gap={5}>
          <Card title={t('invoices:items.title')}>
            <InvoiceItems invoice={invoice} />
          </Card>
          {invoice.notes && (
            <Card title={t('invoices:notes')}>
              <Text dir="auto">{invoice.notes}</Text>
            </Card>
          )}
        </Stack>
        <Stack gap={5}>
          <InvoiceCustomer invoice={invoice} />
          <InvoiceFactsCard invoice={invoice} orderPath={orderPath} />
          <InvoicePayments invoice={invoice} />
        </Stack>
      </div>
    </Stack>
  )
}
