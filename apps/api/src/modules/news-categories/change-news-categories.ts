import type { BodyOf } from '@chonoi/contract'
import { areWhereSeen, hasCycle, validateNewsCategory } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm, Failure, found, refuseFields } from '../../http/failure.ts'
import { enforceVersion } from '../enforce-version.ts'
import { record } from '../events/record.ts'
import { findPicturesOf } from '../news-media/media.store.ts'
import {
  newsCategoriesReordered,
  newsCategoryCreated,
  newsCategoryDeleted,
  newsCategoryUpdated,
} from './news-categories.events.ts'
import { toNewsCategories } from './news-category-view.ts'
import {
  areCategoriesUsed,
  deleteCategoryRows,
  findCategoriesForUpdate,
  findTenantsOf,
  findTree,
  insertCategory,
  isCategoryOf,
  lockTree,
  type NewsCategoryRow,
  nextPlace,
  placeCategories,
  setActive,
  updateCategoryRow,
} from './news-categories.store.ts'

/**
 * Adds a category after its siblings. Fails with slug.taken, category.not_found when there is no such parent, and
 * upload.unknown when its picture isn't in the tenant's library.
 */
export function createNewsCategory(
  context: RequestContext,
  { parentId = null, imageUrl = null, ...input }: BodyOf<'createNewsCategory'>,
): Promise<NewsCategoryRow> {
  const { tenantId } = context
  const texts = textsOf(input)
  enforceForm(validateNewsCategory, { ...texts, description: texts.description ?? '' })
  return context.transaction(async (queries) => {
    await lockTree(queries, tenantId)
    await enforceParent(queries, tenantId, parentId)
    await enforcePicture(queries, tenantId, imageUrl)
    const sortOrder = await nextPlace(queries, tenantId, parentId)
    const { isActive = true } = input
    const category = await insertCategory(queries, { ...texts, imageUrl, tenantId, parentId, sortOrder, isActive })
    await record(context, queries, newsCategoryCreated(category))
    return category
  })
}

/**
 * Changes what the input names. Fails with category.parent_cycle when it would be put into itself or below itself, and with
 * row.changed when the edited version isn't the stored one.
 */
export function updateNewsCategory(
  context: RequestContext,
  id: string,
  { version, ...input }: BodyOf<'updateNewsCategory'>,
): Promise<NewsCategoryRow> {
  return context.transaction(async (queries) => {
    const [locked] = await lockCategories(queries, [id])
    const before = found(locked)
    await enforceVersion(version, before, async () =>
      found((await toNewsCategories(queries, [before], { of: 'all', isCounted: true }))[0]),
    )
    const texts = textsOf({ ...before, ...input })
    enforceForm(validateNewsCategory, { ...texts, description: texts.description ?? '' })
    const { parentId = before.parentId, imageUrl = before.imageUrl, isActive } = input
    const isMoved = parentId !== before.parentId
    if (isMoved) await enforceMove(queries, before, parentId)
    if (imageUrl !== before.imageUrl) await enforcePicture(queries, before.tenantId, imageUrl)
    const sortOrder = isMoved ? await nextPlace(queries, before.tenantId, parentId) : before.sortOrder
    const category = found(await updateCategoryRow(queries, id, { ...texts, imageUrl, parentId, sortOrder, isActive }))
    await record(context, queries, newsCategoryUpdated(before, category))
    return category
  })
}

/** Removes a category that no article and no other category is in. */
export function deleteNewsCategory(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    const [category] = await lockCategories(queries, [id])
    await removeUnused(context, queries, [found(category)])
  })
}

/** Changes or removes the categories that the caller may change; returns how many. */
export function bulkNewsCategories(
  context: RequestContext,
  { categoryIds, action }: BodyOf<'bulkNewsCategories'>,
): Promise<number> {
  return context.transaction(async (queries) => {
    const categories = await lockCategories(queries, categoryIds)
    if (action === 'delete') {
      await removeUnused(context, queries, categories)
      return categories.length
    }
    const isActive = action === 'activate'
    const changed = categories.filter((category) => category.isActive !== isActive)
    await setActive(
      queries,
      changed.map(({ id }) => id),
      isActive,
    )
    for (const category of changed) await record(context, queries, newsCategoryUpdated(category, { isActive }))
    return changed.length
  })
}

/**
 * Puts categories of the current tenant at their places, all or nothing. Fails with category.moved and the present
 * categories when one isn't where the caller saw it. Concurrent calls take turns.
 */
export function reorderNewsCategories(
  context: RequestContext,
  { items }: BodyOf<'reorderNewsCategories'>,
): Promise<void> {
  const { tenantId } = context
  return context.transaction(async (queries) => {
    await lockTree(queries, tenantId)
    const before = await findTree(queries, tenantId)
    const tree = new Map(before.map((row) => [row.id, row.parentId]))
    const isKnown = items.every(({ id, parentId }) => tree.has(id) && (parentId === null || tree.has(parentId)))
    if (!isKnown) throw new Failure('category.not_found')
    if (!areWhereSeen(before, items)) throw new Failure('category.moved', { details: { current: before } })
    for (const { id, parentId } of items) tree.set(id, parentId)
    if (hasCycle([...tree].map(([id, parentId]) => ({ id, parentId })))) throw new Failure('category.parent_cycle')
    // Of a category that is named twice the last place counts, as in the check for circles.
    const places = [...new Map(items.map((item) => [item.id, item])).values()]
    await placeCategories(queries, tenantId, places)
    await record(context, queries, newsCategoriesReordered(before, places))
  })
}

/** Locks the trees before the rows in them, as whoever reorders a tree does: the other way round they'd block each other. */
async function lockCategories(queries: Queries, ids: readonly string[]): Promise<NewsCategoryRow[]> {
  for (const tenantId of await findTenantsOf(queries, ids)) await lockTree(queries, tenantId)
  return findCategoriesForUpdate(queries, ids)
}

function textsOf(input: { name: string; slug: string; description?: string | null | undefined }) {
  return { name: input.name.trim(), slug: input.slug, description: input.description?.trim() || null }
}

async function enforceParent(queries: Queries, tenantId: string, parentId: string | null): Promise<void> {
  if (parentId && !(await isCategoryOf(queries, tenantId, parentId))) throw new Failure('category.not_found')
}

async function enforcePicture(queries: Queries, tenantId: string, url: string | null): Promise<void> {
  if (url && (await findPicturesOf(queries, tenantId, [url])).length === 0)
    refuseFields([{ field: 'imageUrl', code: 'upload.unknown' }])
}

async function enforceMove(queries: Queries, { id, tenantId }: NewsCategoryRow, parentId: string | null) {
  await enforceParent(queries, tenantId, parentId)
  const tree = await findTree(queries, tenantId)
  if (hasCycle(tree.map((row) => (row.id === id ? { id, parentId } : row)))) throw new Failure('category.parent_cycle')
}

async function removeUnused(context: RequestContext, queries: Queries, categories: readonly NewsCategoryRow[]) {
  const ids = categories.map(({ id }) => id)
  if (ids.length === 0) return
  if (await areCategoriesUsed(queries, ids)) throw new Failure('category.in_use')
  await deleteCategoryRows(queries, ids)
  for (const category of categories) await record(context, queries, newsCategoryDeleted(category))
}
