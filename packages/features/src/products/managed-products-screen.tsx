import { shownRange, href } from '@chonoi/domain'
import { DataTable } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { LinkButton } from '@chonoi/ui/link-button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { type ListState, useListState } from '../lists/use-list-state.ts'
import { managedProductColumns } from './managed-product-columns.tsx'
import { ManagedProductFilters } from './managed-product-filters.tsx'
import { managedProductQueryOf } from './managed-product-query.ts'
import { ManagedProductTabs } from './managed-product-tabs.tsx'
import { managedProductQueries } from './managed-products-queries.ts'

const newHref = { seller: href('/seller/products/new'), admin: href('/admin/products/create') } as const

type Audience = keyof typeof newHref

/** Products in any state: a shop's own (/seller/products), or every shop's, to be approved (/admin/products). */
export function ManagedProductsScreen({ audience }: { audience: Audience }) {
  const { t } = useTranslation(['productManagement', 'common'])
  const api = useApi()
  const state = useListState({ tab: 'status' })
  const hasShops = useActsForPlatform()
  const result = useQuery({
    ...managedProductQueries(api).list(managedProductQueryOf(state)),
    placeholderData: keepPreviousData,
  })
  const { data, pagination } = result.data ?? {}
  return (
    <ResourceList
      title={t(`productManagement:list.title.${audience}`)}
      description={t(`productManagement:list.description.${audience}`)}
      state={state}
      pagination={pagination}
      summary={pagination && t('common:list.range', { ...shownRange(pagination), total: pagination.total })}
      stats={<ManagedProductTabs audience={audience} state={state} />}
      filters={<ManagedProductFilters state={state} />}
      actions={
        <LinkButton href={newHref[audience]} iconStart={<Plus aria-hidden="true" />}>
          {t('productManagement:list.create')}
        </LinkButton>
      }
    >
      <DataTable
        label={t(`productManagement:list.title.${audience}`)}
        columns={managedProductColumns({
          t,
          hasShops,
          hrefOf: (product) => href(`/${audience}/products/$productId`, { productId: product.id }),
        })}
        rows={data ?? []}
        getRowId={(product) => product.id}
        getRowLabel={(product) => product.name}
        sort={state.sort}
        onSort={state.setSort}
        isLoading={result.isFetching}
        empty={<NoProducts audience={audience} state={state} />}
        {...(result.isError && { error: <QueryFailure result={result} /> })}
      />
    </ResourceList>
  )
}

function NoProducts({ audience, state }: { audience: Audience; state: ListState }) {
  const { t } = useTranslation(['productManagement', 'common'])
  if (!state.isFiltered && state.filter('status') === 'PENDING') {
    return (
      <EmptyState
        title={t('productManagement:list.emptyPending')}
        message={t('productManagement:list.emptyPendingHint')}
      />
    )
  }
  if (state.isNarrowed) {
    return <EmptyState title={t('common:state.noResults')} message={t('common:state.noResultsHint')} />
  }
  return (
    <EmptyState
      title={t('productManagement:list.empty')}
      message={t('productManagement:list.emptyHint')}
      action={<LinkButton href={newHref[audience]}>{t('productManagement:list.create')}</LinkButton>}
    />
  )
}
