import type { Place } from '@chonoi/domain'
import { changesBetween, changesOfGone, changesOfNew } from '../events/changes.ts'
import { changesOfPlaces } from '../events/changes-of-places.ts'
import type { Event } from '../events/event.ts'
import type { CategoryRow } from './categories.store.ts'

const ofCategory = ({ id, name }: CategoryRow) => ({ values: { name }, entityType: 'category', entityId: id }) as const

const fields = [
  ...(['name', 'nameEn', 'slug', 'parentId', 'description', 'imageUrl', 'sortOrder', 'isActive'] as const),
]

export const categoryCreated = (category: CategoryRow): Event => ({
  audit: { action: 'category.create', ...ofCategory(category), changes: changesOfNew(category, fields) },
})
export const categoryUpdated = (before: CategoryRow, after: CategoryRow): Event => ({
  audit: { action: 'category.update', ...ofCategory(after), changes: changesBetween(before, after, fields) },
})
export const categoryDeleted = (category: CategoryRow): Event => ({
  audit: { action: 'category.delete', ...ofCategory(category), changes: changesOfGone(category, fields) },
})
export const categoriesReordered = (before: readonly CategoryRow[], places: readonly Place[]): Event => ({
  audit: {
    action: 'category.reorder',
    ...{ values: { count: places.length }, entityType: 'category', entityId: null },
    changes: changesOfPlaces(before, places),
  },
})
