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
  const chosen = columns.find((one) => one === params.get('sortBy') && (one !== 'relevance' || search !== ''))
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
      ...(chosen
        ? { sortBy: chosen, sortOrder: params.get('sortOrder') === 'desc' ? 'desc' : 'asc' }
        : firstOrder(search)),
    },
    params.getAll('tags').map((tag) => tag.slice(0, 40)),
  )
}

/**
 * The order until somebody chooses one: what fits a search best, else what sells best, so that the list begins with
 * goods of several shops (by name, the order of the search state and of the API, the first pages are one shop's).
 */
function firstOrder(search: string): Pick<SearchFilters, 'sortBy' | 'sortOrder'> {
  return search === '' ? { sortBy: 'sold', sortOrder: 'desc' } : { sortBy: 'relevance', sortOrder: 'asc' }
}

export function sortColumnOf(filters: SearchFilters): SortColumn {
  return columns.find((one) => one === filters.sortBy) ?? 'sold'
}

/** The option of the sort box that matches the filters. */
export function sortOf({ sortBy, sortOrder }: SearchFilters): ProductSort {
  const wanted = sortBy === 'relevance' ? sortBy : `${sortBy}.${sortOrder}`
  return productSorts.find((sort) => sort === wanted) ?? 'sold.desc'
}

export function pageOf(params: URLSearchParams): number {
  return Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
}
