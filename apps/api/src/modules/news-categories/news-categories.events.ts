import type { Place } from '@chonoi/domain'
import { changesBetween, changesOfGone, changesOfNew } from '../events/changes.ts'
import { changesOfPlaces } from '../events/changes-of-places.ts'
import type { Event } from '../events/event.ts'
import type { NewsCategoryRow } from './news-categories.store.ts'

const of = ({ id, name, tenantId }: NewsCategoryRow) =>
  ({ values: { name }, entityType: 'news_category', entityId: id, tenantId }) as const

const fields = [...(['name', 'slug', 'parentId', 'description', 'imageUrl', 'sortOrder', 'isActive'] as const)]

export const newsCategoryCreated = (category: NewsCategoryRow): Event => ({
  audit: { action: 'news_category.create', ...of(category), changes: changesOfNew(category, fields) },
})
export const newsCategoryUpdated = (before: NewsCategoryRow, after: Partial<NewsCategoryRow>): Event => ({
  audit: { action: 'news_category.update', ...of(before), changes: changesBetween(before, after, fields) },
})
export const newsCategoryDeleted = (category: NewsCategoryRow): Event => ({
  audit: { action: 'news_category.delete', ...of(category), changes: changesOfGone(category, fields) },
})
export const newsCategoriesReordered = (
  before: Parameters<typeof changesOfPlaces>[0],
  places: readonly Place[],
): Event => ({
  audit: {
    action: 'news_category.reorder',
    ...{ values: { count: places.length }, entityType: 'news_category', entityId: null },
    changes: changesOfPlaces(before, places),
  },
})
