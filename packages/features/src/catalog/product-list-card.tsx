import { isPastEnd, shownRange } from '@chonoi/domain'
import { FilterBar } from '@chonoi/ui/filter-bar'
import { Select } from '@chonoi/ui/select'
import { SkipLinks } from '@chonoi/ui/skip-links'
import { Stack } from '@chonoi/ui/stack'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useSearchParams } from '../app/navigation.tsx'
import { useApi } from '../app/services.tsx'
import { ListPager } from '../lists/list-pager.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { appliedFilters, withoutFilter } from './applied-filters.ts'
import { useCategories } from './category-queries.ts'
import { ProductFilterButton } from './product-filter-button.tsx'
import { ProductFilterPanel } from './product-filter-panel.tsx'
import { productSorts, sortOf } from './product-filters.ts'
import { ProductGrid, ProductGridSkeleton } from './product-grid-card.tsx'
import { productListQueries } from './product-list-queries.ts'
import { useProductFilters } from './use-product-filters.ts'

const resultsId = 'results'

export interface ProductListProps {
  /** Limits the list to this shop's products. */
  tenantId?: string
  /** Shown instead of the grid when nothing matches. */
  empty: (isFiltered: boolean, clear: () => void) => ReactNode
}

/** Shows products with filters, sort order and pages, all kept in the URL. */
export function ProductList({ tenantId, empty }: ProductListProps) {
  const { t, i18n } = useTranslation(['products', 'common'])
  const api = useApi()
  const search = useSearchParams()
  const state = useProductFilters()
  const { filters } = state
  const categories = useCategories()
  const result = useQuery({ ...productListQueries(api).page(search, tenantId), placeholderData: keepPreviousData })
  const { data: products, pagination, facets } = result.data ?? {}
  const total = pagination?.total ?? 0
  const applied = appliedFilters(
    filters,
    categories.data ?? [],
    i18n.getFixedT(null, 'products'),
    state.searchName === 'search',
  )

  // Where there is nothing to narrow or to sort, nothing offers it.
  const isBare = products?.length === 0 && applied.length === 0

  return (
    <div
      className="catalog-list cn:grid cn:gap-6 cn:lg:not-data-bare:grid-cols-[256px_minmax(0,1fr)] cn:lg:items-start"
      data-bare={isBare || undefined}
    >
      {!isBare && (
        <aside
          // The padding leaves room for focus rings, which the scroll container would clip.
          className="cn:hidden cn:lg:block cn:lg:sticky cn:lg:top-[calc(var(--ds-space-20)_-_var(--ds-space-1))] cn:lg:max-h-[calc(100vh_-_var(--ds-space-24))] cn:lg:overflow-y-auto cn:lg:scroll-py-2 cn:lg:-mt-1 cn:lg:-ms-1 cn:lg:py-1 cn:lg:pr-3 cn:lg:pl-1 cn:lg:[scrollbar-width:thin]"
          aria-label={t('products:filter.title')}
        >
          <h2 className="cn:sr-only">{t('products:filter.title')}</h2>
          <SkipLinks resultsId={resultsId} />
          <ProductFilterPanel facets={facets} />
        </aside>
      )}
      <Stack gap={4} id={resultsId} className="catalog-list-main cn:min-w-0">
        {!isBare && (
          <FilterBar
            label={t('products:filter.title')}
            // Rendered while the result is loading, too.
            className="cn:sm:flex cn:sm:flex-wrap cn:sm:justify-between cn:sm:items-center cn:sm:gap-3 cn:sm:[&>.ui-filter-bar-state]:flex-[1_1_240px] cn:sm:[&>.ui-filter-bar-state]:-order-1 cn:sm:[&>.ui-filter-bar-controls]:ms-auto cn:max-sm:[&_.ui-filter-bar-actions]:col-auto cn:max-sm:[&_.ui-filter-bar-actions>.ui-field]:flex-auto cn:max-sm:[&_.ui-filter-bar-actions>.ui-field]:min-w-0"
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
                  const [sortBy = null, sortOrder = null] = event.target.value.split('.')
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
        )}
        {result.isError && !products ? (
          <QueryFailure result={result} />
        ) : !products || (pagination && isPastEnd(pagination)) ? (
          <ProductGridSkeleton count={12} />
        ) : products.length === 0 ? (
          empty(applied.length > 0, state.clear)
        ) : (
          <div
            className="cn:aria-[busy]:opacity-60 cn:aria-[busy]:transition-opacity cn:aria-[busy]:duration-normal cn:aria-[busy]:ease-standard"
            aria-busy={result.isPlaceholderData || undefined}
          >
            <ProductGrid products={products} label={t('products:list.label')} headingLevel={2} firstCount={4} />
          </div>
        )}
        <ListPager
          pagination={pagination}
          showPage={state.showPage}
          getHref={state.hrefOfPage}
          summary={pagination && t('common:list.range', { ...shownRange(pagination), total })}
        />
      </Stack>
    </div>
  )
}
