import type { TransactionLog } from '@chonoi/contract'
import { formatDateTime, type TFunction } from '@chonoi/i18n'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { Text } from '@chonoi/ui/text'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { EmailText } from '../lists/email-text.tsx'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { SignedAmount, TransactionBadge } from '../wallet/transaction-badge.tsx'

type Words = TFunction<['transactions', 'wallet', 'common']>

/** A short label of a transaction. */
export const transactionLabel = (t: Words, { type, transactionDate }: TransactionLog) =>
  `${t(`wallet:type.${type}`)} ${formatDateTime(transactionDate)}`

/** The columns of administrators' lists of transactions. */
export const transactionColumns = (t: Words): DataTableColumn<TransactionLog>[] => [
  {
    id: 'type',
    header: t('wallet:column.type'),
    isPrimary: true,
    cell: ({ type, description }) => (
      <>
        {t(`wallet:type.${type}`)}
        <Text as="div" size={13} tone="muted">
          <bdi>{description}</bdi>
        </Text>
      </>
    ),
  },
  {
    id: 'time',
    header: t('wallet:column.time'),
    cell: ({ transactionDate }) => <DateTimeCell value={transactionDate} />,
  },
  {
    id: 'user',
    header: t('transactions:column.user'),
    cell: ({ user }) =>
      user && (
        <>
          <bdi>{`${user.lastName} ${user.firstName}`.trim()}</bdi>
          <Text as="div" size={13} tone="muted">
            <EmailText email={user.email} />
          </Text>
        </>
      ),
  },
  {
    id: 'amount',
    header: t('wallet:column.amount'),
    isNumeric: true,
    cell: ({ amountInCents }) => <SignedAmount cents={amountInCents} />,
  },
  {
    id: 'method',
    header: t('transactions:column.method'),
    cell: ({ paymentMethod }) => paymentMethod && t(`common:paymentMethod.${paymentMethod}`),
  },
  {
    id: 'status',
    header: t('common:word.status'),
    cell: ({ status }) => <TransactionBadge status={status} />,
  },
  {
    id: 'actions',
    header: t('common:word.actions'),
    isHeaderHidden: true,
    // The details hold the entries behind the amount.
    cell: (transaction) => <RowDetailsButton id={transaction.id} name={transactionLabel(t, transaction)} />,
  },
]
