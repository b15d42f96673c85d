import { defaultSearchFilters, normalizeText, productConditions, type SearchFilters, withTags } from '@chonoi/domain'

/** The sort orders of the list. Relevance needs a search text. */
export const productSorts = [
  'relevance',
  'name.asc',
  'name.desc',
  'price.asc',
  'price.desc',
  'createdAt.desc',
  'rating.desc',
  'sold.desc',
] as const
export type ProductSort = (typeof productSorts)[number]

const columns = ['name', 'price', 'createdAt', 'rating', 'sold', 'relevance'] as const
type SortColumn = (typeof columns)[number]

const cents = (text: string | null): number | null =>
  text !== null && /^\d{1,14}$/.test(text) ? Math.trunc(Number(text) / 100) * 100 : null
const yes = (text: string | null): true | null => (text === 'true' ? true : null)

/** Parses the filters of a URL and ignores invalid ones. `q` is the search page's `search`. */
export function readProductFilters(params: URLSearchParams): SearchFilters {
  const condition = productConditions.find((one) => one === params.get('condition')) ?? null
  const search = normalizeText(params.get('q') ?? params.get('search') ?? '')
    .trim()
    .slice(0, 200)
  // The results of a search come in the order of relevance unless another one is chosen.
  const byDefault = search === '' ? defaultSearchFilters.sortBy : 'relevance'
  const sortBy = columns.find((one) => one === params.get('sortBy')) ?? byDefault
  const categoryId = params.get('categoryId')
  return withTags(
    {
      ...defaultSearchFilters,
      search,
      categoryId: categoryId && /^[0-9a-f-]{36}$/i.test(categoryId) ? categoryId : null,
      priceMin: cents(params.get('priceMin')),
      priceMax: cents(params.get('priceMax')),
      condition,
      inStock: yes(params.get('inStock')),
      featured: yes(params.get('featured')),
      sortBy: sortBy === 'relevance' && search === '' ? defaultSearchFilters.sortBy : sortBy,
      sortOrder: params.get('sortOrder') === 'desc' ? 'desc' : 'asc',
    },
    params.getAll('tags').map((tag) => tag.slice(0, 40)),
  )
}

export function sortColumnOf(filters: SearchFilters): SortColumn {
  return columns.find((one) => one === filters.sortBy) ?? 'name'
}

/** The option of the sort box that matches the filters. */
export function sortOf({ sortBy, sortOrder }: SearchFilters): ProductSort {
  const wanted = sortBy === 'relevance' ? sortBy : `${sortBy}.${sortOrder}`
  return productSorts.find((sort) => sort === wanted) ?? 'name.asc'
}

export function pageOf(params: URLSearchParams): number {
  return Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
}
