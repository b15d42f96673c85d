import type { SearchSuggestions } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { listProducts } from '../products/list-products.ts'
import { searchWords } from '../products/search-words.ts'
import { findCategoriesNamed, findShopsNamed } from './search.store.ts'

/** Suggests products, shops and categories for a search that may be unfinished. */
export async function suggestSearch(
  context: RequestContext,
  { search, limit }: { search: string; limit: number },
): Promise<SearchSuggestions> {
  const words = searchWords(search)
  const { visitor } = context
  const [{ rows }, shops, categories] = await Promise.all([
    listProducts(context, { search, limit, page: 1, sortBy: 'relevance', sortOrder: 'desc' }),
    words.folded.length > 0 ? findShopsNamed(visitor, words, limit) : [],
    words.folded.length > 0 ? findCategoriesNamed(visitor, words, limit) : [],
  ])
  const products = rows.map(({ id, name, slug, priceInCents, imageUrl, imageAlt }) => {
    return { id, name, slug, priceInCents, imageUrl, imageAlt }
  })
  return { products, shops, categories }
}
