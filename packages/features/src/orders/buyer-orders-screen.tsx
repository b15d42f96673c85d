import type { OrderSummary } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatMoney, type TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Link } from '@chonoi/ui/link'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { OrderBadge, OrderPaymentBadge } from './order-badge.tsx'
import { orderQueries } from './orders-queries.ts'

const columnsOf = (t: TFunction<['orders', 'common']>): DataTableColumn<OrderSummary>[] => [
  {
    id: 'orderNumber',
    header: t('orders:column.number'),
    isPrimary: true,
    cell: (order) => (
      <Link href={href('/orders/$orderId', { orderId: order.id })} className="cn:whitespace-nowrap cn:self-start">
        {order.orderNumber}
      </Link>
    ),
  },
  {
    id: 'shop',
    header: t('orders:column.shop'),
    cell: (order) => (
      <Link href={href('/marketplace/tenant/$slug', { slug: order.tenant.slug })} variant="quiet">
        {order.tenant.name}
      </Link>
    ),
  },
  {
    id: 'items',
    header: t('orders:column.items'),
    cell: (order) =>
      order.itemCount > 1
        ? t('orders:list.itemsMore', { name: order.firstItemName, count: order.itemCount - 1 })
        : order.firstItemName,
  },
  {
    id: 'status',
    header: t('common:word.status'),
    cell: (order) => (
      <Stack gap={1} align="start">
        <OrderBadge status={order.status} />
        {order.paymentStatus !== 'PAID' && order.paymentStatus !== order.status && (
          <OrderPaymentBadge status={order.paymentStatus} />
        )}
      </Stack>
    ),
  },
  {
    id: 'totalInCents',
    header: t('common:word.total'),
    isNumeric: true,
    cell: (order) => formatMoney(order.totalInCents),
  },
  {
    id: 'createdAt',
    header: t('orders:column.placed'),
    cell: (order) => <DateTimeCell value={order.createdAt} />,
  },
]

/** Lists the buyer's orders (/orders). */
export function BuyerOrdersScreen() {
  const { t } = useTranslation(['orders', 'common'])
  const state = useListState('listMyOrders')
  const result = useQuery(orderQueries(useApi()).mine(state.query))
  return (
    <ResourceList
      title={t('orders:mine.title')}
      description={t('orders:mine.description')}
      state={state}
      pagination={result.data?.pagination}
      filters={
        <ListFilters state={state} searchLabel={t('orders:mine.search')}>
          <EnumFilter state={state} name="status" valueLabel={(value) => t(`orders:status.${value}`)} />
        </ListFilters>
      }
    >
      <ListTable
        label={t('orders:mine.title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={columnsOf(t)}
        rowLabel={(order) => order.orderNumber}
        empty={
          <EmptyState
            title={t('orders:mine.empty')}
            message={t('orders:mine.emptyHint')}
            action={<LinkButton href={href('/products')}>{t('orders:mine.shop')}</LinkButton>}
          />
        }
      />
    </ResourceList>
  )
}
