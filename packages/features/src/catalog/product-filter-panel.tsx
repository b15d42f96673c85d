import type { ProductFacets } from '@chonoi/contract'
import { type ProductCondition, productConditions } from '@chonoi/domain'
import { Checkbox } from '@chonoi/ui/checkbox'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { memo, type ReactNode } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useCategories } from './category-queries.ts'
import { CategoryFilter } from './category-filter.tsx'
import { categoryTree } from './category-tree.ts'
import { PriceFilter } from './price-filter.tsx'
import { PricePresets } from './price-presets.tsx'
import { TagFilter } from './tag-filter.tsx'
import { useProductFilters } from './use-product-filters.ts'

export interface ProductFilterPanelProps {
  facets: ProductFacets | undefined
  /** Called after a choice that leads to another page. */
  onChosen?: () => void
}

function Panel({ facets, onChosen }: ProductFilterPanelProps) {
  const { t } = useTranslation('products')
  const { filters, change } = useProductFilters()
  const categories = useCategories()
  const countOf = new Map(facets?.categories.map(({ id, count }) => [id, count]))
  const countOfCondition = new Map(facets?.conditions.map(({ condition, count }) => [condition, count]))
  /** Shows no count while facets are unknown. */
  const counted = (condition: ProductCondition) => (facets ? ` (${countOfCondition.get(condition) ?? 0})` : '')
  /** A choice that would find nothing isn't offered, unless it is the one in force. */
  const offered = productConditions.filter(
    (condition) => !facets || condition === filters.condition || (countOfCondition.get(condition) ?? 0) > 0,
  )
  return (
    <div className="catalog-filters cn:grid cn:gap-5">
      <FilterGroup title={t('filter.category')}>
        <CategoryFilter tree={categoryTree(categories.data ?? [], countOf, filters.categoryId)} onChosen={onChosen} />
      </FilterGroup>
      <FilterGroup title={t('filter.price')}>
        <PricePresets facets={facets} />
        <PriceFilter facets={facets} />
      </FilterGroup>
      <FilterGroup title={t('filter.condition')}>
        <RadioGroup
          label={t('filter.condition')}
          isLabelHidden
          value={filters.condition ?? ''}
          onChange={(condition) => change({ condition })}
          options={[
            { value: '', label: t('filter.anyCondition') },
            ...offered.map((condition) => ({
              value: condition,
              label: `${t(`condition.${condition}`)}${counted(condition)}`,
            })),
          ]}
        />
      </FilterGroup>
      <FilterGroup title={t('filter.more')}>
        <Checkbox
          label={t('filter.inStock')}
          checked={filters.inStock === true}
          onChange={(event) => change({ inStock: event.target.checked ? 'true' : null })}
        />
        <Checkbox
          label={t('filter.featured')}
          checked={filters.featured === true}
          onChange={(event) => change({ featured: event.target.checked ? 'true' : null })}
        />
      </FilterGroup>
      <FilterGroup title={t('filter.tags')}>
        <TagFilter popular={facets?.tags ?? []} />
      </FilterGroup>
    </div>
  )
}

/** Shows all filters of the product list. Re-renders only when a filter or a count changes. */
export const ProductFilterPanel = memo(Panel)

function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="cn:grid cn:gap-2 cn:not-last:pb-5 cn:not-last:border-b cn:not-last:border-border">
      <h3 className="cn:text-14 cn:font-semibold cn:leading-heading">{title}</h3>
      {children}
    </section>
  )
}
