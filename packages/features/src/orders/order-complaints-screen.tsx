import type { ListedOrderComplaint } from '@chonoi/contract'
import { actorOf, href, mayDecideComplaint } from '@chonoi/domain'
import { formatMoney, problemText, type TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode } from 'react'
import { useApi, useSession } from '../app/services.tsx'
import { CodeText } from '../lists/code-text.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { RowActions } from '../lists/row-actions.tsx'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { AdminPaymentTabs } from '../payments/admin-payments-link.tsx'
import { ComplaintBadge } from './complaint-card.tsx'
import { complaintActions, complaintQueries } from './complaint-queries.ts'

const OrderDetails = lazy(() => import('./order-details.tsx'))
const DecideComplaintDialog = lazy(() => import('./decide-complaint-dialog.tsx'))

const pageOf = (orderId: string) => href('/admin/orders/$orderId', { orderId })

const columnsOf = (
  t: TFunction<['orders', 'common']>,
  action: (complaint: ListedOrderComplaint) => ReactNode,
): DataTableColumn<ListedOrderComplaint>[] => [
  {
    id: 'order',
    header: t('orders:column.number'),
    isPrimary: true,
    cell: ({ id, orderNumber }) => (
      <Link href={pageOf(id)}>
        <CodeText text={orderNumber} />
      </Link>
    ),
  },
  {
    id: 'reason',
    header: t('orders:complaint.reason'),
    cell: ({ reason, note }) => (
      <span className="cn:block cn:min-w-40">
        <Text as="span" lines={3} dir="auto">
          {reason}
        </Text>
        {note && (
          <Text as="div" size={13} tone="muted" lines={2} dir="auto">
            {note}
          </Text>
        )}
      </span>
    ),
  },
  {
    id: 'people',
    header: t('orders:column.buyerAndShop'),
    cell: ({ buyer, tenant }) => (
      <>
        {`${buyer.lastName} ${buyer.firstName}`.trim()}
        <Text as="div" size={13} tone="muted">
          {tenant.name}
        </Text>
      </>
    ),
  },
  {
    id: 'held',
    header: t('orders:complaint.held'),
    isNumeric: true,
    cell: ({ status, leftInCents }) => (status === 'OPEN' ? formatMoney(leftInCents) : t('common:state.notAvailable')),
  },
  { id: 'status', header: t('common:word.status'), cell: ({ status }) => <ComplaintBadge status={status} /> },
  {
    id: 'createdAt',
    header: t('orders:complaint.openedAt'),
    cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
  },
  {
    id: 'actions',
    pin: 'end',
    header: t('common:word.actions'),
    isHeaderHidden: true,
    cell: (complaint) => (
      <RowActions>
        {action(complaint)}
        <RowDetailsButton id={complaint.id} name={complaint.orderNumber} />
      </RowActions>
    ),
  },
]

/** Complaints of buyers, on which the platform decides (/admin/orders/complaints). */
export function OrderComplaintsScreen() {
  const { t, i18n } = useTranslation(['orders', 'common'])
  const { user } = useSession()
  const state = useListState('listOrderComplaints')
  const openDialog = useRowDialog()
  const result = useQuery(complaintQueries(useApi()).list(state.query))
  const actionOf = (complaint: ListedOrderComplaint) => {
    if (complaint.status !== 'OPEN' || !user) return null
    const decision = mayDecideComplaint({ status: 'OPEN', buyerId: complaint.buyer.id }, actorOf(user))
    return (
      <Button
        size="sm"
        aria-label={t('orders:complaint.decideTitle', { number: complaint.orderNumber })}
        onClick={() => openDialog((close) => <DecideComplaintDialog complaint={complaint} onClose={close} />)}
        {...(!decision.allowed && { disabledReason: problemText(i18n, decision.because) })}
      >
        {t('orders:complaint.decide')}
      </Button>
    )
  }
  return (
    <ResourceList
      title={t('orders:complaint.listTitle')}
      description={t('orders:complaint.listText')}
      state={state}
      pagination={result.data?.pagination}
      actions={<ListExport query={state.query} file={complaintActions.export()} name="complaints" />}
      stats={<AdminPaymentTabs current="complaints" />}
      filters={
        <ListFilters state={state}>
          <EnumFilter state={state} name="status" valueLabel={(value) => t(`orders:complaint.status.${value}`)} />
        </ListFilters>
      }
    >
      <ListTable
        label={t('orders:complaint.listTitle')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={columnsOf(t, actionOf)}
        rowLabel={({ orderNumber }) => orderNumber}
        empty={<EmptyState title={t('orders:complaint.empty')} message={t('orders:complaint.emptyText')} />}
      />
      <RowDetails
        result={result}
        pagination={result.data?.pagination}
        rows={(result.data?.data ?? []).map(({ id, orderNumber }) => ({ id, name: orderNumber }))}
        pageHref={pageOf}
      >
        {(id) => <OrderDetails orderId={id} />}
      </RowDetails>
    </ResourceList>
  )
}
