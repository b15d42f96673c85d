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
import { lazy } from 'react'
import { useApi } from '../app/services.tsx'
import { CodeText } from '../lists/code-text.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { detailsColumn } from '../lists/details-column.tsx'
import { EmailText } from '../lists/email-text.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { DaysFilter, EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { AdminPaymentTabs } from './admin-payments-link.tsx'
import { amountCell } from './buyer-payments-screen.tsx'
import { PaymentBadge } from './payment-badge.tsx'
import { PaymentStats } from './payment-stats.tsx'
import { adminPaymentActions, adminPaymentQueries } from './payments-queries.ts'

const PaymentDetails = lazy(() => import('./payment-details.tsx'))

const pageOf = (paymentId: string) => href('/admin/payments/$paymentId', { paymentId })

/** Names a payment by its orders; a deposit has none. */
const nameOf = ({ orderNumbers, reference }: Payment) => orderNumbers.join(', ') || reference

const columnsOf = (t: TFunction<['payments', 'common']>): DataTableColumn<Payment>[] => [
  {
    id: 'reference',
    header: t('payments:column.reference'),
    isPrimary: true,
    cell: (payment) => (
      <span className="cn:flex cn:flex-col cn:min-w-0">
        <Link href={pageOf(payment.id)} className="cn:self-start">
          <CodeText text={nameOf(payment)} />
        </Link>
        <Text as="span" size={13} tone="muted" className="cn:wrap-anywhere">
          {payment.reference}
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
  detailsColumn({ header: t('common:word.actions'), nameOf }),
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
      actions={<ListExport query={state.query} file={adminPaymentActions.export()} name="payments" />}
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
      <RowDetails
        result={result}
        pagination={result.data?.pagination}
        rows={(result.data?.data ?? []).map((payment) => ({ id: payment.id, name: nameOf(payment) }))}
        pageHref={pageOf}
      >
        {(id) => <PaymentDetails paymentId={id} />}
      </RowDetails>
    </ResourceList>
  )
}
