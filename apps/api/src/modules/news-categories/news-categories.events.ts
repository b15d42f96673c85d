import type { Event } from '../events/event.ts'
import type { NewsCategoryRow } from './news-categories.store.ts'

const of = ({ id, name, tenantId }: NewsCategoryRow) =>
  ({ values: { name }, entityType: 'news_category', entityId: id, tenantId }) as const

export const newsCategoryCreated = (category: NewsCategoryRow): Event => ({
  audit: { action: 'news_category.create', ...of(category) },
})
export const newsCategoryUpdated = (category: NewsCategoryRow): Event => ({
  audit: { action: 'news_category.update', ...of(category) },
})
export const newsCategoryDeleted = (category: NewsCategoryRow): Event => ({
  audit: { action: 'news_category.delete', ...of(category) },
})
export const newsCategoriesReordered = (count: number): Event => ({
  audit: { action: 'news_category.reorder', values: { count }, entityType: 'news_category', entityId: null },
})
