import type { BodyOf } from '@chonoi/contract'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { Failure, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { enforceSlug } from '../products/choose-slug.ts'
import { categoryCreated, categoryDeleted, categoryUpdated } from './categories.events.ts'
import {
  type CategoryRow,
  deleteCategoryRow,
  findCategory,
  findCategoryForUpdate,
  insertCategory,
  isAtOrBelow,
  isCategoryUsed,
  lockCategoryTree,
  updateCategoryRow,
} from './categories.store.ts'

/** Adds a category. Fails with slug.taken, category.not_found when there is no such parent. */
export function createCategory(context: RequestContext, input: BodyOf<'createCategory'>): Promise<CategoryRow> {
  enforceSlug(input.slug)
  return context.transaction(async (queries) => {
    await enforceParent(queries, input.parentId)
    const category = await insertCategory(queries, { ...input, name: input.name.trim() })
    await record(context, queries, categoryCreated(category))
    return category
  })
}

/** Changes a category. Fails with category.parent_cycle when it would be put into itself or below itself. */
export function updateCategory(
  context: RequestContext,
  id: string,
  input: BodyOf<'updateCategory'>,
): Promise<CategoryRow> {
  if (input.slug !== undefined) enforceSlug(input.slug)
  return context.transaction(async (queries) => {
    if (input.parentId) await lockCategoryTree(queries)
    found(await findCategory(queries, id))
    await enforceParent(queries, input.parentId)
    if (input.parentId && (await isAtOrBelow(queries, input.parentId, id))) throw new Failure('category.parent_cycle')
    const change = { ...input, ...(input.name !== undefined && { name: input.name.trim() }) }
    const category = found(await updateCategoryRow(queries, id, change))
    await record(context, queries, categoryUpdated(category))
    return category
  })
}

/** Removes a category that no product and no other category is in. */
export function deleteCategory(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    const category = found(await findCategoryForUpdate(queries, id))
    if (await isCategoryUsed(queries, id)) throw new Failure('category.in_use')
    await deleteCategoryRow(queries, id)
    await record(context, queries, categoryDeleted(category))
  })
}

async function enforceParent(queries: Queries, parentId: string | null | undefined) {
  if (parentId && !(await findCategory(queries, parentId))) throw new Failure('category.not_found')
}
