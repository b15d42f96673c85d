import { href, shownRange } from '@chonoi/domain'
import { DataTable } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { managedOrderColumns } from './managed-order-columns.tsx'
import { ManagedOrderFilters } from './managed-order-filters.tsx'
import { managedOrderQueryOf } from './managed-order-query.ts'
import { ManagedOrderTabs } from './managed-order-tabs.tsx'
import { managedOrderQueries } from './orders-queries.ts'

/** The orders to run: a shop's own (/seller/orders), or those of the whole platform (/admin/orders, /admin/payments). */
export function ManagedOrdersScreen({ audience }: { audience: 'seller' | 'admin' }) {
  const { t } = useTranslation(['orders', 'common'])
  const api = useApi()
  const state = useListState({ tab: 'status' })
  const hasShops = useActsForPlatform()
  const result = useQuery({
    ...managedOrderQueries(api).list(managedOrderQueryOf(state)),
    placeholderData: keepPreviousData,
  })
  const { data, pagination } = result.data ?? {}
  return (
    <ResourceList
      title={t(`orders:managed.title.${audience}`)}
      description={t(`orders:managed.description.${audience}`)}
      state={state}
      pagination={pagination}
      summary={pagination && t('common:list.range', { ...shownRange(pagination), total: pagination.total })}
      stats={<ManagedOrderTabs state={state} />}
      filters={<ManagedOrderFilters state={state} />}
    >
      <DataTable
        label={t(`orders:managed.title.${audience}`)}
        columns={managedOrderColumns({
          t,
          hasShops,
          hrefOf: (order) => href(`/${audience}/orders/$orderId`, { orderId: order.id }),
        })}
        rows={data ?? []}
        getRowId={(order) => order.id}
        getRowLabel={(order) => order.orderNumber}
        sort={state.sort}
        onSort={state.setSort}
        isLoading={result.isFetching}
        empty={
          state.isNarrowed ? (
            <EmptyState title={t('common:state.noResults')} message={t('common:state.noResultsHint')} />
          ) : (
            <EmptyState title={t('orders:managed.empty')} message={t('orders:managed.emptyHint')} />
          )
        }
        {...(result.isError && { error: <QueryFailure result={result} /> })}
      />
    </ResourceList>
  )
}
