import { shownRange } from '@chonoi/domain'
import { FilterBar } from '@chonoi/ui/filter-bar'
import { Pagination } from '@chonoi/ui/pagination'
import { Select } from '@chonoi/ui/select'
import { Stack } from '@chonoi/ui/stack'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useSearchParams } from '../app/navigation.tsx'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { appliedFilters, withoutFilter } from './applied-filters.ts'
import { categoryQueries } from './catalog-queries.ts'
import { ProductFilterButton } from './product-filter-button.tsx'
import { ProductFilterPanel } from './product-filter-panel.tsx'
import { productSorts, sortOf } from './product-filters.ts'
import { ProductGrid, ProductGridSkeleton } from './product-grid-card.tsx'
import { productListQueries } from './product-list-queries.ts'
import { useProductFilters } from './use-product-filters.ts'

export interface ProductListProps {
  /** Only this shop's products. */
  tenantId?: string
  /** Instead of the grid when nothing matches. */
  empty: (isFiltered: boolean, clear: () => void) => ReactNode
}

/** Products with their filters, order and pages; the address says which. */
export function ProductList({ tenantId, empty }: ProductListProps) {
  const { t, i18n } = useTranslation(['products', 'common'])
  const api = useApi()
  const search = useSearchParams()
  const state = useProductFilters()
  const { filters } = state
  const categories = useQuery(categoryQueries(api).active())
  const result = useQuery({ ...productListQueries(api).page(search, tenantId), placeholderData: keepPreviousData })
  const { data: products, pagination, facets } = result.data ?? {}
  const total = pagination?.total ?? 0
  const applied = appliedFilters(
    filters,
    categories.data ?? [],
    i18n.getFixedT(null, 'products'),
    state.searchName === 'search',
  )

  return (
    <div className="catalog-list">
      <aside className="catalog-list-filters" aria-label={t('products:filter.title')}>
        <h2 className="catalog-list-filters-title">{t('products:filter.title')}</h2>
        <ProductFilterPanel facets={facets} />
      </aside>
      <Stack gap={4} className="catalog-list-main">
        <FilterBar
          label={t('products:filter.title')}
          className="catalog-list-bar"
          applied={applied}
          onRemove={(id) => state.change(withoutFilter(filters, id))}
          {...(applied.length > 0 && { onClear: state.clear })}
          result={pagination && t('products:list.found', { count: total })}
          actions={
            <Select
              label={t('products:sort.label')}
              isLabelHidden
              value={sortOf(filters)}
              onChange={(event) => {
                const [sortBy = 'name', sortOrder = null] = event.target.value.split('.')
                state.change({ sortBy, sortOrder })
              }}
              options={productSorts
                .filter((sort) => sort !== 'relevance' || filters.search !== '')
                .map((value) => ({ value, label: t(`products:sort.${value}`) }))}
            />
          }
        >
          <ProductFilterButton facets={facets} total={total} appliedCount={applied.length} />
        </FilterBar>
        {result.isError && !products ? (
          <QueryFailure result={result} />
        ) : !products ? (
          <ProductGridSkeleton count={12} />
        ) : products.length === 0 ? (
          empty(applied.length > 0, state.clear)
        ) : (
          <div className="catalog-list-products" aria-busy={result.isPlaceholderData || undefined}>
            <ProductGrid products={products} label={t('products:list.label')} headingLevel={2} firstCount={4} />
          </div>
        )}
        {pagination && pagination.totalPages > 1 && (
          <Pagination
            page={pagination.page}
            totalPages={pagination.totalPages}
            getHref={state.hrefOfPage}
            summary={t('common:list.range', { ...shownRange(pagination), total })}
          />
        )}
      </Stack>
    </div>
  )
}
