import type { Event } from '../events/event.ts'
import type { CategoryRow } from './categories.store.ts'

const ofCategory = ({ id, name }: CategoryRow) => ({ values: { name }, entityType: 'category', entityId: id }) as const

export const categoryCreated = (category: CategoryRow): Event => ({
  audit: { action: 'category.create', ...ofCategory(category) },
})
export const categoryUpdated = (category: CategoryRow): Event => ({
  audit: { action: 'category.update', ...ofCategory(category) },
})
export const categoryDeleted = (category: CategoryRow): Event => ({
  audit: { action: 'category.delete', ...ofCategory(category) },
})
