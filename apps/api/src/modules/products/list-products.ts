import type { ProductFacets, QueryOf } from '@chonoi/contract'
import { effectiveRole } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { offsetOf } from '../../http/pagination.ts'
import { findFacets, findListedProducts, isNarrowedAway, type ListedProductFilter } from './listed-products.store.ts'
import { readingsOf, wordsToAsk } from './meant-words.ts'
import { findNameWords } from './product-search.store.ts'
import type { SummaryRow } from './product-views.ts'
import { listManagedProducts } from './read-managed-products.ts'
import { searchWords } from './search-words.ts'

type Query = QueryOf<'listProducts'>
export type ListProductsQuery = Query & { page: number; limit: number } & Required<Pick<Query, 'sortBy' | 'sortOrder'>>

interface ListedPage {
  rows: readonly SummaryRow[]
  total: number
  facets?: ProductFacets
}

/** With fewer answers by names, tags, shops and categories, descriptions are looked through as well. */
const enoughAnswers = 3

/** Lists the public catalogue, the same for every caller. Retries words without a match with spelling corrections. */
export async function listProducts(context: RequestContext, query: ListProductsQuery): Promise<ListedPage> {
  if (query.status && query.status !== 'APPROVED') return listOwnProducts(context, query)
  const { limit, search, sortBy, sortOrder, includeFacets } = query
  const { visitor } = context
  const typed = search?.trim()
  const words = typed ? searchWords(typed) : undefined
  const page = { sortBy, sortOrder, limit, offset: offsetOf(query) }
  let filter: ListedProductFilter = { ...query, search: words && { ...words, isNamed: true } }
  let listed = await findListedProducts(visitor, filter, page)
  if (words && listed.total < enoughAnswers) {
    filter = { ...query, search: words }
    listed = await findListedProducts(visitor, filter, page)
  }
  if (words && listed.total === 0 && !(await isNarrowedAway(visitor, filter, words))) {
    for (const reading of readingsOf(words, await findNameWords(visitor, wordsToAsk(words)))) {
      filter = { ...query, search: reading }
      listed = await findListedProducts(visitor, filter, page)
      if (listed.total > 0) break
    }
  }
  return includeFacets ? { ...listed, facets: await findFacets(visitor, filter) } : listed
}

/** Products that are not on the site are listed only for the people of their shop. */
function listOwnProducts(context: RequestContext, query: ListProductsQuery): Promise<ListedPage> {
  const role = effectiveRole(context.person)
  if (role !== 'SELLER' && role !== 'ADMIN' && role !== 'SUPER_ADMIN') throw new Failure('auth.role_missing')
  const { actsForPlatform, tenantId } = context.person
  if (query.tenantId && query.tenantId !== tenantId && !actsForPlatform) throw new Failure('auth.tenant_forbidden')
  return listManagedProducts(context, { ...query, sortBy: query.sortBy === 'relevance' ? 'sold' : query.sortBy })
}
