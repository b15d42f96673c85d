import type { SearchFilters } from '@chonoi/domain'
import { formatMoney, type TFunction } from '@chonoi/i18n'
import type { AppliedFilter } from '@chonoi/ui/filter-bar'
import type { ListedCategory } from './catalog-queries.ts'
import type { FilterChange } from './use-product-filters.ts'

/** The active filters as chips. Each id is the filter's name in the URL, a tag's with the tag. */
export function appliedFilters(
  filters: SearchFilters,
  categories: readonly ListedCategory[],
  t: TFunction<'products'>,
  showsSearch: boolean,
): AppliedFilter[] {
  const { search, categoryId, priceMin, priceMax, condition, inStock, featured, tags } = filters
  const category = categories.find(({ id }) => id === categoryId)
  return [
    ...(showsSearch && search ? [{ id: 'search', label: t('filter.search', { query: search }) }] : []),
    ...(categoryId ? [{ id: 'categoryId', label: category?.name ?? t('filter.category') }] : []),
    ...(priceMin !== null ? [{ id: 'priceMin', label: t('filter.from', { price: formatMoney(priceMin) }) }] : []),
    ...(priceMax !== null ? [{ id: 'priceMax', label: t('filter.upTo', { price: formatMoney(priceMax) }) }] : []),
    ...(condition ? [{ id: 'condition', label: t(`condition.${condition}`) }] : []),
    ...(inStock ? [{ id: 'inStock', label: t('filter.inStock') }] : []),
    ...(featured ? [{ id: 'featured', label: t('filter.featured') }] : []),
    ...tags.map((tag) => ({ id: `tags:${tag}`, label: t('filter.tag', { tag }) })),
  ]
}

/** Returns the change of filters that removes a chip. */
export function withoutFilter(filters: SearchFilters, id: string): FilterChange {
  if (!id.startsWith('tags:')) return { [id]: null }
  return { tags: filters.tags.filter((tag) => `tags:${tag}` !== id) }
}
