import type { Category } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { paginationOf } from '../../http/pagination.ts'
import { type CategoryListQuery, countListedProducts, findCategories, findCategory } from './categories.store.ts'
import { toCategory } from './category-view.ts'

/** Whether the caller sees what is switched off. */
const seesInactive = (context: RequestContext) => context.actor?.actsForPlatform ?? false

/** A page of categories; only the platform sees inactive ones. */
export async function listCategories(context: RequestContext, query: CategoryListQuery) {
  const seen = seesInactive(context) ? query : { ...query, isActive: true }
  const isEmpty = query.isActive === false && !seesInactive(context)
  const { rows, total } = isEmpty ? { rows: [], total: 0 } : await findCategories(context.visitor, seen)
  const counts = query.includeStats
    ? await countListedProducts(
        context.visitor,
        rows.map(({ id }) => id),
      )
    : undefined
  return {
    data: rows.map((row) => toCategory(row, counts && (counts.get(row.id) ?? 0))),
    pagination: paginationOf(query.page, query.limit, total),
  }
}

/** One category with how many products of it are on the site. */
export async function readCategory(context: RequestContext, id: string): Promise<Category> {
  const row = found(await findCategory(context.visitor, id))
  found(row.isActive || seesInactive(context) ? row : undefined)
  return toCategory(row, (await countListedProducts(context.visitor, [id])).get(id) ?? 0)
}
