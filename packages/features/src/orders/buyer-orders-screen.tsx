import type { OrderStatus, OrderSummary } from '@chonoi/contract'
import { orderStatuses, shownRange, href } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { DataTable, type DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { FilterBar } from '@chonoi/ui/filter-bar'
import { Link } from '@chonoi/ui/link'
import { LinkButton } from '@chonoi/ui/link-button'
import { SearchField } from '@chonoi/ui/search-field'
import { Select } from '@chonoi/ui/select'
import { Stack } from '@chonoi/ui/stack'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
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
    isSortable: true,
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
    isSortable: true,
    cell: (order) => formatMoney(order.totalInCents),
  },
  {
    id: 'createdAt',
    header: t('orders:column.placed'),
    isSortable: true,
    cell: (order) => <DateTimeCell value={order.createdAt} />,
  },
]

const isStatus = (value: string): value is OrderStatus => orderStatuses.some((status) => status === value)
const isSortable = (by: string): by is 'createdAt' | 'totalInCents' | 'status' =>
  ['createdAt', 'totalInCents', 'status'].includes(by)

/** Everything somebody bought (/orders). */
export function BuyerOrdersScreen() {
  const { t } = useTranslation(['orders', 'common'])
  const api = useApi()
  const state = useListState()
  const status = state.filter('status')
  const result = useQuery({
    ...orderQueries(api).mine({
      page: state.page,
      limit: state.limit,
      ...(state.search && { search: state.search }),
      ...(isStatus(status) && { status }),
      ...(isSortable(state.sort.by) && { sortBy: state.sort.by }),
      sortOrder: state.sort.order,
    }),
    placeholderData: keepPreviousData,
  })
  const { data, pagination } = result.data ?? {}
  return (
    <ResourceList
      title={t('orders:mine.title')}
      description={t('orders:mine.description')}
      state={state}
      pagination={pagination}
      summary={pagination && t('common:list.range', { ...shownRange(pagination), total: pagination.total })}
      filters={
        <FilterBar
          label={t('common:list.filters')}
          search={
            <SearchField
              label={t('orders:mine.search')}
              placeholder={t('orders:mine.search')}
              defaultValue={state.search}
              key={state.search}
              onSubmit={(search) => state.setFilters({ search })}
            />
          }
          {...(state.isFiltered && { onClear: state.clear })}
        >
          <Select
            label={t('common:word.status')}
            value={status}
            onChange={(event) => state.setFilters({ status: event.target.value })}
            options={[
              { value: '', label: t('common:list.allStatuses') },
              ...orderStatuses.map((value) => ({ value, label: t(`orders:status.${value}`) })),
            ]}
          />
        </FilterBar>
      }
    >
      <DataTable
        label={t('orders:mine.title')}
        columns={columnsOf(t)}
        rows={data ?? []}
        getRowId={(order) => order.id}
        getRowLabel={(order) => order.orderNumber}
        sort={state.sort}
        onSort={state.setSort}
        isLoading={result.isFetching}
        empty={
          state.isFiltered ? (
            <EmptyState title={t('common:state.noResults')} message={t('common:state.noResultsHint')} />
          ) : (
            <EmptyState
              title={t('orders:mine.empty')}
              message={t('orders:mine.emptyHint')}
              action={<LinkButton href={href('/products')}>{t('orders:mine.shop')}</LinkButton>}
            />
          )
        }
        {...(result.isError && { error: <QueryFailure result={result} /> })}
      />
    </ResourceList>
  )
}
