import type { Payment } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatMoney, type TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Link } from '@chonoi/ui/link'
import { LinkButton } from '@chonoi/ui/link-button'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { CodeText } from '../lists/code-text.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { DaysFilter, EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { PaymentBadge } from './payment-badge.tsx'
import { paymentQueries } from './payments-queries.ts'

type Words = TFunction<['payments', 'common']>

/** The amount, and what was refunded of it. */
export function amountCell(t: Words, { amountInCents, refundedInCents }: Payment) {
  return (
    <>
      {formatMoney(amountInCents)}
      {refundedInCents > 0 && (
        <Text as="div" size={13} tone="muted">
          {t('payments:column.refunded', { amount: formatMoney(refundedInCents) })}
        </Text>
      )}
    </>
  )
}

const columnsOf = (t: Words): DataTableColumn<Payment>[] => [
  {
    id: 'reference',
    header: t('payments:column.orders'),
    isPrimary: true,
    cell: ({ id, orderNumbers, reference }) => (
      <Link href={href('/payments/$paymentId', { paymentId: id })}>
        <CodeText
          text={
            orderNumbers.length > 1
              ? t('payments:column.ordersMore', {
                  number: orderNumbers[0] ?? reference,
                  count: orderNumbers.length - 1,
                })
              : (orderNumbers[0] ?? reference)
          }
        />
      </Link>
    ),
  },
  { id: 'method', header: t('payments:column.method'), cell: ({ method }) => t(`common:paymentMethod.${method}`) },
  { id: 'status', header: t('common:word.status'), cell: ({ status }) => <PaymentBadge status={status} /> },
  {
    id: 'amount',
    header: t('payments:column.amount'),
    isNumeric: true,
    cell: (payment) => amountCell(t, payment),
  },
  {
    id: 'createdAt',
    header: t('common:word.createdAt'),
    cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
  },
]

/** Lists the caller's payments (/payments). */
export function BuyerPaymentsScreen() {
  const { t } = useTranslation(['payments', 'common'])
  const state = useListState('listMyPayments')
  const result = useQuery(paymentQueries(useApi()).mine(state.query))
  return (
    <ResourceList
      title={t('payments:mine.title')}
      description={t('payments:mine.text')}
      state={state}
      pagination={result.data?.pagination}
      filters={
        <ListFilters state={state}>
          <EnumFilter state={state} name="status" valueLabel={(value) => t(`payments:status.${value}`)} />
          <EnumFilter state={state} name="method" valueLabel={(value) => t(`common:paymentMethod.${value}`)} />
          <DaysFilter state={state} />
        </ListFilters>
      }
    >
      <ListTable
        label={t('payments:mine.title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={columnsOf(t)}
        rowLabel={({ reference }) => reference}
        empty={
          <EmptyState
            title={t('payments:mine.empty')}
            message={t('payments:mine.emptyText')}
            action={<LinkButton href={href('/products')}>{t('payments:mine.shop')}</LinkButton>}
          />
        }
      />
    </ResourceList>
  )
}
