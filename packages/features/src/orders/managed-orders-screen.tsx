import type { OrderStatus, OrderSummary } from '@chonoi/contract'
import { href, orderStatuses } from '@chonoi/domain'
import { formatMoney, type TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { type DataTableColumn, nothingSelected, type TableSelection } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Link } from '@chonoi/ui/link'
import { SegmentedControl } from '@chonoi/ui/segmented-control'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Rows3, SquareKanban } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '../app/services.tsx'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { type BulkRefusal, BulkRefusals } from '../lists/bulk-refusals.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { DaysFilter, EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { type ListTab, ListTabs } from '../lists/list-tabs.tsx'
import { RowSkeletons } from '../lists/row-skeletons.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { type ListState, useListState } from '../lists/use-list-state.ts'
import { AdminPaymentTabs } from '../payments/admin-payments-link.tsx'
import { BulkOrderSteps } from './bulk-order-steps.tsx'
import { BulkPackingSlips } from './bulk-packing-slips.tsx'
import { OrderBadge, OrderPaymentBadge } from './order-badge.tsx'
import { OrderRowActions } from './order-row-actions.tsx'
import { managedOrderQueries, orderActions } from './orders-queries.ts'
import { type OrdersView, useOrdersView } from './use-orders-view.ts'

const OrderDetails = lazy(() => import('./order-details.tsx'))
const OrdersBoard = lazy(() => import('./orders-board.tsx'))

type Audience = 'seller' | 'admin'

/**
 * Lists orders to process: a shop's own (/seller/orders), or those of the whole platform (/admin/orders). One screen with
 * the payments of /admin/payments, as tabs of two addresses (ROUTE-82).
 */
export function ManagedOrdersScreen({ audience }: { audience: Audience }) {
  const { t } = useTranslation(['orders', 'common'])
  const state = useListState('listManagedOrders', { tab: 'status' })
  const [chosenView, setView] = useOrdersView()
  const view = audience === 'seller' ? chosenView : 'list'
  const hasShops = useActsForPlatform()
  const result = useQuery({ ...managedOrderQueries(useApi()).list(state.query), enabled: view === 'list' })
  const [selection, setSelection] = useState<TableSelection>(nothingSelected)
  const [refusals, setRefusals] = useState<BulkRefusal[]>([])
  const orders = result.data?.data ?? []
  return (
    <ResourceList
      title={t(`orders:managed.title.${audience}`)}
      description={t(`orders:managed.description.${audience}`)}
      state={state}
      pagination={view === 'list' ? result.data?.pagination : undefined}
      actions={
        <>
          {audience === 'seller' && <ViewSwitch view={view} onChange={setView} />}
          <ListExport query={state.query} file={orderActions.export()} name="orders" />
        </>
      }
      stats={
        <Stack gap={4}>
          {audience === 'admin' && <AdminPaymentTabs current="orders" />}
          {view === 'list' && <StatusTabs state={state} />}
        </Stack>
      }
      filters={
        <ListFilters state={state} searchLabel={t('orders:managed.search')}>
          <EnumFilter state={state} name="paymentStatus" valueLabel={(value) => t(`orders:payment.${value}`)} />
          <DaysFilter state={state} />
        </ListFilters>
      }
    >
      {view === 'board' ? (
        <Suspense fallback={<RowSkeletons count={5} />}>
          <OrdersBoard state={state} />
        </Suspense>
      ) : (
        <>
          <BulkRefusals title={t('orders:bulk.refused')} refusals={refusals} onDismiss={() => setRefusals([])} />
          <ListTable
            label={t(`orders:managed.title.${audience}`)}
            state={state}
            result={result}
            rows={orders}
            columns={columnsOf(t, audience, hasShops)}
            rowLabel={(order) => order.orderNumber}
            selection={selection}
            onSelectionChange={setSelection}
            bulkActions={
              <>
                <BulkPackingSlips orderIds={chosenOf(orders, selection)} />
                <BulkOrderSteps
                  orders={orders.filter(({ id }) => chosenOf(orders, selection).includes(id))}
                  onDone={({ refusals: refused }) => {
                    setRefusals(refused)
                    setSelection(nothingSelected)
                  }}
                />
              </>
            }
            empty={<EmptyState title={t('orders:managed.empty')} message={t('orders:managed.emptyHint')} />}
          />
          <RowDetails
            result={result}
            pagination={result.data?.pagination}
            rows={orders.map(({ id, orderNumber }) => ({ id, name: orderNumber }))}
            pageHref={(id) => orderHref(audience, { id })}
          >
            {(id) => <OrderDetails orderId={id} />}
          </RowDetails>
        </>
      )}
    </ResourceList>
  )
}

interface ViewSwitchProps {
  view: OrdersView
  onChange: (view: OrdersView) => void
}

function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const { t } = useTranslation('orders')
  return (
    <SegmentedControl
      label={t('board.view')}
      value={view}
      onChange={onChange}
      options={[
        { value: 'list', label: t('board.list'), icon: <Rows3 aria-hidden="true" /> },
        { value: 'board', label: t('board.board'), icon: <SquareKanban aria-hidden="true" /> },
      ]}
    />
  )
}

/** The chosen orders; of all, those on this page. */
const chosenOf = (orders: readonly OrderSummary[], selection: TableSelection): readonly string[] =>
  selection.mode === 'some' ? selection.ids : orders.map(({ id }) => id).filter((id) => !selection.except.includes(id))

/** Statuses of orders that still need action; their tabs show counts. */
const openStatuses = ['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED'] as const satisfies readonly OrderStatus[]

/**
 * Tabs of all orders and each status, with counts of those in progress. Other filters are kept when the status changes.
 */
function StatusTabs({ state }: { state: ListState<'listManagedOrders'> }) {
  const { t } = useTranslation(['orders', 'common'])
  const api = useApi()
  const counts = useQueries({ queries: openStatuses.map((status) => managedOrderQueries(api).withStatus(status)) })
  const countOf = (status: OrderStatus): Pick<ListTab, 'count'> => {
    const asked = counts[openStatuses.findIndex((open) => open === status)]
    return asked ? { count: asked.data?.pagination.total ?? 'unknown' } : {}
  }
  return (
    <ListTabs
      label={t('orders:managed.tabs')}
      currentId={state.filter('status')}
      tabs={[
        { id: '', label: t('common:word.all'), href: state.hrefOfTab('') },
        ...orderStatuses.map((status) => ({
          id: status,
          label: t(`orders:status.${status}`),
          href: state.hrefOfTab(status),
          ...countOf(status),
        })),
      ]}
    />
  )
}

const orderHref = (audience: Audience, { id }: Pick<OrderSummary, 'id'>) =>
  href(`/${audience}/orders/$orderId`, { orderId: id })

/**
 * Returns the columns, for a table and for its cards on phones. `hasShops`: the list contains orders of several shops.
 */
function columnsOf(
  t: TFunction<['orders', 'common']>,
  audience: Audience,
  hasShops: boolean,
): DataTableColumn<OrderSummary>[] {
  return [
    {
      id: 'orderNumber',
      header: t('orders:column.number'),
      isPrimary: true,
      cell: (order) => (
        <span className="cn:flex cn:flex-col cn:min-w-0">
          <Link href={orderHref(audience, order)} className="cn:whitespace-nowrap cn:self-start">
            {order.orderNumber}
          </Link>
          <Text as="span" size={13} tone="muted" lines={2} weight="regular">
            {order.itemCount > 1
              ? t('orders:list.itemsMore', { name: order.firstItemName, count: order.itemCount - 1 })
              : order.firstItemName}
          </Text>
        </span>
      ),
    },
    {
      id: 'buyer',
      header: hasShops ? t('orders:column.buyerAndShop') : t('orders:column.buyer'),
      cell: ({ buyer, tenant }) => (
        <span className="cn:flex cn:flex-col cn:min-w-0">
          {`${buyer.lastName} ${buyer.firstName}`.trim()}
          {hasShops && (
            <Text as="span" size={13} tone="muted">
              {tenant.name}
            </Text>
          )}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('common:word.status'),
      cell: (order) => <OrderBadge status={order.status} />,
    },
    {
      id: 'totalInCents',
      header: t('common:word.total'),
      isNumeric: true,
      cell: (order) => (
        <span className="cn:grid cn:gap-1 cn:justify-items-end">
          {formatMoney(order.totalInCents)}
          <OrderPaymentBadge order={order} seenBy="shop" />
        </span>
      ),
    },
    {
      id: 'createdAt',
      header: t('orders:column.placed'),
      cell: (order) => <DateTimeCell value={order.createdAt} />,
    },
    {
      id: 'actions',
      pin: 'end',
      header: t('common:word.actions'),
      isHeaderHidden: true,
      cell: (order) => <OrderRowActions order={order} href={orderHref(audience, order)} />,
    },
  ]
}
