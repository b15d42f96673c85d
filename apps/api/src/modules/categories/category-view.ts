import type { Category } from '@chonoi/contract'
import type { CategoryRow } from './categories.store.ts'

export function toCategory(row: CategoryRow, products?: number): Category {
  const { id, version, name, nameEn, slug, description, parentId, sortOrder, isActive, imageUrl } = row
  return {
    ...{ id, version, name, nameEn, slug, description, parentId, sortOrder, isActive, imageUrl },
    ...(products !== undefined && { _count: { products } }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
