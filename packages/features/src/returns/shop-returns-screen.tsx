import type { ReturnCounts, ReturnSummary } from '@chonoi/contract'
import { href, isReturnOpen, returnStatuses } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { EmptyState } from '@chonoi/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useApi } from '../app/services.tsx'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { detailsColumn } from '../lists/details-column.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ListTabs } from '../lists/list-tabs.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { type ListState, useListState } from '../lists/use-list-state.ts'
import { returnColumns } from './return-columns.tsx'
import { returnActions, returnQueries } from './returns-queries.ts'

const ReturnDetails = lazy(() => import('./return-details.tsx'))

const pageOf = (returnId: string) => href('/seller/returns/$returnId', { returnId })

/** What customers send back to the current shop (/seller/returns). */
export function ShopReturnsScreen() {
  const { t } = useTranslation(['returns', 'common'])
  const state = useListState('listShopReturns', { tab: 'status' })
  const hasShops = useActsForPlatform()
  const result = useQuery(returnQueries(useApi()).ofShop(state.query))
  return (
    <ResourceList
      title={t('returns:shop.title')}
      description={t('returns:shop.text')}
      state={state}
      pagination={result.data?.pagination}
      actions={<ListExport query={state.query} file={returnActions.exportOfShop()} name="returns" />}
      filters={<ListFilters state={state} searchLabel={t('returns:search')} />}
      stats={<StatusTabs state={state} counts={result.data?.counts} />}
    >
      <ListTable
        label={t('returns:shop.title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={[
          ...returnColumns(t, { hrefOf: ({ id }) => pageOf(id), people: hasShops ? 'both' : 'buyer' }),
          detailsColumn<ReturnSummary>({ header: t('common:word.actions'), nameOf: ({ orderNumber }) => orderNumber }),
        ]}
        rowLabel={({ orderNumber }) => orderNumber}
        empty={<EmptyState title={t('returns:shop.empty')} message={t('returns:shop.emptyText')} />}
      />
      <RowDetails
        result={result}
        pagination={result.data?.pagination}
        rows={(result.data?.data ?? []).map(({ id, orderNumber }) => ({ id, name: orderNumber }))}
        pageHref={pageOf}
      >
        {(id) => <ReturnDetails returnId={id} side="seller" />}
      </RowDetails>
    </ResourceList>
  )
}

/** A tab of each status; those that go on show how many there are. */
function StatusTabs({ state, counts }: { state: ListState<'listShopReturns'>; counts: ReturnCounts | undefined }) {
  const { t } = useTranslation(['returns', 'common'])
  return (
    <ListTabs
      label={t('common:word.status')}
      currentId={state.filter('status')}
      tabs={[
        { id: '', label: t('common:word.all'), href: state.hrefOfTab('') },
        ...returnStatuses.map((status) => ({
          id: status,
          label: t(`returns:status.${status}`),
          href: state.hrefOfTab(status),
          ...(isReturnOpen(status) && { count: counts?.[status] ?? ('unknown' as const) }),
        })),
      ]}
    />
  )
}
