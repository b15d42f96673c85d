import type { Payment } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import type { TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Link } from '@chonoi/ui/link'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { EmailText } from '../lists/email-text.tsx'
import { DaysFilter, EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { AdminPaymentTabs } from './admin-payments-link.tsx'
import { amountCell } from './buyer-payments-screen.tsx'
import { PaymentBadge } from './payment-badge.tsx'
import { PaymentStats } from './payment-stats.tsx'
import { adminPaymentQueries } from './payments-queries.ts'

const columnsOf = (t: TFunction<['payments', 'common']>): DataTableColumn<Payment>[] => [
  {
    id: 'reference',
    header: t('payments:column.reference'),
    isPrimary: true,
    cell: ({ id, orderNumbers, reference }) => (
      <span className="cn:flex cn:flex-col cn:min-w-0">
        <Link
          href={href('/admin/payments/$paymentId', { paymentId: id })}
          className="cn:whitespace-nowrap cn:self-start"
        >
          {orderNumbers.join(', ') || reference}
        </Link>
        <Text as="span" size={13} tone="muted" className="cn:wrap-anywhere">
          {reference}
        </Text>
      </span>
    ),
  },
  {
    id: 'buyer',
    header: t('payments:column.buyer'),
    cell: ({ buyer }) => (
      <>
        {`${buyer.lastName} ${buyer.firstName}`.trim()}
        <Text as="div" size={13} tone="muted">
          <EmailText email={buyer.email} />
        </Text>
      </>
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

/** All payments, for the platform (/admin/payments). */
export function AdminPaymentsScreen() {
  const { t } = useTranslation(['payments', 'common'])
  const state = useListState('listAdminPayments')
  const result = useQuery(adminPaymentQueries(useApi()).list(state.query))
  return (
    <ResourceList
      title={t('payments:admin.heading')}
      description={t('payments:admin.text')}
      state={state}
      pagination={result.data?.pagination}
      stats={
        <Stack gap={4}>
          <AdminPaymentTabs current="payments" />
          <PaymentStats />
        </Stack>
      }
      filters={
        <ListFilters state={state} searchLabel={t('payments:admin.search')}>
          <EnumFilter state={state} name="status" valueLabel={(value) => t(`payments:status.${value}`)} />
          <EnumFilter state={state} name="method" valueLabel={(value) => t(`common:paymentMethod.${value}`)} />
          <DaysFilter state={state} />
        </ListFilters>
      }
    >
      <ListTable
        label={t('payments:admin.title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={columnsOf(t)}
        rowLabel={({ reference }) => reference}
        empty={<EmptyState title={t('payments:admin.empty')} />}
      />
    </ResourceList>
  )
}
