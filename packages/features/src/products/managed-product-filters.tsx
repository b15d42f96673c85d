import { FilterBar } from '@chonoi/ui/filter-bar'
import { SearchField } from '@chonoi/ui/search-field'
import { Select } from '@chonoi/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { categoryQueries } from '../catalog/catalog-queries.ts'
import type { ListState } from '../lists/use-list-state.ts'
import { categoryOptions } from './category-options.ts'

/** Name, category and stock of the managed products; the status has its tabs. */
export function ManagedProductFilters({ state }: { state: ListState }) {
  const { t } = useTranslation(['productManagement', 'common'])
  const { data: categories } = useQuery(categoryQueries(useApi()).active())
  return (
    <FilterBar
      label={t('common:list.filters')}
      search={
        <SearchField
          key={state.search}
          label={t('productManagement:list.search')}
          placeholder={t('productManagement:list.search')}
          defaultValue={state.search}
          onSubmit={(search) => state.setFilters({ search: search.trim() })}
        />
      }
      {...(state.isFiltered && { onClear: state.clear })}
    >
      <Select
        label={t('productManagement:edit.category')}
        value={state.filter('categoryId')}
        onChange={(event) => state.setFilters({ categoryId: event.target.value })}
        options={[{ value: '', label: t('common:word.all') }, ...categoryOptions(categories ?? [])]}
      />
      <Select
        label={t('productManagement:list.stock')}
        value={state.filter('stock')}
        onChange={(event) => state.setFilters({ stock: event.target.value })}
        options={[
          { value: '', label: t('productManagement:list.anyStock') },
          { value: 'in', label: t('productManagement:list.inStock') },
          { value: 'out', label: t('productManagement:list.soldOut') },
        ]}
      />
    </FilterBar>
  )
}
