import type { InvoiceSummary } from '@chonoi/contract'
import { formatDate, formatMoney, type TFunction } from '@chonoi/i18n'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { Text } from '@chonoi/ui/text'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { EmailText } from '../lists/email-text.tsx'
import { InvoiceBadge } from './invoice-badge.tsx'

type Words = TFunction<['invoices', 'common']>

/** The number of an invoice; a draft has none. */
export const invoiceLabel = (t: Words, { invoiceNumber }: Pick<InvoiceSummary, 'invoiceNumber'>) =>
  invoiceNumber ?? t('invoices:draft')

/** The day as a person reads it; `2026-11-25` is a day in Vietnam. */
export const dayText = (day: string) => formatDate(new Date(`${day}T00:00:00+07:00`))

/** Who reads a list of invoices: their customer, their shop, or the platform. */
export type InvoiceReader = 'customer' | 'shop' | 'platform'

/** Columns of a list of invoices, with the customer for shops, the shop for customers, and both for the platform. */
export const invoiceColumns = (t: Words, reader: InvoiceReader): DataTableColumn<InvoiceSummary>[] => [
  {
    id: 'number',
    header: t('invoices:column.number'),
    isPrimary: true,
    cell: (invoice) => <span className="cn:whitespace-nowrap">{invoiceLabel(t, invoice)}</span>,
  },
  ...(reader === 'shop' ? [] : [{ id: 'shop', header: t('invoices:column.shop'), cell: shopCell }]),
  ...(reader === 'customer' ? [] : [{ id: 'customer', header: t('invoices:column.customer'), cell: customerCell }]),
  { id: 'order', header: t('invoices:column.order'), cell: ({ orderNumber }) => orderNumber },
  {
    id: 'totalInCents',
    header: t('common:word.total'),
    isNumeric: true,
    cell: ({ totalInCents, paidInCents }) => (
      <>
        {formatMoney(totalInCents)}
        {paidInCents > 0 && paidInCents < totalInCents && (
          <Text as="div" size={13} tone="muted">
            {t('invoices:column.paid', { amount: formatMoney(paidInCents) })}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'status',
    header: t('common:word.status'),
    cell: ({ status, isOverdue }) => <InvoiceBadge status={status} isOverdue={isOverdue} />,
  },
  { id: 'dueDate', header: t('invoices:column.due'), cell: ({ dueDate }) => dueDate && dayText(dueDate) },
  {
    id: 'createdAt',
    header: t('common:word.createdAt'),
    cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
  },
]

const shopCell = ({ shop }: InvoiceSummary) => shop.name

const customerCell = ({ customer }: InvoiceSummary) => (
  <>
    {`${customer.lastName} ${customer.firstName}`.trim()}
    <Text as="div" size={13} tone="muted">
      <EmailText email={customer.email} />
    </Text>
  </>
)
