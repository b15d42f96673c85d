import { href } from '../pages/href.ts'
import { normalizeText } from '../text/normalize-text.ts'
import type { ProductCondition } from '../products/product-status.ts'

/** SEARCH-06 */
export type SearchFilters = {
  readonly search: string
  readonly categoryId: string | null
  /** In cents. */
  readonly priceMin: number | null
  readonly priceMax: number | null
  readonly condition: ProductCondition | null
  readonly inStock: boolean | null
  readonly featured: boolean | null
  readonly tags: readonly string[]
  readonly sortBy: string
  readonly sortOrder: 'asc' | 'desc'
}

export const defaultSearchFilters: SearchFilters = {
  search: '',
  categoryId: null,
  priceMin: null,
  priceMax: null,
  condition: null,
  inStock: null,
  featured: null,
  tags: [],
  sortBy: 'name',
  sortOrder: 'asc',
}

/** SEARCH-09: each tag once, in the order they came. */
export function withTags(filters: SearchFilters, tags: readonly string[]): SearchFilters {
  const trimmed = tags.map((tag) => normalizeText(tag).trim()).filter((tag) => tag !== '')
  return { ...filters, tags: [...new Set(trimmed)] }
}

/** SEARCH-01, SEARCH-04: the address of a search; null when the query is blank. */
export function searchPath(query: string): string | null {
  const trimmed = normalizeText(query).trim()
  return trimmed === '' ? null : href('/search', { query: { q: trimmed } })
}
