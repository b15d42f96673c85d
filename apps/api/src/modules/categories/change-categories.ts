import type { BodyOf } from '@chonoi/contract'
import { areWhereSeen, hasCycle } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { Failure, found } from '../../http/failure.ts'
import { enforceVersion } from '../enforce-version.ts'
import { record } from '../events/record.ts'
import { enforceSlug } from '../products/choose-slug.ts'
import { refuseUnknownImages } from '../uploads/refuse-unknown-images.ts'
import { toCategory } from './category-view.ts'
import { categoriesReordered, categoryCreated, categoryDeleted, categoryUpdated } from './categories.events.ts'
import {
  type CategoryRow,
  deleteCategoryRow,
  findAllCategories,
  findCategory,
  findCategoryForUpdate,
  insertCategory,
  isAtOrBelow,
  isCategoryUsed,
  lockCategoryTree,
  placeCategories,
  updateCategoryRow,
} from './categories.store.ts'

/** Adds a category. Fails with slug.taken, category.not_found when there is no such parent. */
export function createCategory(context: RequestContext, input: BodyOf<'createCategory'>): Promise<CategoryRow> {
  enforceSlug(input.slug)
  return context.transaction(async (queries) => {
    await enforceParent(queries, input.parentId)
    await refuseUnknownImages(context, queries, [{ field: 'imageUrl', url: input.imageUrl }])
    const category = await insertCategory(queries, {
      ...input,
      name: input.name.trim(),
      nameEn: input.nameEn?.trim() ?? null,
    })
    await record(context, queries, categoryCreated(category))
    return category
  })
}

/**
 * Changes what the input names. Fails with category.parent_cycle when it would be put into itself or below itself, and with
 * row.changed when the edited version isn't the stored one.
 */
export function updateCategory(
  context: RequestContext,
  id: string,
  { version, ...input }: BodyOf<'updateCategory'>,
): Promise<CategoryRow> {
  if (input.slug !== undefined) enforceSlug(input.slug)
  return context.transaction(async (queries) => {
    if (input.parentId) await lockCategoryTree(queries)
    const before = found(await findCategoryForUpdate(queries, id))
    await enforceVersion(version, before, () => toCategory(before))
    await enforceParent(queries, input.parentId)
    if (input.parentId && (await isAtOrBelow(queries, input.parentId, id))) throw new Failure('category.parent_cycle')
    const image = { field: 'imageUrl', url: input.imageUrl, before: [before.imageUrl] }
    await refuseUnknownImages(context, queries, [image])
    const { name, nameEn } = input
    const change = {
      ...input,
      ...(name !== undefined && { name: name.trim() }),
      ...(nameEn && { nameEn: nameEn.trim() }),
    }
    const category = found(await updateCategoryRow(queries, id, change))
    await record(context, queries, categoryUpdated(before, category))
    return category
  })
}

/**
 * Puts categories at their places, all or nothing. Fails with category.moved and the present categories when one isn't where
 * the caller saw it.
 */
export function reorderCategories(context: RequestContext, { items }: BodyOf<'reorderCategories'>): Promise<void> {
  return context.transaction(async (queries) => {
    await lockCategoryTree(queries)
    const present = await findAllCategories(queries)
    const rows = new Map(present.map((row) => [row.id, row]))
    const isKnown = items.every(({ id, parentId }) => rows.has(id) && (parentId === null || rows.has(parentId)))
    if (!isKnown) throw new Failure('category.not_found')
    if (!areWhereSeen(present, items))
      throw new Failure('category.moved', { details: { current: present.map((row) => toCategory(row)) } })
    const parents = new Map(present.map(({ id, parentId }) => [id, parentId]))
    for (const { id, parentId } of items) parents.set(id, parentId)
    if (hasCycle([...parents].map(([id, parentId]) => ({ id, parentId })))) throw new Failure('category.parent_cycle')
    // Of a category that is named twice the last place counts, as in the check for circles.
    const places = [...new Map(items.map((item) => [item.id, item])).values()]
    await placeCategories(queries, places)
    await record(context, queries, categoriesReordered(present, places))
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
