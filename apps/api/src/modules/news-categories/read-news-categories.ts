import type { NewsCategory, NewsCategoryPage, QueryOf } from '@chonoi/contract'
import { isReservedSlug } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { paginationOf } from '../../http/pagination.ts'
import { findCategory, findCategoryPage, findListedCategoryPage, isCategorySlugTaken } from './news-categories.store.ts'
import { toNewsCategories } from './news-category-view.ts'

type Page = { page: number; limit: number; sortOrder: 'asc' | 'desc' }

/** A page of the current tenant's categories. */
export function listNewsCategories(
  context: RequestContext,
  query: QueryOf<'listNewsCategories'> & Page,
): Promise<NewsCategoryPage> {
  return context.transaction(async (queries) => {
    const { rows, total } = await findCategoryPage(queries, context.tenantId, query)
    const data = await toNewsCategories(queries, rows, { of: 'all', isCounted: query.includeStats ?? false })
    return { data, pagination: paginationOf(query.page, query.limit, total) }
  })
}

/** A page of the categories that readers see. */
export async function listPublicNewsCategories(
  context: RequestContext,
  query: QueryOf<'listPublicNewsCategories'> & Page,
): Promise<NewsCategoryPage> {
  const { visitor } = context
  const { tenantSlug = 'default', includeStats = false } = query
  const { rows, total } =
    query.isActive === false ? { rows: [], total: 0 } : await findListedCategoryPage(visitor, tenantSlug, query)
  const data = await toNewsCategories(visitor, rows, { of: 'listed', isCounted: includeStats })
  return { data, pagination: paginationOf(query.page, query.limit, total) }
}

export function readNewsCategory(context: RequestContext, id: string): Promise<NewsCategory> {
  return context.transaction(async (queries) => {
    const row = found(await findCategory(queries, id))
    const [category] = await toNewsCategories(queries, [row], { of: 'all', isCounted: true })
    return found(category)
  })
}

/** Whether a category of the current tenant could have the slug. */
export async function isCategorySlugFree(context: RequestContext, slug: string, except?: string): Promise<boolean> {
  if (isReservedSlug(slug)) return false
  return !(await context.transaction((queries) => isCategorySlugTaken(queries, context.tenantId, slug, except)))
}
