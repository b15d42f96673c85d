import type { Invoice } from '@chonoi/contract'
import type { PageHref } from '@chonoi/domain'
import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { dayText } from './invoice-columns.tsx'

export interface InvoicePartProps {
  invoice: Invoice
}

/** Whose invoice it is. */
export function InvoiceCustomer({ invoice: { customer } }: InvoicePartProps) {
  const { t } = useTranslation('invoices')
  return (
    <Card title={t('column.customer')}>
      <Text weight="medium">{`${customer.lastName} ${customer.firstName}`.trim()}</Text>
      <Text tone="muted">{customer.email}</Text>
      {customer.address && <Text dir="auto">{customer.address}</Text>}
    </Card>
  )
}

export interface InvoiceFactsCardProps extends InvoicePartProps {
  /** Returns the page of its order. */
  orderPath: (orderId: string) => PageHref
}

/** The order of an invoice, and until when it is due. */
export function InvoiceFactsCard({ invoice, orderPath }: InvoiceFactsCardProps) {
  const { t } = useTranslation(['invoices', 'common'])
  return (
    <Card title={t('invoices:detail.facts')}>
      <DescriptionList
        items={[
          ...(invoice.orderId && invoice.orderNumber
            ? [
                {
                  term: t('invoices:column.order'),
                  details: <Link href={orderPath(invoice.orderId)}>{invoice.orderNumber}</Link>,
                },
              ]
            : []),
          {
            term: t('invoices:column.due'),
            details: invoice.dueDate ? dayText(invoice.dueDate) : t('common:state.notAvailable'),
          },
        ]}
      />
    </Card>
  )
}

/** What was paid of an invoice, and how. */
export function InvoicePayments({ invoice }: InvoicePartProps) {
  const { t } = useTranslation('invoices')
  return (
    <Card title={t('payments.title')}>
      {invoice.payments.length === 0 ? (
        <Text tone="muted">{t('payments.none')}</Text>
      ) : (
        <DescriptionList
          items={invoice.payments.map(({ id, paidAt, method, reference, amountInCents }) => ({
            id,
            term: (
              <>
                {t(`method.${method}`)}
                <Text as="div" size={13} tone="muted">
                  {formatDateTime(paidAt)}
                  {reference && (
                    <>
                      {' · '}
                      <bdi>{reference}</bdi>
                    </>
                  )}
                </Text>
              </>
            ),
            details: formatMoney(amountInCents),
            isNumeric: true,
          }))}
        />
      )}
    </Card>
  )
}
